import FormCore
import SwiftUI

/// A form that is filled in step by step.
///
/// ```swift
/// @State private var form: FormModel<Booking>
/// @State private var steps: FormSteps
///
/// StepForm(form, steps: steps, submit: "Book", action: { try await server.book($0) }) { step in
///   switch step {
///   case 0: TextInputField("Name", field: form.name)
///   default: FormRow(form.arrival) { DatePicker("Arrival", selection: $0) }
///   }
/// }
/// ```
///
/// Next checks this step's own fields and focuses the first that is invalid; Back checks and loses
/// nothing; the last step submits. Which step this is, is said in words; a new step begins at its
/// title. A field of another step that is to be mended brings its step back.
///
/// Sources: GOV.UK Design System, "Question pages"; WCAG 2.2, success criteria 2.4.3 and 3.3.7.
public struct StepForm<Values: Equatable, Content: View>: View {
  private let form: FormModel<Values>
  private let steps: FormSteps
  private let title: Text
  private let action: @MainActor (Values) async throws -> Void
  private let content: (Int) -> Content
  @AccessibilityFocusState private var titleInFocus: Int?
  /// Whether the step that comes is shown because the form asks for a field of it.
  @State private var isLed = false

  /// A form with these steps.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - steps: Made by `form.steps(…)`; keep them in a `@State`.
  ///   - titleKey: What the button of the last step says.
  ///   - action: Takes the normalised values, as that of a ``SubmitButton``.
  ///   - content: The fields of the step with this number, from 0.
  public init(
    _ form: FormModel<Values>, steps: FormSteps, submit titleKey: LocalizedStringKey,
    action: @escaping @MainActor (Values) async throws -> Void,
    @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.form = form
    self.steps = steps
    title = Text(titleKey)
    self.action = action
    self.content = content
  }

  public var body: some View {
    FormScope(form, reveal: reveal) {
      Form {
        Section {
          StepTitle(steps: steps, focus: $titleInFocus)
        }
        content(steps.current)
        Section {
          StepButtons(form: form, steps: steps, title: title, action: action)
        }
      }
    }
    .onChange(of: steps.current) {
      if !isLed { titleInFocus = steps.current }
      isLed = false
    }
  }

  private func reveal(_ field: FieldID) -> Bool {
    guard steps.reveal(field) else { return false }
    isLed = true
    return true
  }
}

/// The title of the step that is shown, with how far it is.
private struct StepTitle: View {
  let steps: FormSteps
  let focus: AccessibilityFocusState<Int?>.Binding
  let words = FormWords()

  var body: some View {
    let number = steps.current
    VStack(alignment: .leading, spacing: 6) {
      words.text(.step, .number(number + 1), .number(steps.steps.count))
        .font(.subheadline)
        .foregroundColor(.secondary)
      Text(LocalizedStringKey(steps.step?.title ?? ""))
        .font(.title2)
        .fontWeight(.bold)
      ProgressView(value: Double(number + 1), total: Double(max(steps.steps.count, 1)))
        .accessibilityHidden(true)
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isHeader)
    .accessibilityFocused(focus, equals: number)
    .id(number)
  }
}

/// Back, and Next or the button that submits.
private struct StepButtons<Values: Equatable>: View {
  let form: FormModel<Values>
  let steps: FormSteps
  let title: Text
  let action: @MainActor (Values) async throws -> Void
  let words = FormWords()

  var body: some View {
    HStack {
      if steps.current > 0 { back }
      Spacer()
      Group {
        if steps.isLast {
          SubmitButton(title: title, form: form, action: action)
        } else {
          FormButton(
            title: words.text(.next), progress: steps.isWaiting ? .busy(.checking) : .none
          ) {
            steps.goOn()
          }
        }
      }
      .buttonStyle(.borderedProminent)
    }
    .controlSize(.large)
  }

  private var back: some View {
    Button {
      steps.goBack()
    } label: {
      words.text(.back)
    }
    .buttonStyle(.bordered)
    .disabled(form.isSubmitting)
  }
}
