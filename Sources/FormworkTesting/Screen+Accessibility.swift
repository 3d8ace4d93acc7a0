import DisplayTree
import SwiftUI

extension Screen {
  /// Everything on the screen that takes input and can be reached, in order: fields, buttons,
  /// switches, choices.
  public var controls: [ScreenElement] {
    all { $0.kind.isControl && $0.isVisible }.map { element in
      let (id, host) = (element.id, host)
      return ScreenElement(screen: self, what: "\(element.kind)") { host.tree.element(id) }
    }
  }

  /// What a person with assistive technology would miss, a sentence for each control; empty when
  /// nothing is found.
  ///
  /// A control has a name, and only what holds a value is marked as wrong or as required.
  public var accessibilityProblems: [String] {
    controls.flatMap { control -> [String] in
      var problems: [String] = []
      if control.name.allSatisfy(\.isWhitespace) { problems.append("has no name") }
      let takesNoValue = ["button", "link", "menu"].contains(control.role)
      if takesNoValue, control.isInvalid { problems.append("is marked as wrong") }
      if takesNoValue, control.isRequired { problems.append("is marked as required") }
      return problems.map { "The \(control.role) \"\(control.name)\" \($0)." }
    }
  }
}

extension ScreenElement {
  /// What a screen reader calls it: its label for assistive technology, else the visible one, else
  /// a field's prompt.
  public var name: String {
    guard let element = find() else { return "" }
    let description = element.describe()
    let spoken = element.spokenName(description)
    return spoken.isEmpty ? description.field?.prompt ?? "" : spoken
  }

  /// What it is: `textField`, `secureField`, `button`, `toggle`, `picker` …
  public var role: String { find().map { "\($0.kind)" } ?? "" }

  /// What a screen reader says that it holds: the value for assistive technology, else the text or
  /// the chosen option, "on" or "off" of a switch.
  public var spokenValue: String {
    guard let element = find() else { return "" }
    if let value = element.describe().accessibility.value { return value }
    return switch element.kind {
    case .toggle: isOn ? "on" : "off"
    case .picker: selection ?? ""
    case .button, .link: ""
    default: value
    }
  }

  /// What a person can do to it now: `type`, `choose`, `tap`.
  public var offeredActions: [String] {
    guard isEnabled, let actions = description?.actions else { return [] }
    return [(ActionSet.input, "type"), (.choose, "choose"), (.tap, "tap")]
      .compactMap { actions.contains($0) ? $1 : nil }
  }

  /// Whether assistive technology is told that it must be filled in.
  public var isRequired: Bool { description?.accessibility.isRequired ?? false }

  /// The texts that describe it beside its name: the hint, and texts elsewhere that are tied to it.
  public var spokenDescription: String {
    guard let accessibility = description?.accessibility else { return "" }
    let tied = accessibility.describedBy.compactMap { screen.host.tree.element($0)?.textInside }
    return ([accessibility.hint ?? ""] + tied).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
