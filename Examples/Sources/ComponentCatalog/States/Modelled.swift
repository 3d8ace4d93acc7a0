import FormCore
import Formwork
import SwiftUI

/// What a form of one field is about.
struct Single<Value: Equatable>: Equatable { var value: Value }

/// A field of a form model of its own, for states that a model brings about.
struct Modelled<Value: Equatable, Content: View>: View {
  @State private var form: FormModel<Single<Value>>
  private let content: (Field<Single<Value>, Value>) -> Content

  /// A field with this value that says what is wrong from the start.
  init(
    _ value: Value, label: String? = nil, rules: Rule<Single<Value>, Value>...,
    @ViewBuilder content: @escaping (Field<Single<Value>, Value>) -> Content
  ) {
    let form = FormModel(Single(value: value)) { form in
      form.showing = .fromTheStart
      let field = form[\.value].label(label)
      for rule in rules { field.rules(rule) }
    }
    _form = State(initialValue: form)
    self.content = content
  }

  var body: some View { content(form[\.value]) }
}

extension Rule {
  /// Asks somebody who never answers: the field is pending for good.
  static var neverAnswered: Rule {
    .asynchronous(debounce: .zero, asksAboutInitialValue: true) { _ in
      try await Task.sleep(for: .seconds(86_400))
      return nil
    }
  }
}
