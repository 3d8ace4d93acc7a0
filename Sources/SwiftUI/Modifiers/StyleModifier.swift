import DisplayTree

/// A decoration that adds inherited style declarations: font, colour, text attributes.
nonisolated struct StyleModifier: DecorationModifier, Equatable {
  var declarations: [Declaration]

  static var aspects: Aspects { .style }

  @MainActor func decorate(_ description: inout Description, in environment: EnvironmentValues) {
    let replacesLevels =
      declarations.count > 1 && description.style.declarations.contains { $0.isForeground }
    for declaration in declarations where !(replacesLevels && declaration.isForegroundLevel) {
      description.style.inherit(declaration)
    }
  }
}

extension View {
  nonisolated func style(_ declarations: Declaration...) -> some View {
    modifier(StyleModifier(declarations: declarations))
  }

  nonisolated func style(_ declaration: Declaration?) -> some View {
    modifier(StyleModifier(declarations: declaration.map { [$0] } ?? []))
  }
}

extension Declaration {
  /// A foreground style of its own: a level refers to the levels around it and replaces none.
  fileprivate var isForeground: Bool {
    switch self {
    case .foreground(.level): false
    case .foreground: true
    default: false
    }
  }

  /// A deeper level, which a foreground style further inside does away with.
  fileprivate var isForegroundLevel: Bool {
    switch self {
    case .secondary, .tertiary: true
    default: false
    }
  }
}
