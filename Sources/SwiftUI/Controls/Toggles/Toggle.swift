import DisplayTree

/// A control that is on or off.
///
/// Source: Apple's SwiftUI, `Toggle`.
nonisolated public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label

  @Environment(\.toggleStyleInForce) private var style

  /// A toggle with a label of any views.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The toggle in the style of your own that is in force, else a switch.
  @MainActor public var body: some View {
    let style = style?.style
    if let style, !(style is any BuiltInToggleStyle) {
      styled(by: style)
    } else {
      ToggleElement(isOn: isOn, look: (style as? any BuiltInToggleStyle)?.look, content: label)
    }
  }

  @MainActor private func styled<S: ToggleStyle>(by style: S) -> AnyView {
    let configuration = ToggleStyleConfiguration(
      label: .init(content: AnyView(label)), isOn: isOn)
    return AnyView(
      StyledBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) }
        .environment(\.toggleStyleInForce, nil))
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title that is looked up in the session's language.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// A toggle with a title that is looked up and a symbol before it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is to draw, in its built-in look.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// The element of a toggle.
nonisolated struct ToggleElement<Content: View>: ValueView {
  let isOn: Binding<Bool>
  let look: ToggleLook?
  let content: Content

  var kind: Element.Kind { .toggle }

  /// A button is as wide as its label.
  @MainActor func sizing(in context: ElementContext) -> Sizing {
    look?.variant == .button ? Sizing(fixed: .horizontal) : Sizing()
  }

  /// A pressed button holds nothing: its look follows the server.
  var holdsChoice: Bool { look?.variant != .button }

  @MainActor func value(in context: ElementContext) -> String { isOn.wrappedValue ? "1" : "0" }

  @MainActor func fill(_ control: inout ControlTraits, in environment: EnvironmentValues) {
    control.variant = look?.variant ?? .automatic
  }

  @MainActor func choose(_ value: String, in context: ElementContext) {
    guard value == "1" || value == "0" else { return }
    isOn.wrappedValue = value == "1"
  }

  @MainActor func complete(_ description: inout Description, in environment: EnvironmentValues) {
    if let tint = look?.tint { description.style.append(.tint(tint)) }
  }

  func changes(from old: Self) -> Aspects {
    guard look != old.look else { return [] }
    return look?.variant == old.look?.variant ? .style : .structure
  }
}
