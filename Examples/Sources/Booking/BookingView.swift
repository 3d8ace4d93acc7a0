import FormCore
import Formwork
import SwiftUI

/// Three steps to a room: who, with whom, when.
///
/// Steps, rows, controls of all kinds, a draft that is there again when one comes back, and a guard.
public struct BookingView: View {
  @State private var form: FormModel<Booking>
  @State private var steps: FormSteps
  @State private var draft: Draft<Booking>
  private let service: BookingService

  /// A booking whose draft is kept in the store for this visitor.
  public init(
    service: BookingService, drafts: any DraftStore, visitor: String,
    today: Date = Calendar.current.startOfDay(for: Date())
  ) {
    let form = bookingForm(today: today)
    let steps = form.steps(
      FormStep("About you", form.name, form.email, form.isBusiness, form.company),
      FormStep("Who comes along", form.each(\.guests)),
      FormStep("Your stay", form.arrival, form.nights, form.room, form.acceptsTerms))
    _form = State(initialValue: form)
    _steps = State(initialValue: steps)
    _draft = State(
      initialValue: Draft(of: form, in: drafts, key: DraftKey("booking", scope: visitor)))
    self.service = service
  }

  public var body: some View {
    Group {
      if form.phase == .succeeded { Booked(name: form.name.value) } else { questions }
    }
    .navigationTitle("Book a stay")
  }

  private var questions: some View {
    StepForm(form, steps: steps, submit: "Book", action: { try await service.book($0) }) { step in
      ErrorSummary(form)
      switch step {
      case 0: PersonStep(form: form)
      case 1: GuestStep(form: form)
      default: StayStep(form: form)
      }
    }
    .draft(draft)
    .unsavedChangesGuard(form)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { CancelButton(form) }
    }
  }
}

private struct PersonStep: View {
  let form: FormModel<Booking>

  var body: some View {
    Section {
      TextInputField("Name", field: form.name)
        .textContentType(.name)
      TextInputField("Email", field: form.email)
        .textContentType(.emailAddress)
        #if !os(macOS)
          .keyboardType(.emailAddress)
        #endif
      FormRow(form.isBusiness) { Toggle("On business", isOn: $0) }
      if form.company.isActive { TextInputField("Company", field: form.company) }
    }
  }
}

private struct GuestStep: View {
  let form: FormModel<Booking>

  var body: some View {
    Section {
      FormRows("Guest", rows: form.each(\.guests), new: { Guest() }) { guest in
        TextInputField("Guest’s name", field: guest.name)
        FormRow(guest.isChild) { Toggle("Under 12", isOn: $0) }
      }
    }
  }
}

private struct StayStep: View {
  let form: FormModel<Booking>

  var body: some View {
    Section {
      FormRow(form.arrival) { arrival in
        DatePicker("Arrival", selection: arrival, displayedComponents: .date)
      }
      FormRow(form.nights) { nights in
        Stepper("Nights: \(nights.wrappedValue)", value: nights, in: 1...14)
      }
      FormRow(form.room) { room in
        Picker("Room", selection: room) {
          Text("Single").tag(Room.single)
          Text("Double").tag(Room.double)
          Text("Family").tag(Room.family)
        }
      }
    }
    Section {
      FormRow(form.acceptsTerms) { Toggle("I accept the terms", isOn: $0) }
    }
  }
}

private struct Booked: View {
  let name: String
  @AccessibilityFocusState private var isTitleInFocus: Bool

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "checkmark.circle.fill")
        .font(.largeTitle)
        .foregroundColor(.green)
        .accessibilityHidden(true)
      Text("See you soon, \(name)!")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
        .accessibilityFocused($isTitleInFocus)
    }
    .padding()
    .onAppear { isTitleInFocus = true }
  }
}
