import FormCore
import SwiftUI

/// What keeps a form model from being submitted, at one place: a section that is there only when
/// something is shown. Pressing an entry moves the focus to its field.
///
/// Source: GOV.UK Design System, "Error summary".
public struct ErrorSummary<Values: Equatable>: View {
  private let form: FormModel<Values>
  private let words: FormWords
  /// Who tells the form that there is a summary.
  @State private var owner = UUID()
  @Environment(\.formLink) private var link
  @Environment(\.fieldTitles) private var titles

  /// The summary of a form; put it before the fields.
  public init(_ form: FormModel<Values>) {
    self.form = form
    words = FormWords(of: form)
  }

  public var body: some View {
    let entries = form.summary
    if !entries.isEmpty || failure != nil {
      // The form asks at once, when it is submitted: before anything has appeared.
      let _ = link?.showSummary(owner)
      Section {
        if let failure { Text(verbatim: failure) }
        ForEach(entries) { entry in
          Button {
            if let field = entry.field { form.requestFocus(field) }
          } label: {
            titles?.message(for: entry, in: form.messages) ?? Text(verbatim: entry.message)
          }
        }
      } header: {
        Label {
          words.text(.summaryTitle)
        } icon: {
          Image(systemName: "exclamationmark.circle.fill")
        }
        .foregroundColor(.red)
        .modifier(FormSpotModifier(spot: .summary))
      }
      .onDisappear { link?.dropSummary(owner) }
    }
  }

  private var failure: String? {
    if case .failed(let message) = form.phase { message } else { nil }
  }
}
