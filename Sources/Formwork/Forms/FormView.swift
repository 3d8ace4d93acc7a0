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

  /// A form whose fields belong to the model.
  public init(_ form: FormModel<Values>, @ViewBuilder content: () -> Content) {
    self.form = form
    self.content = content()
  }

  public var body: some View {
    FormScope(form) {
      Form { content }
    }
  }
}
