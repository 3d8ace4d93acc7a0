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

  /// The same with UIKit's name for it, in the spelling before iOS 15.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInput { $0.capitalization = style.capitalization }
  }

  /// Sets how the keyboard capitalises text typed in this view.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    textInput { $0.capitalization = autocapitalization?.value }
  }

  /// Tells browsers to leave what is typed in this view as it is; false lets them correct it.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    textInput { $0.correction = !disable }
  }

  /// The same in the spelling before iOS 16; nil leaves it to the browser.
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

/// Which letters an on-screen keyboard makes capitals of by itself.
///
/// Source: Apple's SwiftUI, `TextInputAutocapitalization`.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let value: FieldTraits.Capitalization

  /// Small letters, as for names of accounts.
  public static var never: TextInputAutocapitalization { .init(value: .never) }
  /// Each word begins with a capital.
  public static var words: TextInputAutocapitalization { .init(value: .words) }
  /// Each sentence begins with a capital.
  public static var sentences: TextInputAutocapitalization { .init(value: .sentences) }
  /// Capitals throughout.
  public static var characters: TextInputAutocapitalization { .init(value: .characters) }

  init(value: FieldTraits.Capitalization) { self.value = value }

  /// The one that UIKit's name stands for; it is never nil.
  public init?(_ type: UITextAutocapitalizationType) { value = type.capitalization }
}

/// What the Return key of an on-screen keyboard says, in the words that HTML has (`enterkeyhint`).
///
/// Source: Apple's SwiftUI, `SubmitLabel`. `join` and `route` are shown as `go`, `continue` as `done`.
public struct SubmitLabel: Hashable, Sendable {
  let value: FieldTraits.SubmitLabel

  /// "Done": an on-screen keyboard goes away.
  public static var done: SubmitLabel { .init(value: .done) }
  /// "Go": something is opened.
  public static var go: SubmitLabel { .init(value: .go) }
  /// "Send": a message leaves.
  public static var send: SubmitLabel { .init(value: .send) }
  /// "Join"; browsers show "Go", as HTML has no word for it.
  public static var join: SubmitLabel { .init(value: .join) }
  /// "Route"; browsers show "Go", as HTML has no word for it.
  public static var route: SubmitLabel { .init(value: .route) }
  /// "Search": something is looked up.
  public static var search: SubmitLabel { .init(value: .search) }
  /// "Return": the key keeps its usual face.
  public static var `return`: SubmitLabel { .init(value: .return) }
  /// "Next": the focus goes on.
  public static var next: SubmitLabel { .init(value: .next) }
  /// "Continue"; browsers show "Done", as HTML has no word for it.
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
