import FormworkTesting
import SwiftUI

extension ModifierTable {
  static var controls: [ModifierRow] {
    [
      changes("buttonStyle(_:)") { $0.buttonStyle(.bordered) },
      changes("controlSize(_:)") { $0.controlSize(.large) },
      changes("buttonBorderShape(_:)") { $0.buttonBorderShape(.capsule) },
      changes("keyboardShortcut(_:)") { $0.keyboardShortcut(.defaultAction) },
      changes("keyboardShortcut(_:modifiers:)") { $0.keyboardShortcut("s", modifiers: .command) },
      changes("help(_:)") { $0.help("What it is for") },
      changes("labelsHidden()", on: toggle) { $0.labelsHidden() },
      changes("toggleStyle(_:)", on: toggle) { $0.toggleStyle(.button) },
      changes("pickerStyle(_:)", on: picker) { $0.pickerStyle(.segmented) },
      changes("tag(_:includeOptional:)", inside: inPicker) { $0.tag(2) },
      changes("datePickerStyle(_:)", on: date) { $0.datePickerStyle(.graphical) },
      changes("menuStyle(_:)", on: { AnyView(Menu("More") { Button("a") {} }) }) {
        $0.menuStyle(.borderlessButton)
      },
      changes("labelStyle(_:)", on: { AnyView(Label("Star", systemImage: "star")) }) {
        $0.labelStyle(.iconOnly)
      },
      changes("labeledContentStyle(_:)", on: { AnyView(LabeledContent("a", value: "b")) }) {
        $0.labeledContentStyle(Plain.Labeled())
      },
      changes("groupBoxStyle(_:)", on: { AnyView(GroupBox("a") { Text("b") }) }) {
        $0.groupBoxStyle(Plain.Box())
      },
      changes("disclosureGroupStyle(_:)", on: { AnyView(DisclosureGroup("a") { Text("b") }) }) {
        $0.disclosureGroupStyle(Plain.Disclosure())
      },
      changes("controlGroupStyle(_:)", on: { AnyView(ControlGroup { Button("a") {} }) }) {
        $0.controlGroupStyle(.menu)
      },
      changes("progressViewStyle(_:)", on: { AnyView(ProgressView(value: 0.5)) }) {
        $0.progressViewStyle(.circular)
      },
      changes("gaugeStyle(_:)", on: { AnyView(Gauge(value: 0.5) { Text("a") }) }) {
        $0.gaugeStyle(.accessoryCircularCapacity)
      },
      changes("formStyle(_:)", on: { AnyView(Form { Text("a") }) }) { $0.formStyle(.columns) },
    ]
  }

  private static func toggle() -> AnyView { AnyView(Toggle("On", isOn: .constant(true))) }

  private static func picker() -> AnyView {
    AnyView(Picker("Number", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } })
  }

  private static func inPicker(_ view: AnyView) -> AnyView {
    AnyView(
      Picker("Number", selection: .constant(2)) {
        Text("one").tag(1)
        view
      })
  }

  private static func date() -> AnyView {
    AnyView(DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0))))
  }
}

/// Styles that show the content alone.
private enum Plain {
  struct Labeled: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.content }
  }

  struct Box: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.content }
  }

  struct Disclosure: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.content }
  }
}
