extension SymbolGraphic {
  /// What the symbol says where it stands for a control's whole label: what pressing it does, for
  /// the usual ones, else its own name.
  ///
  /// In English, as the names are; `accessibilityLabel(_:)` says better what the control does here.
  package var spokenName: String {
    let plain = name.split(separator: ".").filter { !Self.shapes.contains($0) }
    return Self.actions[plain.joined(separator: ".")] ?? plain.joined(separator: " ")
  }

  /// Parts of a name that say how it is drawn, not what it shows.
  private static let shapes: Set<Substring> = ["fill", "circle", "square", "rectangle"]

  private static let actions = [
    "plus": "Add", "minus": "Remove", "xmark": "Close", "multiply": "Clear", "checkmark": "Done",
    "trash": "Delete", "pencil": "Edit", "and.pencil": "Compose", "gear": "Settings",
    "gearshape": "Settings", "magnifyingglass": "Search", "and.arrow.up": "Share",
    "and.arrow.down": "Download", "ellipsis": "More", "chevron.left": "Back",
    "chevron.backward": "Back", "chevron.right": "Forward", "chevron.forward": "Forward",
    "chevron.down": "Expand", "chevron.up": "Collapse", "arrow.clockwise": "Refresh",
    "arrow.counterclockwise": "Undo", "arrow.uturn.backward": "Undo",
    "arrow.uturn.forward": "Redo", "info": "Info", "questionmark": "Help",
    "exclamationmark.triangle": "Warning", "eye": "Show", "eye.slash": "Hide",
    "star": "Favorite", "heart": "Love", "bookmark": "Bookmark", "paperplane": "Send",
    "paperclip": "Attach", "camera": "Camera", "photo": "Photo", "mic": "Dictate",
    "play": "Play", "pause": "Pause", "stop": "Stop", "bell": "Notifications",
    "line.3.horizontal": "Menu", "line.3.horizontal.decrease": "Filter",
    "arrow.up.arrow.down": "Sort", "person": "Account", "house": "Home",
    "square": "Unchecked", "circle": "Unchecked", "lock": "Lock", "lock.open": "Unlock",
    "doc.on.doc": "Copy", "folder": "Folder", "printer": "Print", "calendar": "Calendar",
  ]
}

@MainActor extension Element {
  /// The symbol that is all there is in a control, which then goes by its name.
  package var onlySymbol: SymbolGraphic? {
    let description = describe()
    if description.accessibility.isHidden || description.accessibility.label != nil { return nil }
    if case .symbol(let graphic) = description.graphic { return graphic }
    guard description.text?.isEmpty ?? true, let onlyChild else { return nil }
    return onlyChild.onlySymbol
  }
}
