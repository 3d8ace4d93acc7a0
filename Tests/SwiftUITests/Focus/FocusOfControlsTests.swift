import FormworkTesting
import SwiftUI
import Testing

/// The focus of what is no text field.
@MainActor @Suite struct FocusOfControlsTests {
  private enum Control: String, Hashable, CaseIterable {
    case toggle, picker, date, slider, stepper, field
  }

  private struct Controls: View {
    @FocusState var focus: Control?
    @State private var isOn = false
    @State private var number = 1.0
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var text = ""

    var body: some View {
      Form {
        Toggle("Switch", isOn: $isOn).focused($focus, equals: .toggle)
        Picker("Choice", selection: $isOn) { Text("Yes").tag(true) }
          .focused($focus, equals: .picker)
        DatePicker("Day", selection: $date).focused($focus, equals: .date)
        Slider(value: $number) { Text("Amount") }.focused($focus, equals: .slider)
        Stepper("Count", value: $number).focused($focus, equals: .stepper)
        HStack {
          Toggle("Beside", isOn: $isOn)
          TextField("Name", text: $text)
        }
        .focused($focus, equals: .field)
        ForEach(Control.allCases, id: \.self) { control in
          Button(control.rawValue) { focus = control }
        }
        Text("at \(focus?.rawValue ?? "none")")
      }
    }
  }

  @Test func `a focus state reaches controls of every kind`() {
    let screen = Screen(Controls())
    for (name, control) in [
      ("toggle", screen.toggle("Switch")), ("picker", screen.picker("Choice")),
      ("date", screen.datePicker("Day")), ("slider", screen.slider("Amount")),
      ("stepper", screen.stepper("Count")),
    ] {
      screen.button(name).tap()
      #expect(control.isFocused, "\(name)")
      #expect(screen.text("at \(name)").exists)
    }
  }

  @Test func `a switch that a person focuses is known to the state`() {
    let screen = Screen(Controls())
    screen.toggle("Switch").focus()
    #expect(screen.text("at toggle").exists)
    screen.toggle("Switch").blur()
    #expect(screen.text("at none").exists)
  }

  @Test func `of a switch and a field under one focus the field is meant`() {
    let screen = Screen(Controls())
    screen.button("field").tap()
    #expect(screen.field("Name").isFocused)
  }

  @Test func `a control outside of focus states tells nothing of its focus`() {
    let html = Screen(Toggle("Switch", isOn: .constant(true))).html()
    #expect(html.contains("data-a=\"v\""))
  }

  private struct Led: View {
    @AccessibilityFocusState private var title: Int?
    @State private var step = 1

    var body: some View {
      Text("Step \(step)").padding().accessibilityFocused($title, equals: step).id(step)
      Button("Next") {
        step += 1
        title = step
      }
      Button("Away") { title = nil }
      Text(title.map { "at title \($0)" } ?? "elsewhere")
    }
  }

  @Test func `assistive technology is led to a text that came in the same pass`() {
    let screen = Screen(Led())
    screen.button("Next").tap()
    #expect(screen.text("Step 2").isFocused)
    #expect(screen.text("at title 2").exists)
    screen.button("Next").tap()
    #expect(screen.text("Step 3").isFocused)
    screen.button("Away").tap()
    #expect(!screen.text("Step 3").isFocused)
    #expect(screen.text("elsewhere").exists)
  }

  @Test func `a text that is led to is no stop of the Tab key`() {
    let html = Screen(Led()).html()
    #expect(html.contains("tabindex=\"-1\""))
    #expect(!html.contains("tabindex=\"0\""))
  }

  private struct Late: View {
    enum Field { case name }
    @State private var isShown = false
    @FocusState private var focus: Field?

    var body: some View {
      Form {
        Button("Focus") { focus = .name }
        Button("Show") { isShown = true }
        if isShown { TextField("Name", text: .constant("")).focused($focus, equals: .name) }
        Text(focus == nil ? "nobody" : "name")
      }
    }
  }

  @Test func `a focus that was asked for in vain is given up, and can be asked for again`() {
    let screen = Screen(Late())
    screen.button("Focus").tap()
    #expect(screen.text("nobody").exists)
    screen.button("Show").tap()
    #expect(!screen.field("Name").isFocused)
    screen.button("Focus").tap()
    #expect(screen.field("Name").isFocused)
  }

  private struct Leaving: View {
    @State private var isShown = true
    @FocusState private var isFocused: Bool

    var body: some View {
      Form {
        Button("Swap") { isShown.toggle() }
        if isShown { TextField("Name", text: .constant("")).focused($isFocused) }
        Text(isFocused ? "name" : "nobody")
      }
    }
  }

  @Test func `a field that goes takes its focus with it`() {
    let screen = Screen(Leaving())
    screen.field("Name").focus()
    #expect(screen.text("name").exists)
    screen.button("Swap").tap()
    #expect(screen.text("nobody").exists)
    screen.button("Swap").tap()
    #expect(!screen.field("Name").isFocused)
  }
}
