/// Where the root value of a group of fields is: in the form, or in one row of a list.
///
/// Writing happens in place. Getting a list of 10 000 rows, changing one and setting the list again
/// would cost as much as the list is long.
@MainActor protocol RootStorage<Root>: AnyObject {
  associatedtype Root

  func read<Result>(_ body: (Root) -> Result) -> Result
  func readInitial<Result>(_ body: (Root) -> Result) -> Result
  func write(_ body: (inout Root) -> Void)

  /// Where this root stands in its list, if it is a row.
  var number: Int? { get }
  /// Whether the form did not begin with this root.
  var isNew: Bool { get }
  /// A part of the root was written through one of its fields.
  func contentDidChange()
  /// What watches the fields that are computed from whatever holds this root.
  func watchComputed() -> [() -> Void]
}
