import FormCore
import SwiftUI

/// A form on screen over a form model.
///
/// ```swift
/// struct SignUp: View {
///   @State private var form = FormModel(Account()) { form in
///     form.name.label("Name").rules(.required, .length(2...))
///     form.email.label("Email").rules(.required, .email)
///   }
///
///   var body: some View {
///     FormView(form) {
///       TextInputField("Name", field: form.name)
///       TextInputField("Email", field: form.email)
///       SubmitButton("Sign up", form: form) { try await server.signUp($0) }
///     }
///   }
/// }
/// ```
///
/// After a submission that was not valid the first invalid field has the focus, or the summary:
/// ``SwiftUI/View/invalidSubmitFocus(_:)``. Return in a field presses the ``SubmitButton``; a field whose
/// Return does something else stands under `submitScope()`. That the form was sent, or was not for
/// a reason of no field, is said aloud. Messages are in the language of the person, whatever the
/// process speaks.
public struct FormView<Values: Equatable, Content: View>: View {
  private let form: FormModel<Values>
  private let content: Content
  @State private var titles = FieldTitles()
  @FocusState private var focus: FieldID?
  @AccessibilityFocusState private var spot: FormSpot?
  @State private var link: FormLink
  @Environment(\.locale) private var locale
  @Environment(\.invalidSubmitFocus) private var invalidSubmitFocus

  /// A form whose fields belong to the model.
  public init(_ form: FormModel<Values>, @ViewBuilder content: () -> Content) {
    self.form = form
    self.content = content()
    _link = State(initialValue: FormLink(form))
  }

  public var body: some View {
    Form {
      content
    }
    .onSubmit { link.submit() }
    .environment(\.formFocus, $focus)
    .environment(\.formSpot, $spot)
    .environment(\.formLink, link)
    .environment(\.fieldTitles, titles)
    .onAppear(perform: followLanguage)
    .onChange(of: locale, followLanguage)
    .onChange(of: form.focusRequest) { lead(to: form.focusRequest) }
    .onChange(of: focus) { old, _ in
      if let old { form.touch(old) }
    }
    .onChange(of: form.phase) { announce(form.phase) }
    .onChange(of: errorsOfNoField) { old, new in
      new.filter { !old.contains($0) }.forEach(say)
    }
  }

  private func followLanguage() {
    let language = locale.identifier.replacingOccurrences(of: "_", with: "-")
    form.messages.follow(language)
    form.locale = locale
  }

  private func lead(to request: FocusRequest?) {
    guard let request else { return }
    if request.isOfInvalidField, invalidSubmitFocus == .summary, link.hasSummary {
      spot = .summary
    } else {
      focus = request.field
      spot = .field(request.field)
    }
  }

  private var errorsOfNoField: [String] {
    form.summary.filter { $0.field == nil }.map(\.message)
  }

  private func announce(_ phase: SubmitPhase) {
    switch phase {
    case .succeeded: say(form.messages.text(for: .sent))
    case .failed(let message): say(message)
    case .idle, .checking, .running: break
    }
  }

  private func say(_ text: String) { AccessibilityNotification.Announcement(text).post() }
}
