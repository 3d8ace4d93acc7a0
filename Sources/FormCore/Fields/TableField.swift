import Foundation

/// A field of a known root, seen without the type of its value.
class TableField<Root>: FieldState {
  /// Which bytes of the root hold the value; nil if a property on the way is computed or observed.
  let extent: Range<Int>?

  init(extent: Range<Int>?, in table: FieldTable<Root>, id: FieldID?) {
    self.extent = extent
    super.init(form: table.form, group: table, id: id)
  }

  var isStored: Bool { extent != nil }

  func hasExtent(of other: FieldState?) -> Bool {
    (other as? TableField<Root>)?.extent == extent
  }

  /// Whether this field's value holds that of another with the same extent.
  func isWhole(of other: TableField<Root>) -> Bool {
    Self.holds(anyValue, type(of: other.anyValue))
  }

  /// Looks into structs of one property, and takes a secret, which shows none, by its type.
  private static func holds(_ value: Any, _ part: Any.Type) -> Bool {
    if value is any SecretValue { return true }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct else { return false }
    return mirror.children.contains { type(of: $0.value) == part || holds($0.value, part) }
  }

  var anyValue: Any { () }

  func rootDidChange(from old: Root, to new: Root, isEdit: Bool) {}
  func normalize(in root: inout Root) {}
  func removeSecrets(from root: inout Root) {}
  func restoreSecrets(in root: inout Root) {}
  func restoreInitial(in root: inout Root) {}
  /// Gives the field's format to the field at the same path of another table.
  func passFormat(to table: FieldTable<Root>) {}
  func layOut(_ root: inout Root, insteadOf before: Root, from old: Locale, to new: Locale) {}
}
