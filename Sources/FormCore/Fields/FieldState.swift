import Foundation
import Observation

/// The state of one field apart from its value and rules, which a ``FieldNode`` adds.
///
/// Each field is an object of its own to observe: who reads the issues of one field is told when
/// those change, and at nothing else. What is stored here as current was computed by the last
/// update; the recorded part is what the person did.
@MainActor class FieldState: Observable {
  let id: FieldID
  unowned let form: FormState
  unowned let group: FieldGroup

  // Declared.
  var label: String?
  var givenName: String?
  var showing: ShowingPolicy?
  var isSecret = false
  /// How the text is laid out while it is typed, in the form's locale.
  var format: (any TextFormat)?
  /// Fields whose rules look at this one.
  private(set) var dependents: [Weak<FieldState>] = []
  private var dependentsBeforePruning = 16
  /// Fields whose value this one's is a part of, and the other way round.
  var containers: [Weak<FieldState>] = []
  var parts: [Weak<FieldState>] = []
  /// The text of this secret, or the secret whose text this is. See ``speaker``.
  weak var text: FieldState?
  weak var secret: FieldState?
  /// When the field counts.
  private var conditions: [@MainActor () -> Bool] = []
  /// Of the conditions that may be added once only.
  private var conditionNames: Set<String> = []

  // Recorded.
  /// Why the field does not count; it does while there is no reason.
  var absence: Absence = []
  var isTouched = false
  var isChanged = false
  var isTried = false
  /// Whether the value was changed since a submission took it along.
  var isChangedSinceSent = false
  var serverIssues: [Issue] = []
  /// What stands in the field stands for no value, so that there is nothing for rules to look at.
  var entryIssue: Issue?
  /// The text that stands for no value, for a view of the field that comes later.
  var entryText: String?

  // Current.
  private(set) var issues: [Issue] = []
  private(set) var shownIssues: [Issue] = []
  private(set) var validity = Validity.valid
  private(set) var isPending = false
  var isDirty = false {
    didSet { if isDirty != oldValue { changes.insert(.dirty) } }
  }
  /// Whether rules that look at this field alone fail: then rules shared with others wait.
  var hasOwnErrors = false
  /// Read in the stead of the value, which is the form's.
  private(set) var valueMark = false

  // Bookkeeping of an update.
  /// What is to be done in the next round, and what is being done in this one.
  var work: Work = []
  var running: Work = []
  var isQueued = false
  /// Whether the row was removed; its group may be gone while this is still in the queue.
  private(set) var isDetached: Bool
  var changes: Changes = []
  private var added = Tally()
  private let registrar = ObservationRegistrar()

  init(form: FormState, group: FieldGroup, id: FieldID?) {
    self.form = form
    self.group = group
    self.id = id ?? form.nextID()
    isDetached = group.isDetached
  }

  /// The rows of this field, if it is a list whose rows have fields.
  var rows: (any RowList)? { nil }
  /// Under which a server's answer may speak of the field.
  var name: String? { givenName }
  /// Whether a rule demands an answer.
  var isRequired: Bool { false }
  /// The issues of the rules, in their order.
  var ruleIssues: [Issue] { [] }
  var isAwaitingAnswer: Bool { false }

  // What a field without rules need not do.
  func checkOwnRules() {}
  func checkSharedRules() {}
  func askAsynchronousRules(hurry: Bool) {}
  func cancelAsynchronousRules() {}
  func refreshDirty() {}
  func follow(_ locale: Locale) {}

  /// A part of the value was written.
  func partDidChange() {
    changes.insert(.value)
    isChangedSinceSent = true
    serverIssues = []
    mark(.ownRules)
  }
  /// What tells the field that its value changed, if it has by then.
  func watch() -> () -> Void { {} }
}

// MARK: Reading

extension FieldState {
  func observed<Member>(_ path: KeyPath<FieldState, Member>) -> Member {
    registrar.access(self, keyPath: path)
    return self[keyPath: path]
  }

  /// The name with those of the lists around it and the number of the row: "phones.0.number".
  var fullName: String? {
    guard let name else { return nil }
    guard let list = group.list else { return name }
    guard let listName = list.fullName, let number = group.number else { return nil }
    return "\(listName).\(number).\(name)"
  }

  var isActive: Bool { absence.isEmpty }
  var isEnabled: Bool { !absence.contains(.disabled) }

  /// Whether the field counts: neither it nor what it is part of is hidden or disabled.
  var counts: Bool {
    isActive && containers.allSatisfy { $0.object?.isActive ?? true }
      && (group.list?.counts ?? true)
  }

  var isShowing: Bool {
    let policy = showing ?? group.list?.showing ?? form.showing
    return policy.isShowing(touched: isTouched, changed: isChanged, tried: isTried)
  }
}

// MARK: Dependents

extension FieldState {
  /// - Parameter name: A condition with a name that is there already is not added again.
  func addCondition(
    named name: String? = nil, on inputs: [FieldState], _ condition: @escaping @MainActor () -> Bool
  ) {
    if let name, !conditionNames.insert(name).inserted { return }
    form.update {
      conditions.append(condition)
      for input in inputs where input !== self { input.addDependent(self) }
      mark(.sharedRules)
    }
  }

