import FormCore

/// Something that has words of its own: a form.
@MainActor protocol HasMessages: AnyObject {
  var messages: Messages { get }
}

extension FormModel: HasMessages {}
