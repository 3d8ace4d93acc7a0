/// The name under which a server's answer may speak of a field.
enum FieldName {
  /// The properties of a path, joined by dots: `\Account.address.city` is "address.city".
  ///
  /// Read from the path's description; a path through a computed property has none.
  static func of(_ path: AnyKeyPath) -> String? {
    let description = String(describing: path)
    guard !description.contains("<"), let dot = description.firstIndex(of: ".") else { return nil }
    return String(description[description.index(after: dot)...])
  }
}
