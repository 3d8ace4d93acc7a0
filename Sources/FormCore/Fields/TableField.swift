/// A field of a known root, seen without the type of its value.
class TableField<Root>: FieldState {
  /// Which bytes of the root hold the value; nil if a property on the way is computed or observed.
  let extent: Range<Int>?

  init(extent: Range<Int>?, in table: FieldTable<Root>) {
    self.extent = extent
    super.init(form: table.form, group: table)
  }

  var isStored: Bool { extent != nil }

  func rootDidChange(from old: Root, to new: Root, isEdit: Bool) {}
  func normalize(in root: inout Root) {}
  func removeSecrets(from root: inout Root) {}
  func restoreSecrets(in root: inout Root) {}
  func restoreInitial(in root: inout Root) {}
}
