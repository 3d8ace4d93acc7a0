import FormCore
import Formwork
import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct StepFormTests {
  struct Trip: Equatable {
    var name = ""
    var goal = ""
  }

  struct TripForm: View {
    @State private var form: FormModel<Trip>
    @State private var steps: FormSteps
    let send: (Trip) async throws -> Void

    init(send: @escaping (Trip) async throws -> Void = { _ in }) {
      let form = FormModel(Trip()) { form in
        form.name.rules(.required)
        form.goal.rules(.required)
      }
      _form = State(initialValue: form)
      _steps = State(
        initialValue: form.steps(FormStep("Who", form.name), FormStep("Where", form.goal)))
      self.send = send
    }

    var body: some View {
      StepForm(form, steps: steps, submit: "Go", action: { try await send($0) }) { step in
        if step == 0 {
          TextInputField("Name", field: form.name)
        } else {
          TextInputField("Goal", field: form.goal)
        }
      }
      Text(form.phase == .succeeded ? "sent" : "not sent")
    }
  }

  private func second(_ screen: Screen) async {
    screen.field("Name").type("Ann")
    screen.button("Next").tap()
    #expect(await screen.wait { screen.field("Goal").exists })
  }

  @Test func `a new step begins at its title, which says how far it is`() async {
    let screen = Screen(TripForm())
    #expect(screen.text("Step 1 of 2").exists && !screen.button("Back").exists)
    await second(screen)
    #expect(screen.text("Step 2 of 2").exists && screen.text("Where").exists)
    #expect(screen.html().contains("role=\"heading\""))
    #expect(screen.html().contains("aria-label=\"Step 2 of 2, Where\""))
  }

  @Test func `going back loses nothing`() async {
    let screen = Screen(TripForm())
    await second(screen)
    screen.field("Goal").type("Rome")
    screen.button("Back").tap()
    #expect(screen.field("Name").value == "Ann")
    screen.button("Next").tap()
    #expect(await screen.wait { screen.field("Goal").exists })
    #expect(screen.field("Goal").value == "Rome")
  }

  @Test func `next stays where a field is invalid, and leads there`() async {
    let screen = Screen(TripForm())
    screen.button("Next").tap()
    #expect(await screen.wait { screen.field("Name").isFocused })
    #expect(screen.text("Name is required").exists)
    #expect(!screen.field("Goal").exists)
  }

  @Test func `return goes on, and submits on the last step`() async {
    let screen = Screen(TripForm())
    screen.field("Name").type("Ann")
    screen.field("Name").submit()
    #expect(await screen.wait { screen.field("Goal").exists })
    screen.field("Goal").type("Rome")
    screen.field("Goal").submit()
    #expect(await screen.wait { screen.text("sent").exists })
  }

  struct Summed: View {
    @State private var form: FormModel<Trip>
    @State private var steps: FormSteps

    init() {
      let form = FormModel(Trip()) { $0.goal.rules(.required) }
      _form = State(initialValue: form)
      _steps = State(
        initialValue: form.steps(FormStep("Who", form.name), FormStep("Where", form.goal)))
    }

    var body: some View {
      StepForm(
        form, steps: steps, submit: "Go",
        action: { _ in throw FieldErrors(named: ["name": "You are there already"]) }
      ) { step in
        ErrorSummary(form)
        if step == 0 {
          TextInputField("Name", field: form.name)
        } else {
          TextInputField("Goal", field: form.goal)
        }
      }
      .invalidSubmitFocus(.summary)
    }
  }

  @Test func `where the summary takes the focus, no step comes back and no field takes it after`()
    async
  {
    let screen = Screen(Summed())
    screen.button("Next").tap()
    #expect(await screen.wait { screen.field("Goal").exists })
    screen.field("Goal").type("Rome")
    screen.button("Go").tap()
    #expect(await screen.wait { screen.button("You are there already").exists })
    #expect(screen.field("Goal").exists && !screen.field("Name").exists)
    screen.button("You are there already").tap()
    #expect(await screen.wait { screen.field("Name").isFocused })
  }

  @Test func `an error of a step before brings that step back`() async {
    let screen = Screen(
      TripForm { _ in throw FieldErrors(named: ["name": "You are there already"]) })
    await second(screen)
    screen.field("Goal").type("Rome")
    screen.button("Go").tap()
    #expect(await screen.wait { screen.text("You are there already").exists })
    #expect(await screen.wait { screen.field("Name").isFocused })
  }
}
