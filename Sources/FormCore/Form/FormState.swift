import Foundation
import Observation

/// What a form knows beside its values: the counts of its fields, and the work a change leaves.
///
/// The fields keep their own state and tell this one what they add to the form's. A change is an
/// **update**: values are written first, then the rules of the marked fields run, then the counts
/// are taken, and only then are readers told. Nobody ever sees a form between two states.
///
///     update ─ write ─┬─ own rules ─ shared rules ─ asynchronous rules ─ conclude ─┬─ announce
///                     └──────────── again, while rules wrote something ────────────┘
@MainActor final class FormState: Observable {
  let clock: any Clock<Duration>
  /// Kept here so that a handle to one field keeps the values alive.
  var root: FieldGroup?
  /// The model that rules look at. It does not keep this; kept here, it lives as long.
  var declaringModel: AnyObject?

  var phase = SubmitPhase.idle {
    didSet { if phase != oldValue { announce(\.phase) } }
  }
  var showing = ShowingPolicy.lateThenLive {
    didSet { showingDidChange(from: oldValue) }
  }
  var messages = Messages.current {
    didSet { announce(\.messages) }
  }
  /// In which texts are laid out while they are typed.
  var locale = Locale.current
  var isFollowingLocale = false
  var focusRequest: FocusRequest? {
    didSet { announce(\.focusRequest) }
  }
  /// Counts the requests for the focus, also over a reset.
  var requestNumber = 0
  var formIssues: [Issue] = [] {
    didSet { announce(\.summaryMark) }
  }
  private var whole = Whole()
  /// Whether values differ from the initial ones outside of every field.
  var isDirtyElsewhere = false
  /// Whether nothing was edited since the last submission succeeded.
  var isSubmitted = false {
    didSet { if isSubmitted != oldValue { announce(\.isSubmitted) } }
  }
  /// Read in the stead of all values, and of the summary.
  private(set) var valuesMark = false
  private(set) var summaryMark = false

  /// How often own rules, and comparisons, ran: what tests count in the stead of time.
  var rulesRun = 0
  var comparisons = 0

  var tally = Tally()
  /// Whether an action runs, also one that a reset has given up.
  var isActionRunning = false
  /// Counts submissions and resets: what was begun under another number is given up.
  var submissionNumber = 0
  var actionTask: Task<Void, any Error>?
  /// Counts changes of values.
  private(set) var editNumber = 0

  /// Each says whether who set it is still there; one that is not is dropped.
  var submitHandlers: [ObjectIdentifier: @MainActor () -> Bool] = [:]
  var changeHandlers: [ObjectIdentifier: @MainActor () -> Bool] = [:]
  private let registrar = ObservationRegistrar()
  private var depth = 0
  private var queue: [FieldState] = []
  private var haveValuesChanged = false
  private var hasSummaryChanged = false
  private var lastNumber = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Rules that write to fields whose rules write may go round; one round is enough for all others.
  static let maximumRoundsPerUpdate = 50

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  func nextID() -> FieldID {
    lastNumber += 1
    return FieldID(form: ObjectIdentifier(self), number: lastNumber)
  }
}

// MARK: Reading

extension FormState {
  func observed<Member>(_ path: KeyPath<FormState, Member>) -> Member {
    registrar.access(self, keyPath: path)
    return self[keyPath: path]
  }

  func announce<Member>(_ path: KeyPath<FormState, Member>) {
    registrar.willSet(self, keyPath: path)
    registrar.didSet(self, keyPath: path)
  }

  /// All fields in the form's own order, with the rows of a list after the list.
  var fields: [FieldState] {
    var all: [FieldState] = []
    root?.collect(into: &all)
    return all
  }
}

// MARK: Updating

extension FormState {
  func update<Result>(_ body: () -> Result) -> Result {
    depth += 1
    defer {
      if depth == 1 { settle() }
      depth -= 1
    }
    return body()
  }

  func enqueue(_ state: FieldState) {
    guard !state.isQueued else { return }
    state.isQueued = true
    queue.append(state)
  }

