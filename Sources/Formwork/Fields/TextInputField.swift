import FormCore
import SwiftUI

/// A text field with a floating label, a clear button and validation, in the place of a `TextField`.
///
/// ```swift
/// TextInputField("First Name", text: $firstName)
///   .isMandatory()
/// ```
public struct TextInputField: View {
  private let title: Text
  @Binding private var text: String
  private let isValid: Binding<Bool>?
  /// The field of a form model that stands behind the text, if one does.
  private let connection: FieldConnection?

  @Environment(\.clearButtonHidden) private var clearButtonHidden
  @Environment(\.isMandatory) private var isMandatory
  @Environment(\.validationHandler) private var validationHandler
  @Environment(\.fieldMessagePlacement) private var placement
  @Environment(\.fieldMessagePolicy) private var policy
  @Environment(\.isSubmitTried) private var isSubmitTried

  @State private var message: String?
  @State private var history = FieldHistory()
  @FocusState private var isFocused: Bool

  /// A field whose title is looked up in the app's strings.
  ///
  /// `isValid` follows whether the text is accepted, from the first appearance on, also while no message
  /// is shown.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, isValid: Binding<Bool>? = nil)
  {
    self.init(title: Text(titleKey), text: text, isValid: isValid)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, isValid: Binding<Bool>? = nil
  ) {
    self.init(title: Text(title), text: text, isValid: isValid)
  }

  /// A field of a form model: its value, what is to be said of it, and its place in the focus.
  ///
  /// ```swift
  /// FormView(form) { TextInputField("Email", field: form.email) }
  /// ```
  public init<Root>(_ titleKey: LocalizedStringKey, field: Field<Root, String>) {
    self.init(title: Text(titleKey), field: field)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, Root>(_ title: S, field: Field<Root, String>) {
    self.init(title: Text(title), field: field)
  }

  private init<Root>(title: Text, field: Field<Root, String>) {
    self.init(
      title: title, text: Binding(get: { field.value }, set: { field.value = $0 }), isValid: nil,
      connection: FieldConnection(field))
  }

  private init(
    title: Text, text: Binding<String>, isValid: Binding<Bool>?, connection: FieldConnection? = nil
  ) {
    self.title = title
    _text = text
    self.isValid = isValid
    self.connection = connection
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ZStack(alignment: .leading) {
        label
        HStack {
          field
          clearButton
        }
      }
      .padding(.top, 15)
      .animation(.default, value: text.isEmpty)
      if let shownMessage, placement == .below { messageLabel(shownMessage) }
    }
    .onAppear(perform: validate)
    .onChange(of: text) {
      history.wasEdited = true
      validate()
    }
    .onChange(of: isMandatory, validate)
    .onChange(of: isFocused) {
      guard !isFocused else { return }
      history.wasLeft = true
      connection?.touch()
    }
    .connected(to: connection)
  }
}

// MARK: - Parts

extension TextInputField {
  /// The drawn title; assistive technology hears it as the field's name.
  @ViewBuilder private var label: some View {
    if let shownMessage, placement == .inLabel {
      messageLabel(shownMessage)
        .offset(y: floatingOffset)
    }
    if text.isEmpty || shownMessage == nil || placement == .below {
      title
        .foregroundColor(text.isEmpty ? placeholderColor : .accentColor)
        .scaleEffect(text.isEmpty ? 1 : floatingScale, anchor: .leading)
        .offset(y: text.isEmpty ? 0 : floatingOffset)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
  }

  private var field: some View {
    TextField("", text: $text)
      .accessibilityLabel(title)
      .accessibilityHint(hint)
      .focused($isFocused)
      .onSubmit { history.wasSubmitted = true }
  }

  /// It stays in place while there is nothing to clear, so that nothing moves when there is.
  @ViewBuilder private var clearButton: some View {
    if !clearButtonHidden {
      Button {
        text = ""
        isFocused = true
      } label: {
        Image(systemName: "multiply.circle.fill")
          .foregroundColor(clearButtonColor)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Clear text")
      .opacity(text.isEmpty ? 0 : 1)
      .disabled(text.isEmpty)
    }
  }

  private func messageLabel(_ message: String) -> some View {
    Text(LocalizedStringKey(message))
      .foregroundColor(.red)
      .scaleEffect(floatingScale, anchor: .leading)
  }

  private var hint: Text {
    shownMessage.map { Text(LocalizedStringKey($0)) } ?? Text(verbatim: "")
  }

  private var floatingScale: CGFloat { 0.8 }
  private var floatingOffset: CGFloat { -25 }

  private var placeholderColor: Color {
    #if os(macOS)
      Color(NSColor.placeholderTextColor)
    #else
      Color(UIColor.placeholderText)
    #endif
  }

  private var clearButtonColor: Color {
    #if os(macOS)
      Color(NSColor.systemGray)
    #else
      Color(UIColor.systemGray)
    #endif
  }
}

// MARK: - Validity

extension TextInputField {
  /// What the field says of itself now, under the policy.
  private var shownMessage: String? {
    if let said = connection?.message() { return said }
    return isSubmitTried || history.shows(under: policy) ? message : nil
  }

  private func validate() {
    let (isValid, message) = judgement
    self.message = message
    if let binding = self.isValid, binding.wrappedValue != isValid {
      binding.wrappedValue = isValid
    }
  }

  /// The mandatory check comes first; the handler sees the text exactly as typed.
  private var judgement: (isValid: Bool, message: String?) {
    if isMandatory, text.allSatisfy(\.isWhitespace) {
      return (false, "This is a mandatory field")
    }
    switch validationHandler?(text) {
    case .failure(let error): return (false, error.message)
    case .success(let isValid): return (isValid, nil)
    case nil: return (true, nil)
    }
  }
}
