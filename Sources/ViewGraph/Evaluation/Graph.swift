/// All the nodes of one screen, and the passes that bring them up to date.
///
/// A pass runs in rounds: dirty nodes by depth, then containers whose children changed, then what
/// waited for the end of the pass (`onChange`, `onAppear`). Each node runs at most once a round;
/// what is marked again waits for the next one.
///
/// Main thread only; what is `nonisolated(unsafe)` is reached by writes to sources, which are not bound
/// to the main actor and have found their way to its thread (`MainThread.run`).
@MainActor package final class Graph {
  /// Past this many rounds a pass is taken for a cycle. SwiftUI's own chains of `onChange` rarely
  /// pass three; 50 leaves room for a wizard that settles step by step.
  package static let maximumRoundsPerPass = 50

  /// Called when something is marked outside a pass, at most once until the pass ran.
  package var needsPass: (() -> Void)?
  /// Takes reports for the developer: a cycle, a misuse.
  package var report: (String) -> Void = { Reports.print($0) }
  /// Bodies run since the graph was made; benchmarks and tests read the difference.
  package var evaluations = 0

  /// What the writes that happen now carry along: the transaction of an animated change.
  package nonisolated(unsafe) static var carried: AnyObject?
  /// What the writes that led to the last pass carried; nil when none did.
  package private(set) nonisolated(unsafe) var carriedByPass: AnyObject?
  private nonisolated(unsafe) var carriedByNextPass: AnyObject?
  /// How many passes had something to do.
  package private(set) var passes = 0

  /// Whoever runs this graph; nodes reach their host through it.
  package unowned(unsafe) let owner: AnyObject

  private nonisolated(unsafe) var announced: [Source] = []
  private nonisolated(unsafe) var queue = DirtyQueue()
  private nonisolated(unsafe) var nextRound: [Node] = []
  private nonisolated(unsafe) var isSettling = false
  private nonisolated(unsafe) var isPassRequested = false
  private nonisolated(unsafe) var batchDepth = 0
  private var ran: [Node] = []
  private var restructured: [Node] = []
  private var afterPass: [() -> Void] = []

  package init(owner: AnyObject) {
    self.owner = owner
    MainThread.remember()
  }

  /// Whether anything waits for a pass.
  package var isDirty: Bool {
    !announced.isEmpty || !queue.isEmpty || !nextRound.isEmpty || !afterPass.isEmpty
      || !restructured.isEmpty
  }

  /// Runs the closure once the tree stands, before the pass ends.
  package func afterPass(_ action: @escaping () -> Void) {
    afterPass.append(action)
    requestPass()
  }

  /// Notes that a container's children have to be collected anew.
  package func restructure(_ node: Node) {
    guard !node.flags.contains(.restructured) else { return }
    node.flags.insert(.restructured)
    restructured.append(node)
    requestPass()
  }

  /// Runs a closure whose writes need no pass of their own, since one follows at once.
  package func batch<Result>(_ body: () -> Result) -> Result {
    batchDepth += 1
    defer { batchDepth -= 1 }
    return body()
  }

  /// Notes that a source is about to change; its readers are marked when the pass begins, when the
  /// change has happened.
  package nonisolated func announce(changeOf source: Source) {
    takeCarried()
    guard !announced.contains(where: { $0 === source }) else { return }
    announced.append(source)
    requestPass()
  }

  nonisolated func enqueue(_ node: Node) {
    if isSettling, node.flags.contains(.ran) {
      nextRound.append(node)
    } else {
      queue.insert(node)
    }
    requestPass()
  }

  /// Notes what the change that is being marked carries along.
  nonisolated func takeCarried() {
    guard let carried = Self.carried else { return }
    if isSettling { carriedByPass = carried } else { carriedByNextPass = carried }
  }

  private nonisolated func requestPass() {
    guard !isSettling, batchDepth == 0, !isPassRequested else { return }
    isPassRequested = true
    MainActor.assumeIsolated { needsPass?() }
  }

  /// Runs rounds until nothing is marked.
  package func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer {
      isSettling = false
      isPassRequested = false
    }
    if isDirty { begin() }
    var rounds = 0
    while isDirty {
      rounds += 1
      guard rounds <= Self.maximumRoundsPerPass else { return abandon() }
      runRound()
    }
  }

  private func begin() {
    passes += 1
    carriedByPass = carriedByNextPass
    carriedByNextPass = nil
  }

  private func runRound() {
    let sources = announced
    announced.removeAll(keepingCapacity: true)
    for source in sources { source.markReaders() }
    while let node = queue.popFirst() { run(node) }
    syncRestructured()
    for node in ran { node.flags.remove(.ran) }
    ran.removeAll(keepingCapacity: true)
    let again = nextRound
    nextRound.removeAll()
    for node in again where node.isMounted { queue.insert(node) }
    guard again.isEmpty else { return }
    let actions = afterPass
    afterPass.removeAll()
    for action in actions { action() }
  }

  private func run(_ node: Node) {
    guard node.isMounted, node.flags.contains(.dirty) else { return }
    markRan(node)
    node.evaluate()
  }

  /// Called by a node before it runs a body, whether marked or evaluated from above.
  package func willRun(_ node: Node) {
    evaluations += 1
    markRan(node)
  }

  private func markRan(_ node: Node) {
    node.flags.remove(.dirty)
    guard isSettling, !node.flags.contains(.ran) else { return }
    node.flags.insert(.ran)
    ran.append(node)
  }

  private func syncRestructured() {
    while !restructured.isEmpty {
      let nodes = restructured
      restructured.removeAll(keepingCapacity: true)
      for node in nodes {
        node.flags.remove(.restructured)
        if node.isMounted { node.syncChildren() }
      }
    }
  }

  /// Gives up on a pass that does not settle and says which views kept changing.
  private func abandon() {
    let nodes = queue.removeAll() + nextRound
    nextRound.removeAll()
    afterPass.removeAll()
    for node in nodes { node.flags.remove(.dirty) }
    let names = Set(nodes.map(\.label)).sorted().prefix(5).joined(separator: ", ")
    let culprit = names.isEmpty ? "an onChange or onAppear action" : names
    report(
      "The view does not settle: \(culprit) still changed after \(Self.maximumRoundsPerPass) rounds."
        + " Look for a body or an onChange that writes what it reads.")
  }
}
