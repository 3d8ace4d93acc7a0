/// The appearance a dynamic colour is asked for.
public struct UITraitCollection: Hashable, Sendable {
  /// Whether the appearance is light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Makes the traits of an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}

/// Whether an appearance is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// It is not known.
  case unspecified
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}
