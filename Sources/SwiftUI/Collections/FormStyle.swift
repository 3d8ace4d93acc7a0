import DisplayTree

/// How the rows of a form stand: in groups, or in two columns with the labels aligned.
///
/// Source: Apple's SwiftUI, `FormStyle`.
@MainActor @preconcurrency public protocol FormStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// The form, as the style gets to see it.
  typealias Configuration = FormStyleConfiguration

  /// The form in this style, which may hold `@Environment` properties.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A form as a style gets to see it: its views, before they are rows.
///
/// Source: Apple's SwiftUI, `FormStyleConfiguration`.
public struct FormStyleConfiguration {
  /// What stands in the form.
  public struct Content: View {
    let content: AnyView

    /// The form's views, not yet rows: put them into a `Form` or lay them out yourself.
    public var body: some View { content }
  }

  /// The form's views, to be placed once.
  public let content: Content
}

/// A style that the page draws itself.
protocol BuiltInFormStyle: FormStyle {
  nonisolated var variant: ControlTraits.Variant { get }
}

extension BuiltInFormStyle {
  /// The page's own look for the style.
  public func makeBody(configuration: Configuration) -> some View {
    FormElement(variant: variant, content: configuration.content)
  }
}

/// Rows in rounded groups, as `grouped`.
///
/// Source: Apple's SwiftUI, `AutomaticFormStyle`.
public struct AutomaticFormStyle: BuiltInFormStyle {
  /// Has nothing to set; `.automatic` spells the same.
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .automatic }
}

/// Rows in rounded groups.
///
/// Source: Apple's SwiftUI, `GroupedFormStyle`.
public struct GroupedFormStyle: BuiltInFormStyle {
  /// Has nothing to set; `.grouped` spells the same.
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .automatic }
}

/// Labels in a third of the width, at its end, and controls in the rest.
///
/// Source: Apple's SwiftUI, `ColumnsFormStyle`.
public struct ColumnsFormStyle: BuiltInFormStyle {
  /// Has nothing to set; `.columns` spells the same.
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .columns }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// Rows in rounded groups, as `grouped`.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Rows in rounded groups, as `automatic`.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// The labels fill a third of the width, the controls the rest.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
  var formStyleInForce: StyleInForce<any FormStyle>? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }

  private enum FormStyleKey: EnvironmentKey {
    static var defaultValue: StyleInForce<any FormStyle>? { nil }
  }
}

extension View {
  /// Sets the look of forms in this view.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyleInForce, StyleInForce(style) { $0 })
  }
}
