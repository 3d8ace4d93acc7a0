import Foundation

/// A field with its place in the root, its rules and what they last said.
///
/// Invariant: `outcomes` has an entry per rule.
final class FieldNode<Root, Value: Equatable>: TableField<Root> {
  let path: WritableKeyPath<Root, Value>
  unowned let table: FieldTable<Root>
  var rules: [Rule<Root, Value>] = []
  var outcomes: [[Issue]] = []
  var inquiries: [Int: Inquiry] = [:]
  /// The normalised value that asynchronous rules were last asked about.
  var asked: Value?
  var lastGeneration = 0
  var list: (any ListOfRows<Value>)?
  /// The standard steps, which a raw text goes without, and those of the author behind them.
  private var standardSteps = Normalization<Value>.standard
  private var addedSteps: [Normalization<Value>] = []
  private var normalizedValue: Value?

  init(_ path: WritableKeyPath<Root, Value>, in table: FieldTable<Root>, id: FieldID?) {
    self.path = path
    self.table = table
    let offset = MemoryLayout<Root>.offset(of: path)
    super.init(extent: offset.map { $0..<$0 + MemoryLayout<Value>.size }, in: table, id: id)
    isSecret = Value.self is any SecretValue.Type
  }

  override var rows: (any RowList)? { list }

  override var name: String? { givenName ?? FieldName.of(path) }

  override var anyValue: Any { current }

  var current: Value { table.storage.read { $0[keyPath: path] } }

  var initial: Value { table.storage.readInitial { $0[keyPath: path] } }

  deinit { inquiries.values.forEach { $0.task.cancel() } }

  // MARK: Rules

  override var isRequired: Bool { rules.contains(where: \.refusesEmpty) }

  override var ruleIssues: [Issue] { outcomes.flatMap { $0 } }

  override var isAwaitingAnswer: Bool { inquiries.values.contains(where: \.isRunning) }

  override func checkOwnRules() { runOwnRules() }

  override func checkSharedRules() { runSharedRules() }

  override func askAsynchronousRules(hurry: Bool) { ask(hurry: hurry) }

  override func cancelAsynchronousRules() { forgetAnswers() }

  // MARK: Normalisation

  /// The value as rules and the submission see it. Kept only where there is something to put in
  /// order: a second reference to a long list would make the next write copy it.
  var normalized: Value {
    guard hasNormalizations else { return current }
    if let normalizedValue { return normalizedValue }
    let value = normalize(current)
    normalizedValue = value
    return value
  }

  private var hasNormalizations: Bool {
    format != nil || !standardSteps.isEmpty || !addedSteps.isEmpty
  }

  /// The steps in their order, then what counts in the field's format.
  func normalize(_ value: Value) -> Value {
    let standard = standardSteps.reduce(value) { $1.apply($0) }
    let value = addedSteps.reduce(standard) { $1.apply($0) }
    guard let format, let text = value as? String, !text.isEmpty else { return value }
    return format.value(of: text) as? Value ?? value
  }

  func setFormat(_ format: any TextFormat) {
    self.format = format
    normalizedValue = nil
    form.update { mark(.ownRules) }
  }

  /// Keeps the value out of drafts and takes it as it is, but for what the author puts in order.
  func keepSecret() {
    isSecret = true
    setSteps(standard: [], added: addedSteps)
  }

  func takeRaw() { setSteps(standard: [], added: []) }

  func add(_ steps: [Normalization<Value>]) {
    setSteps(standard: standardSteps, added: addedSteps + steps)
  }

  private func setSteps(standard: [Normalization<Value>], added: [Normalization<Value>]) {
    standardSteps = standard
    addedSteps = added
    normalizedValue = nil
    form.update { mark(.ownRules) }
  }

  // MARK: Changes

  func valueDidChange(from old: Value, isEdit: Bool) {
    normalizedValue = nil
    forgetEntry()
    changes.insert(.value)
    if isEdit {
      isChanged = true
      isChangedSinceSent = true
      serverIssues = []
    }
    mark(.ownRules)
    list?.valueDidChange(from: old, to: current, isEdit: isEdit)
  }

  override func partDidChange() {
    normalizedValue = nil
    isChanged = true
    super.partDidChange()
  }

  override func watch() -> () -> Void {
    let old = current
    return { [self] in
      form.comparisons += 1
      if !isSame(current, old) { valueDidChange(from: old, isEdit: true) }
    }
  }

  override func rootDidChange(from old: Root, to new: Root, isEdit: Bool) {
    let oldValue = old[keyPath: path]
    form.comparisons += 1
    guard !isSame(oldValue, new[keyPath: path]) else { return }
    valueDidChange(from: oldValue, isEdit: isEdit)
  }

  override func refreshDirty() {
    if let list {
      isDirty = list.isDirty
    } else {
      form.comparisons += 1
      isDirty =
        entryIssue != nil
        || table.storage.read { root in
          table.storage.readInitial { !isSame(root[keyPath: path], $0[keyPath: path]) }
        }
    }
  }

  // MARK: Whole values

  override func normalize(in root: inout Root) {
    if let list { return list.normalize(&root[keyPath: path]) }
    guard hasNormalizations else { return }
    let value = root[keyPath: path]
    let normalized = normalize(value)
    if !isSame(normalized, value) { root[keyPath: path] = normalized }
  }

  /// A text becomes empty. Of another type no empty value is known: it is as it was in the beginning.
  override func removeSecrets(from root: inout Root) {
    guard isSecret else {
      list?.removeSecrets(from: &root[keyPath: path])
      return
    }
    if let empty = "" as? Value { root[keyPath: path] = empty } else { restoreInitial(in: &root) }
  }

  override func restoreSecrets(in root: inout Root) {
    guard isSecret else {
      list?.restoreSecrets(in: &root[keyPath: path])
      return
    }
    if !table.storage.isNew { restoreInitial(in: &root) }
  }

  override func restoreInitial(in root: inout Root) { root[keyPath: path] = initial }

  override func layOut(_ root: inout Root, insteadOf before: Root, from old: Locale, to new: Locale)
  {
    // Somebody reached it by another path already.
    guard isSame(root[keyPath: path], before[keyPath: path]) else { return }
    if let list { return list.layOut(&root[keyPath: path], from: old, to: new) }
    guard let format, let text = root[keyPath: path] as? String else { return }
    if let value = format.converted(text, from: old, to: new) as? Value,
      !isSame(value, root[keyPath: path])
    {
      root[keyPath: path] = value
    }
  }

  override func passFormat(to table: FieldTable<Root>) {
    if let format { table.field(path).format = format }
  }

  override func follow(_ locale: Locale) {
    guard let format else { return }
    self.format = format.adapted(to: locale)
    normalizedValue = nil
    mark(.ownRules)
  }
}
