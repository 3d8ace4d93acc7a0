import Foundation

/// The fields of one root by their key paths, and the writes that go through them.
///
/// A path of stored properties has a known **extent** in the root's memory, so it is known which
/// other fields a write touches: those whose extent meets the written one. A path through anything
/// computed may reach everywhere, so such fields are compared after every write to their root, and
/// after a write through one all fields of the root are.
///
/// Invariant: `states`, `tableFields` and `fields` hold the same fields, `states` in order.
final class FieldTable<Root>: FieldGroup {
  let storage: any RootStorage<Root>
  private var fields: [PartialKeyPath<Root>: FieldState] = [:]
  private var tableFields: [TableField<Root>] = []
  private var computed: [TableField<Root>] = []
  private var givenOrder: [PartialKeyPath<Root>] = []

  init(form: FormState, list: FieldState?, storage: any RootStorage<Root>) {
    self.storage = storage
    super.init(form: form, list: list)
  }

  /// The field at a path, made when it is first asked for.
  func field<Value: Equatable>(_ path: WritableKeyPath<Root, Value>) -> FieldNode<Root, Value> {
    if let known = fields[path] as? FieldNode<Root, Value> { return known }
    let text = textPath(path)
    return make(path, id: text.flatMap { fields[$0]?.id }, text: text)
  }

  private func make<Value: Equatable>(
    _ path: WritableKeyPath<Root, Value>, id: FieldID?, text: WritableKeyPath<Root, String>?
  ) -> FieldNode<Root, Value> {
    if path is ReferenceWritableKeyPath<Root, Value> {
      Report.misuse(
        "\(Root.self) leads to a class: a form keeps copies of its values. Use structs.")
    }
    let node = FieldNode(path, in: self, id: id)
    link(node)
    fields[path] = node
    states.append(node)
    tableFields.append(node)
    if !givenOrder.isEmpty { sort() }
    if !node.isStored { computed.append(node) }
    form.update { node.mark(.conclusion) }
    if let text { show(node, by: text) }
    return node
  }

  /// Where the text of a secret is; nil of any other value.
  private func textPath<Value>(
    _ path: WritableKeyPath<Root, Value>
  ) -> WritableKeyPath<Root, String>? {
    (path as? WritableKeyPath<Root, Secret<String>>)?.appending(path: \.revealed)
  }

  /// A secret and its text are one field to people, with one id.
  private func show(_ secret: FieldState, by path: WritableKeyPath<Root, String>) {
    let known = fields[path] as? FieldNode<Root, String>
    let text = known ?? make(path, id: secret.id, text: nil)
    if known == nil || !text.isSecret { text.keepSecret() }
    text.secret = secret
    secret.text = text
    form.update { text.mark(.conclusion) }
  }

  override var number: Int? { storage.number }

  func known(_ path: PartialKeyPath<Root>) -> FieldState? { fields[path] }

  /// The fields at these paths come first, in this order; the others follow as they were declared.
  func order(_ paths: [PartialKeyPath<Root>]) {
    givenOrder = paths
    sort()
    form.update { form.summaryDidChange() }
  }

  private func sort() {
    var first: [FieldState] = givenOrder.compactMap { fields[$0] }
    first = first.flatMap { [$0, $0.text].compactMap(\.self) }
    let ids = Set(first.map(\.id))
    first += states.filter { !ids.contains($0.id) }.sorted { $0.id.number < $1.id.number }
    states = first
  }

  private func link(_ node: TableField<Root>) {
    guard let extent = node.extent else { return }
    for other in tableFields {
      guard let otherExtent = other.extent, otherExtent.overlaps(extent) else { continue }
      let isPart =
        extent == otherExtent ? other.isWhole(of: node) : extent.count < otherExtent.count
      if isPart {
        node.containers.append(Weak(object: other))
        other.parts.append(Weak(object: node))
      } else {
        other.containers.append(Weak(object: node))
        node.parts.append(Weak(object: other))
      }
    }
  }
}

// MARK: Writing

extension FieldTable {
  func write<Value>(_ value: Value, to node: FieldNode<Root, Value>) {
    let old = node.current
    form.comparisons += 1
    guard !isSame(old, value) else { return }
    form.update {
      let watches = watches(of: node)
      storage.write { $0[keyPath: node.path] = value }
      node.valueDidChange(from: old, isEdit: true)
      node.containers.forEach { whole in
        if !node.hasExtent(of: whole.object) { whole.object?.partDidChange() }
      }
      watches.forEach { $0() }
      storage.contentDidChange()
    }
  }

  private func watches(of node: TableField<Root>) -> [() -> Void] {
    if !node.isStored {
      return states.filter { $0 !== node }.map { $0.watch() } + storage.watchComputed()
    }
    // Of two fields with one extent the one that counts as the part may still hold the other.
    let wholes = node.containers.compactMap(\.object).filter { node.hasExtent(of: $0) }
    return (node.parts.compactMap(\.object) + wholes + computed).map { $0.watch() }
      + storage.watchComputed()
  }

  /// What watches the computed fields of this root and of those around it.
  func watchComputed() -> [() -> Void] {
    computed.map { $0.watch() } + storage.watchComputed()
  }

  /// Tells the fields that differ between two values of the root that they changed.
  func rootDidChange(from old: Root, to new: Root, isEdit: Bool) {
    for field in tableFields { field.rootDidChange(from: old, to: new, isEdit: isEdit) }
  }
}

// MARK: Whole values

extension FieldTable {
  /// The root with every field normalised.
  func normalize(_ root: inout Root) {
    for field in tableFields { field.normalize(in: &root) }
  }

  /// The root without what its secret fields hold.
  func removeSecrets(from root: inout Root) {
    for field in tableFields { field.removeSecrets(from: &root) }
  }

  /// The root with every secret field as it was in the beginning.
  func restoreSecrets(in root: inout Root) {
    for field in tableFields { field.restoreSecrets(in: &root) }
  }

  /// The root with every text in the layout of another locale.
  func layOut(_ root: inout Root, from old: Locale, to new: Locale) {
    let before = root
    for field in tableFields { field.layOut(&root, insteadOf: before, from: old, to: new) }
  }

  /// Gives the formats that views declared for this root to another one of its kind.
  func passFormats(to table: FieldTable<Root>) {
    for field in tableFields { field.passFormat(to: table) }
  }

  /// The root with every field as it was in the beginning.
  func restoreInitial(in root: inout Root) {
    for field in tableFields { field.restoreInitial(in: &root) }
  }
}