  func checkConditions() {
    if !conditions.isEmpty { setAbsent(!conditions.allSatisfy { $0() }, .byCondition) }
  }

  /// Forgets those of removed rows whenever their number has doubled, so that they never pile up.
  func addDependent(_ state: FieldState) {
    if dependents.count >= dependentsBeforePruning {
      dependents.removeAll { $0.object == nil }
      dependentsBeforePruning = max(16, 2 * dependents.count)
    }
    dependents.append(Weak(object: state))
  }
}

// MARK: Updating

extension FieldState {
  func mark(_ work: Work) {
    self.work.formUnion(work)
    form.enqueue(self)
  }

  /// Marks what shares this field's place in the form, too.
  func markAll(_ work: Work) {
    mark(work)
    parts.forEach { $0.object?.markAll(work) }
    rows?.markAll(work)
  }

  /// Forgets what was done to the field, its parts and its rows.
  func forgetAll() {
    forgetWhatWasDone()
    rows?.forgetWhatWasDone()
    parts.forEach { $0.object?.forgetAll() }
  }

  func forgetWhatWasDone() {
    if isTouched { changes.insert(.touched) }
    isTouched = false
    isChanged = false
    isTried = false
    serverIssues = []
    forgetEntry()
    cancelAsynchronousRules()
    mark(.ownRules)
  }

  /// Takes the result of the rules as the field's current state.
  func conclude() {
    text?.mark(.conclusion)
    let isCounting = counts
    set(\.issues, to: whatIsToBeSaid, .issues)
    set(\.shownIssues, to: isShowing && isCounting ? issues : [], .shownIssues)
    set(\.isPending, to: awaitsAnswer, .pending)
    set(\.validity, to: isCounting ? currentValidity : .valid, .validity)
    if changes.contains(.shownIssues) { form.summaryDidChange() }
    add(
      Tally(
        invalid: validity == .invalid ? 1 : 0,
        pending: isCounting && isPending ? 1 : 0,
        dirty: isDirty && group.list == nil ? 1 : 0,
        touched: isTouched ? 1 : 0))
  }

  /// Leaves the form for good, with its row.
  func leave() {
    isDetached = true
    cancelAsynchronousRules()
    if !shownIssues.isEmpty { form.summaryDidChange() }
    add(Tally())
    rows?.leave()
  }

  private var currentValidity: Validity {
    issues.contains(where: \.isBlocking) ? .invalid : isPending ? .pending : .valid
  }

  private func add(_ tally: Tally) {
    form.tally.replace(added, by: tally)
    added = tally
  }

  private func set<Member: Equatable>(
    _ path: ReferenceWritableKeyPath<FieldState, Member>, to value: Member, _ change: Changes
  ) {
    guard self[keyPath: path] != value else { return }
    self[keyPath: path] = value
    changes.insert(change)
  }
}

// MARK: Announcing

extension FieldState {
  struct Work: OptionSet {
    let rawValue: UInt8
    static let ownRules = Work(rawValue: 1)
    static let sharedRules = Work(rawValue: 2)
    static let conclusion = Work(rawValue: 4)
  }

  /// Who says that a field does not count.
  struct Absence: OptionSet {
    let rawValue: UInt8
    static let byHand = Absence(rawValue: 1)
    static let byCondition = Absence(rawValue: 2)
    static let disabled = Absence(rawValue: 4)
  }

  struct Changes: OptionSet {
    let rawValue: UInt16
    static let value = Changes(rawValue: 1)
    static let issues = Changes(rawValue: 2)
    static let shownIssues = Changes(rawValue: 4)
    static let validity = Changes(rawValue: 8)
    static let pending = Changes(rawValue: 16)
    static let dirty = Changes(rawValue: 32)
    static let touched = Changes(rawValue: 64)
    static let active = Changes(rawValue: 128)
    static let label = Changes(rawValue: 256)
    static let rows = Changes(rawValue: 512)
  }

  func announceChanges() {
    let changes = changes
    self.changes = []
    if changes.contains(.value) { announce(\.valueMark) }
    if changes.contains(.issues) { announce(\.issues) }
    if changes.contains(.shownIssues) { announce(\.shownIssues) }
    if changes.contains(.validity) { announce(\.validity) }
    if changes.contains(.pending) { announce(\.isPending) }
    if changes.contains(.dirty) { announce(\.isDirty) }
    if changes.contains(.touched) { announce(\.isTouched) }
    if changes.contains(.active) {
      announce(\.isActive)
      announce(\.isEnabled)
    }
    if changes.contains(.label) { announce(\.label) }
    if changes.contains(.rows) { announce(\.rowsMark) }
  }

  /// Read in the stead of the ids of the rows.
  var rowsMark: Bool { false }

  private func announce<Member>(_ path: KeyPath<FieldState, Member>) {
    registrar.willSet(self, keyPath: path)
    registrar.didSet(self, keyPath: path)
  }
}