  func valuesDidChange() {
    haveValuesChanged = true
    if !isFollowingLocale { editNumber += 1 }
  }

  func summaryDidChange() { hasSummaryChanged = true }

  /// Called at depth 1, so that what rules write is taken up by the next round.
  private func settle() {
    var concluded: [FieldState] = []
    var round = 0
    while !queue.isEmpty {
      round += 1
      guard round <= Self.maximumRoundsPerUpdate else {
        queue.forEach { $0.isQueued = false }
        queue = []
        Report.misuse("The rules of a form write to its fields without end. Rules only read.")
        break
      }
      concluded += runRound()
    }
    announceAll(concluded)
  }

  /// Does the work that is marked by now; what is marked meanwhile is the next round's.
  private func runRound() -> [FieldState] {
    var batch = takeQueue()
    for state in batch where state.running.contains(.ownRules) {
      state.checkOwnRules()
      for dependent in state.dependents.compactMap(\.object) where !dependent.isDetached {
        if dependent.running.isEmpty { batch.append(dependent) }
        dependent.running.insert(.sharedRules)
      }
    }
    for state in batch {
      if !state.running.isDisjoint(with: [.ownRules, .sharedRules]) {
        state.checkConditions()
        state.checkSharedRules()
      }
      state.refreshDirty()
    }
    for state in batch { state.askAsynchronousRules(hurry: false) }
    for state in batch {
      state.running = []
      state.conclude()
    }
    return batch
  }

  private func takeQueue() -> [FieldState] {
    let taken = queue
    queue = []
    for state in taken {
      state.isQueued = false
      state.running = state.isDetached ? [] : state.work
      state.work = []
    }
    return taken.filter { !$0.running.isEmpty }
  }

  private func announceAll(_ concluded: [FieldState]) {
    let old = whole
    takeTally()
    let haveValues = haveValuesChanged
    let hasSummary = hasSummaryChanged
    haveValuesChanged = false
    hasSummaryChanged = false
    if haveValues, !isFollowingLocale { isSubmitted = false }

    concluded.forEach { $0.announceChanges() }
    announceWhole(insteadOf: old)
    if hasSummary { announce(\.summaryMark) }
    if haveValues {
      announce(\.valuesMark)
      for (id, handler) in changeHandlers where !handler() { changeHandlers[id] = nil }
    }
    resumeWaiters()
  }
}

// MARK: The form as a whole

extension FormState {
  /// What the counts say.
  struct Whole: Equatable {
    var validity = Validity.valid
    var isDirty = false
    var isPending = false
    var isTouched = false
  }

  var validity: Validity { whole.validity }
  var isDirty: Bool { whole.isDirty }
  var isPending: Bool { whole.isPending }
  var isTouched: Bool { whole.isTouched }

  private func takeTally() {
    whole = Whole(
      validity: tally.invalid > 0 ? .invalid : tally.pending > 0 ? .pending : .valid,
      isDirty: tally.dirty > 0 || isDirtyElsewhere, isPending: tally.pending > 0,
      isTouched: tally.touched > 0)
  }

  private func announceWhole(insteadOf old: Whole) {
    if whole.validity != old.validity { announce(\.validity) }
    if whole.isDirty != old.isDirty { announce(\.isDirty) }
    if whole.isPending != old.isPending { announce(\.isPending) }
    if whole.isTouched != old.isTouched { announce(\.isTouched) }
  }
}

// MARK: Waiting

extension FormState {
  /// Returns once the condition holds after an update, or at a cancellation.
  func wait(until condition: () -> Bool) async {
    while !condition(), !Task.isCancelled {
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiters.append($0) }
      } onCancel: {
        Task { @MainActor in self.resumeWaiters() }
      }
    }
  }

  func resumeWaiters() {
    let resumed = waiters
    waiters = []
    resumed.forEach { $0.resume() }
  }
}

// MARK: Showing

extension FormState {
  private func showingDidChange(from old: ShowingPolicy) {
    guard showing != old else { return }
    announce(\.showing)
    update { root?.markAll(.conclusion) }
  }
}
