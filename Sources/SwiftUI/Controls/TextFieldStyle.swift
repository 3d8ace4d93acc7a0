import DisplayTree

extension EnvironmentValues {
  var textFieldVariant: FieldTraits.Style {
    get { self[TextFieldVariantKey.self] }
    set { self[TextFieldVariantKey.self] = newValue }
  }

  /// A style of the author's own, which makes the field's view.
  var textFieldStyleInForce: StyleInForce<any TextFieldStyle>? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }

  private enum TextFieldVariantKey: EnvironmentKey {
    static var defaultValue: FieldTraits.Style { .automatic }
  }
  private enum TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: StyleInForce<any TextFieldStyle>? { nil }
  }
}

/// Whether a text field has a border, or what else is made of it.
///
/// Source: Apple's SwiftUI, `TextFieldStyle`. Styles of one's own are declared with
/// `func _body(configuration: TextField<Self._Label>) -> some View`, as client code for Apple does.
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// What `_body` gives.
  associatedtype _Body: View
  /// The label of the field that the style is given.
  typealias _Label = _TextFieldStyleLabel

  /// The field in this style; the configuration is the field itself, to be placed once.
  @ViewBuilder func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body
}

/// The label of a field that a style is given.
public struct _TextFieldStyleLabel: View {
  let content: AnyView

  /// What the field was given as its label.
  @MainActor public var body: some View { content }
}

extension _TextFieldStyleLabel: TextProviding {
  var text: Text { (content.view as? any TextProviding)?.text ?? Text(verbatim: "") }
}

extension View {
  /// Sets the look of text fields in this view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let builtIn = style as? any BuiltInTextFieldStyle
    return environment(\.textFieldStyleInForce, builtIn == nil ? StyleInForce(style) { $0 } : nil)
      .transformEnvironment(\.textFieldVariant) { if let builtIn { $0 = builtIn.variant } }
  }
}

/// A style that the page draws itself.
protocol BuiltInTextFieldStyle: TextFieldStyle {
  nonisolated var variant: FieldTraits.Style { get }
}

extension BuiltInTextFieldStyle {
  /// The field in the page's own look for the style.
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration.environment(\.textFieldVariant, variant)
  }
}

/// The look of fields where no style is set: in a row, without a border.
///
/// Source: Apple's SwiftUI, `DefaultTextFieldStyle`.
public struct DefaultTextFieldStyle: BuiltInTextFieldStyle {
  /// Has nothing to set; `.automatic` spells the same.
  nonisolated public init() {}
  var variant: FieldTraits.Style { .automatic }
}

/// The field without a border or ground.
///
/// Source: Apple's SwiftUI, `PlainTextFieldStyle`.
public struct PlainTextFieldStyle: BuiltInTextFieldStyle {
  /// Has nothing to set; `.plain` spells the same.
  nonisolated public init() {}
  var variant: FieldTraits.Style { .plain }
}

/// The field in a thin border with round corners of 6 points, at least 34 points high.
///
/// Source: Apple's SwiftUI, `RoundedBorderTextFieldStyle`.
public struct RoundedBorderTextFieldStyle: BuiltInTextFieldStyle {
  /// Has nothing to set; `.roundedBorder` spells the same.
  nonisolated public init() {}
  var variant: FieldTraits.Style { .roundedBorder }
}

/// The field in a thin border with square corners, at least 34 points high.
///
/// Source: Apple's SwiftUI, `SquareBorderTextFieldStyle`.
public struct SquareBorderTextFieldStyle: BuiltInTextFieldStyle {
  /// Has nothing to set; `.squareBorder` spells the same.
  nonisolated public init() {}
  var variant: FieldTraits.Style { .square }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// No border: the row or box around a field shows where it is.
  public static var automatic: DefaultTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No border and no ground.
  public static var plain: PlainTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A thin border with round corners, at least 34 points high.
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A thin border with square corners, at least 34 points high.
  public static var squareBorder: SquareBorderTextFieldStyle { .init() }
}
