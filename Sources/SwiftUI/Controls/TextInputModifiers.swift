import DisplayTree
import UIKitNames

extension View {
  /// Sets the keyboard for fields in this view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    textInput { $0.keyboard = type.keyboard }
  }

  /// Sets what the text in this view means, so that browsers and password managers can fill it in.
  nonisolated public func textContentType(_ type: UITextContentType?) -> some View {
    textInput { $0.autocomplete = type?.autocompleteToken }
  }

  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInput { $0.capitalization = style.capitalization }
  }

  /// Sets how the keyboard capitalises text typed in this view.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    textInput { $0.capitalization = autocapitalization?.value }
  }

  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    textInput { $0.correction = !disable }
  }

  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    textInput { $0.correction = disable.map { !$0 } }
  }

  /// Sets what the Return key of an on-screen keyboard is called.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    textInput { $0.submitLabel = submitLabel.value }
  }

  nonisolated private func textInput(
    _ change: @escaping (inout TextInputTraits) -> Void
  ) -> some View {
    transformEnvironment(\.textInput, transform: change)
  }
}

/// How an on-screen keyboard capitalises.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let value: FieldTraits.Capitalization

  public static var never: TextInputAutocapitalization { .init(value: .never) }
  public static var words: TextInputAutocapitalization { .init(value: .words) }
  public static var sentences: TextInputAutocapitalization { .init(value: .sentences) }
  public static var characters: TextInputAutocapitalization { .init(value: .characters) }

  init(value: FieldTraits.Capitalization) { self.value = value }

  public init?(_ type: UITextAutocapitalizationType) { value = type.capitalization }
}

/// What the Return key of an on-screen keyboard says.
public struct SubmitLabel: Hashable, Sendable {
  let value: FieldTraits.SubmitLabel

  public static var done: SubmitLabel { .init(value: .done) }
  public static var go: SubmitLabel { .init(value: .go) }
  public static var send: SubmitLabel { .init(value: .send) }
  public static var join: SubmitLabel { .init(value: .join) }
  public static var route: SubmitLabel { .init(value: .route) }
  public static var search: SubmitLabel { .init(value: .search) }
  public static var `return`: SubmitLabel { .init(value: .return) }
  public static var next: SubmitLabel { .init(value: .next) }
  public static var `continue`: SubmitLabel { .init(value: .continue) }
}

extension UITextAutocapitalizationType {
  var capitalization: FieldTraits.Capitalization {
    switch self {
    case .none: .never
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}

extension UIKeyboardType {
  var keyboard: FieldTraits.Keyboard {
    switch self {
    case .default: .default
    case .asciiCapable: .ascii
    case .numbersAndPunctuation: .numbersAndPunctuation
    case .URL: .url
    case .numberPad: .number
    case .phonePad: .phone
    case .namePhonePad: .name
    case .emailAddress: .email
    case .decimalPad: .decimal
    case .twitter: .social
    case .webSearch: .webSearch
    case .asciiCapableNumberPad: .asciiNumber
    }
  }
}
