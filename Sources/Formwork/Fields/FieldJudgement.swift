/// What is wrong with a text, as it is found by the checks of the plain API.
struct FieldJudgement: Equatable {
  var isValid = true
  var message: Message?

  enum Message: Equatable {
    /// Words of the form in the person's language, which nobody looks up again.
    case words(String)
    /// A sentence of the author, or its key in the app's strings.
    case sentence(String)
  }

  static let valid = FieldJudgement()
}
