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
/// After a submission that was not valid the first invalid field has the focus. Messages are in the
/// language of the person, whatever the process speaks.
public struct FormView<Values: Equatable, Content: View>: View {
  private let form: FormModel<Values>
  private let content: Content
  @State private var titles = FieldTitles()
  @FocusState private var focus: FieldID?
  @Environment(\.locale) private var locale

  /// A form whose fields belong to the model.
  public init(_ form: FormModel<Values>, @ViewBuilder content: () -> Content) {
    self.form = form
    self.content = content()
  }

  public var body: some View {
    Form {
      content
    }
    .environment(\.formFocus, $focus)
    .environment(\.fieldTitles, titles)
    .onAppear(perform: followLanguage)
    .onChange(of: locale, followLanguage)
    .onChange(of: form.focusRequest) { focus = form.focusRequest?.field }
  }

  private func followLanguage() {
    let language = locale.identifier.replacingOccurrences(of: "_", with: "-")
    form.messages.follow(language)
  }
}
