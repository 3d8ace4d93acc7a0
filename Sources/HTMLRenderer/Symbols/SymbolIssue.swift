/// What keeps a symbol from showing its picture. The page goes on with a placeholder.
package enum SymbolIssue: Hashable, Sendable {
  /// The icons are not installed, or `FORMWORK_SYMBOLS` points elsewhere.
  case folderMissing(path: String)
  /// The folder is there and one of its files is not, or is not an icon.
  case iconUnusable(icon: String, path: String)
  /// The table has no such SF Symbol name.
  case unknownName(String, nearest: String?)
}

extension SymbolIssue: CustomStringConvertible {
  package var description: String {
    switch self {
    case .folderMissing(let path):
      """
      Symbols show placeholders because there is no folder \(path): \
      install Debian's package with `apt install bootstrap-icons`, \
      or set FORMWORK_SYMBOLS to a folder of its SVG files.
      """
    case .iconUnusable(let icon, let path):
      """
      A symbol shows a placeholder because \(path)/\(icon).svg cannot be read \
      as an icon on the \(Symbol.grid) grid.
      """
    case .unknownName(let name, let nearest?):
      "There is no symbol “\(name)”; did you mean “\(nearest)”?"
    case .unknownName(let name, nil):
      "There is no symbol “\(name)”."
    }
  }
}
