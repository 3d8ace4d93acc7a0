import DisplayTree

/// The name of a detail that assistive technology is told of a view.
///
/// Source: Apple's SwiftUI, `AccessibilityCustomContentKey`. A key whose id is `aria-invalid` or
/// `aria-required` is told as that attribute of a field while it has a value: Apple has no other way to
/// say so.
public struct AccessibilityCustomContentKey: Equatable {
  let label: Text
  let id: String?

  /// A key that goes by its label.
  public init(_ labelKey: LocalizedStringKey) {
    label = Text(labelKey)
    id = nil
  }

  /// A key that is looked up in the session's language and goes by an id.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// A key that goes by an id, with a label that is a text.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }
}

/// Details of a view for assistive technology.
///
/// Source: Apple's Accessibility, `AXCustomContent`; off Apple platforms only a home for ``Importance``.
public enum AXCustomContent {
  /// When a detail is read. Source: Apple's Accessibility, `AXCustomContent.Importance`. A browser reads
  /// either behind the name.
  public enum Importance: Sendable {
    /// When the person asks for details.
    case `default`
    /// Together with the view.
    case high
  }
}

/// A decoration that tells a detail of a view; nil takes away one of the same key that was told inside.
nonisolated struct CustomContentModifier: DecorationModifier, Equatable {
  let key: AccessibilityCustomContentKey
  let value: Text?

  static var aspects: Aspects { .accessibility }
  static var isSemantic: Bool { true }

  @MainActor func decorate(_ description: inout Description, in environment: EnvironmentValues) {
    switch key.id {
    case "aria-invalid": description.accessibility.isInvalid = value != nil
    case "aria-required": description.accessibility.isRequired = value != nil
    default:
      let label = key.label.plainText(in: environment)
      description.accessibility.details[key.id ?? label] = value.map { value in
        [label, value.plainText(in: environment)].filter { !$0.isEmpty }.joined(separator: ": ")
      }
    }
  }
}

extension View {
  /// Tells a detail of the view; nil tells nothing.
  ///
  /// Source: Apple's SwiftUI, `accessibilityCustomContent(_:_:importance:)`. Pages say it behind the name
  /// of the view.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    modifier(CustomContentModifier(key: key, value: value))
  }

  /// The same with a value that is looked up in the session's language.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// The same with a value that is told as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// The same with a label in the place of a key.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(labelKey), value, importance: importance)
  }

  /// The same with a label in the place of a key and a value that is looked up.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(labelKey, Text(valueKey), importance: importance)
  }

  /// The same with a label in the place of a key and a value that is told as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(labelKey, Text(value), importance: importance)
  }
}
