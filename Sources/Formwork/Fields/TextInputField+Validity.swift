import FormCore
import SwiftUI

extension TextInputField {
  /// Whether the field must be filled in.
  var isRequired: Bool { isMandatory || connection?.isRequired ?? false }

  func tell(_ judgement: FieldJudgement) {
    if let isValid, isValid.wrappedValue != judgement.isValid {
      isValid.wrappedValue = judgement.isValid
    }
  }

  /// Found anew with each look, so that a handler that compares the text with something else follows that,
  /// too. The mandatory check comes first; the handler sees the text exactly as typed.
  var judgement: FieldJudgement {
    let text = text.wrappedValue
    if isMandatory, text.allSatisfy(\.isWhitespace) {
      return FieldJudgement(isValid: false, message: .words(words.string(.mandatory)))
    }
    if let issue {
      return FieldJudgement(isValid: false, message: .words(words.messages.text(for: issue)))
    }
    switch validationHandler?(text) {
    case .failure(let error):
      return FieldJudgement(isValid: false, message: .sentence(error.message))
    case .success(let isValid): return FieldJudgement(isValid: isValid)
    case nil: return .valid
    }
  }

  /// What the field says of itself now, under the policy: what the form model says comes first.
  func notice(of judgement: FieldJudgement) -> FieldNotice {
    if let notice = connection?.notice(title: title) { return notice }
    guard !judgement.isValid, history.shows(under: policy, isFormTried: isSubmitTried) else {
      return FieldNotice()
    }
    switch judgement.message {
    case .words(let words):
      return FieldNotice(isInvalid: true, message: Text(verbatim: words), spoken: .words(words))
    case .sentence(let sentence):
      let error = ValidationError(message: sentence)
      return FieldNotice(
        isInvalid: true, message: error.text, spoken: .words(error.errorDescription ?? sentence))
    case nil:
      let generic = surroundings.genericMessage
      return FieldNotice(
        isInvalid: true, message: generic.map { Text($0) }, spoken: generic.map { .resource($0) })
    }
  }

  /// What assistive technology reads behind the name: the error, then the help.
  func hint(_ notice: FieldNotice) -> Text {
    let checking = connection?.isPending() == true ? words.text(.checking) : nil
    let parts = [checking, notice.message, surroundings.help].compactMap(\.self)
    guard let first = parts.first else { return Text(verbatim: "") }
    return parts.dropFirst().reduce(first) { $0 + Text(verbatim: ". ") + $1 }
  }
}
