extension SymbolTable {
  /// Whether the file of Bootstrap Icons shows one thing in, or upon, another.
  static func hasLayers(icon: String) -> Bool {
    icon.contains(enclosed) && !ofOnePiece.contains(icon)
  }

  /// The files with an enclosure, a badge or an arrow that stands for what is done to the rest.
  private static var enclosed: Regex<Substring> {
    #/
      ^.+-(?:circle|square|octagon|diamond|triangle|btn)(?:-fill)?$
      | ^(?:file-earmark|bag|cart|person|telephone|folder|journal|window|calendar)
        -(?:fill-)?(?:arrow-up|arrow-down|plus|dash|minus|check|x|lock)(?:-fill)?$
      | ^(?:patch|shield|box-arrow|cloud-arrow|cloud-check|sign-turn)-
      | ^(?:chat-dots|chat-left-text|chat-left-quote|clipboard-heart)
      | ^(?:download|upload)$
    /#
  }

  /// Those among them whose outlines do not come apart.
  private static let ofOnePiece: Set = [
    "bag-dash-fill", "bag-plus-fill", "cart-dash-fill", "cart-plus-fill", "journal-plus",
    "person-dash", "suit-diamond", "suit-diamond-fill", "window-plus",
  ]

  /// Drawings of ours that show a person cut out of a ground.
  static let enclosingDrawings: Set = ["person-disc", "person-tile"]

  /// Layers drawn by us where the file's outlines run into each other.
  static let layered: [String: SymbolLayers] = [
    "person-circle": SymbolLayers(
      primary: """
        <circle cx="8" cy="6" r="3"/>\
        <path d="M2.532 12.37C3.242 11.226 4.805 10 8 10s4.757 1.226 5.468 2.37A7 7 0 0 1 8 15a7 7 0 0 1-5.468-2.63z"/>
        """,
      secondary: """
        <circle cx="8" cy="8" r="7.5" fill="none" stroke="currentColor"/>
        """,
      isOnGround: false),
    "person-square": SymbolLayers(
      primary: """
        <circle cx="8" cy="6" r="3"/><path d="M2 15v-1c0-1 1-4 6-4s6 3 6 4v1z"/>
        """,
      secondary: """
        <rect x=".5" y=".5" width="15" height="15" rx="1.5" fill="none" stroke="currentColor"/>
        """,
      isOnGround: false),
  ]
}
