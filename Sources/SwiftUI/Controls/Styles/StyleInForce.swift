import ViewGraph

/// A style in the environment; two are equal when they have one type and equal properties, so that
/// a body that sets the same style again changes nothing.
struct StyleInForce<Style>: Equatable {
  /// The style as an existential: `any ToggleStyle`.
  let style: Style
  private let isSame: (Style) -> Bool

  init<Concrete>(_ style: Concrete, erased: (Concrete) -> Style) {
    self.style = erased(style)
    isSame = { ($0 as? Concrete).map { Comparator.areEqual(style, $0) } ?? false }
  }

  static func == (a: Self, b: Self) -> Bool { a.isSame(b.style) }
}
