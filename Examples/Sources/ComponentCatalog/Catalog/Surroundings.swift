import SwiftUI

/// What stands around a preview: the appearance, language, direction and size of text. The page
/// around it keeps its own.
public struct Surroundings: Equatable, Sendable {
  /// Dark or light; nil as the page is.
  public var isDark: Bool?
  /// The language, as a tag; nil as the page is.
  public var language: String?
  /// Right to left; nil as the language is.
  public var isRightToLeft: Bool?
  public var textSize = TextSize.standard

  public init() {}

  /// The languages that the components speak.
  public static let languages = ["en", "de", "ja", "ar"]

  /// The sizes of text that can be looked at.
  public enum TextSize: String, CaseIterable, Sendable {
    case small, standard, large, largest

    var dynamicTypeSize: DynamicTypeSize {
      switch self {
      case .small: .xSmall
      case .standard: .large
      case .large: .xxxLarge
      case .largest: .accessibility5
      }
    }
  }

  /// Whether lines begin at the right.
  public var direction: LayoutDirection? {
    let isRightToLeft = isRightToLeft ?? language.map { $0 == "ar" }
    return isRightToLeft.map { $0 ? .rightToLeft : .leftToRight }
  }

  func write(to values: inout EnvironmentValues) {
    if let isDark { values.colorScheme = isDark ? .dark : .light }
    if let language { values.locale = Locale(identifier: language) }
    if let direction { values.layoutDirection = direction }
    values.dynamicTypeSize = textSize.dynamicTypeSize
  }
}

extension View {
  /// Puts this view into surroundings of its own.
  public func surrounded(by surroundings: Surroundings) -> some View {
    transformEnvironment(\.self) { surroundings.write(to: &$0) }
  }
}

extension View {
  /// In Arabic, from right to left.
  func mirrored() -> some View {
    environment(\.locale, Locale(identifier: "ar"))
      .environment(\.layoutDirection, .rightToLeft)
  }
}
