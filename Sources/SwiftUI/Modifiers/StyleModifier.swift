import DisplayTree

/// A decoration that adds inherited style declarations: font, colour, text attributes.
nonisolated struct StyleModifier: DecorationModifier, Equatable {
  var declarations: [Declaration]

  static var aspects: Aspects { .style }

  @MainActor func decorate(_ description: inout Description, in environment: EnvironmentValues) {
    for declaration in declarations { description.style.inherit(declaration) }
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
