import FormworkTesting
import SwiftUI

extension ModifierTable {
  static var controls: [ModifierRow] {
    [
      changes("controlGroupStyle(_:)", on: { AnyView(ControlGroup { Button("a") {} }) }) {
        $0.controlGroupStyle(.menu)
      },
      changes("datePickerStyle(_:)", on: dates) { $0.datePickerStyle(NamedDates()) },
      changes("disclosureGroupStyle(_:)", on: { AnyView(DisclosureGroup("d") { Text("x") }) }) {
        $0.disclosureGroupStyle(PlainDisclosure())
      },
      changes("formStyle(_:)", on: { AnyView(Form { Text("x") }) }) { $0.formStyle(.columns) },
      changes("gaugeStyle(_:)", on: { AnyView(Gauge(value: 0.5) { Text("g") }) }) {
        $0.gaugeStyle(.accessoryCircularCapacity)
      },
      changes("groupBoxStyle(_:)", on: { AnyView(GroupBox("g") { Text("x") }) }) {
        $0.groupBoxStyle(PlainGroupBox())
      },
      changes("help(_:)") { $0.help("help") },
      changes("keyboardShortcut(_:)", on: { AnyView(Button("b") {}) }) {
        $0.keyboardShortcut(.defaultAction)
      },
      changes("keyboardShortcut(_:modifiers:)", on: { AnyView(Button("b") {}) }) {
        $0.keyboardShortcut("s", modifiers: .command)
      },
      changes("labelStyle(_:)", on: { AnyView(Label("l", systemImage: "star")) }) {
        $0.labelStyle(.iconOnly)
      },
      changes("labeledContentStyle(_:)", on: { AnyView(LabeledContent("l", value: "v")) }) {
        $0.labeledContentStyle(PlainLabeledContent())
      },
      changes("labelsHidden()", on: { AnyView(Toggle("t", isOn: .constant(true))) }) {
        $0.labelsHidden()
      },
      changes(
        "lineLimit(_:reservesSpace:)",
        on: { AnyView(TextField("f", text: .constant(""), axis: .vertical)) }
      ) { $0.lineLimit(3, reservesSpace: true) },
      changes(
        "menuStyle(_:)", on: { AnyView(Menu("m") { Button("a") {} }) },
        inside: { AnyView($0.buttonStyle(.bordered)) }
      ) { $0.menuStyle(.borderlessButton) },
      changes("pickerStyle(_:)", on: options) { $0.pickerStyle(.segmented) },
      changes("progressViewStyle(_:)", on: { AnyView(ProgressView(value: 0.5)) }) {
        $0.progressViewStyle(.circular)
      },
      does("tag(_:includeOptional:)") {
        let screen = Screen(OptionalPicker())
        screen.control("Pick").choose("1")
        return screen.texts.contains("two")
      },
      changes("textSelection(_:)") { $0.textSelection(.enabled) },
      changes("toggleStyle(_:)", on: { AnyView(Toggle("t", isOn: .constant(true))) }) {
        $0.toggleStyle(.button)
      },
    ]
  }

  private static func dates() -> AnyView {
    AnyView(DatePicker("d", selection: .constant(Date(timeIntervalSince1970: 0))))
  }

  private static func options() -> AnyView {
    AnyView(
      Picker("p", selection: .constant(1)) {
        Text("one").tag(1)
        Text("two").tag(2)
      })
  }
}

private struct OptionalPicker: View {
  @State private var choice: Int?

  var body: some View {
    VStack {
      Picker("Pick", selection: $choice) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
      Text(verbatim: choice == 2 ? "two" : "none")
    }
  }
}

private struct PlainDisclosure: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack { configuration.label }
  }
}

private struct PlainGroupBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

private struct PlainLabeledContent: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View { HStack { configuration.label } }
}

private struct NamedDates: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
