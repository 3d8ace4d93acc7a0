import DisplayTree
import SwiftUI

/// Something on a screen, looked up anew each time it is asked.
@MainActor public struct ScreenElement {
  let screen: Screen
  let what: String
  let find: () -> Element?

  /// Whether it is on the screen now.
  public var exists: Bool { find() != nil }

  /// A number that stays the same as long as it is the same element.
  public var identity: Int? { find().map { Int($0.id.rawValue) } }

  /// What a field or control holds.
  public var value: String {
    let description = description
    return description?.field?.value ?? description?.control?.value ?? description?.text ?? ""
  }

  /// What the element says: its own text, or the texts inside; empty when it is not there.
  public var text: String { find()?.textInside ?? "" }

  /// The name that assistive technology is given; nil when the texts inside are the name.
  public var label: String? { description?.accessibility.label }

  /// The grey text of a field while it is empty.
  public var prompt: String? { description?.field?.prompt }

  /// Whether it takes what people do.
  public var isEnabled: Bool { description.map { $0.isEnabled && $0.isReachable } ?? false }

  /// Whether the control is marked as wrong.
  public var isInvalid: Bool { description?.accessibility.isInvalid ?? false }

  /// Whether it takes a tap now.
  public var canTap: Bool { isEnabled && (description?.actions.contains(.tap) ?? false) }

  /// Whether the row that it stands in can be deleted.
  public var canDeleteRow: Bool { row.description?.actions.contains(.delete) ?? false }

  /// Whether it has the keyboard focus.
  public var isFocused: Bool { find().map { screen.host.focusedElement == $0.id } ?? false }

  /// Replaces the text of a field, key by key as a person would.
  public func type(_ text: String) {
    focus()
    var typed = value
    for character in text {
      typed.append(character)
      act(.input(typed))
    }
  }

  /// Sets the whole text in one edit: paste or autofill.
  public func enter(_ text: String) {
    focus()
    act(.input(text))
  }

  /// Empties a field.
  public func clear() { enter("") }

  /// Taps it; a toggle or disclosure group then is the other way round.
  public func tap() {
    switch find()?.kind {
    case .toggle, .disclosure: choose(isOn ? "0" : "1")
    default: act(.tap)
    }
  }

  /// Gives a control that is no text field another value, as the browser spells it.
  public func choose(_ value: String) { act(.choose(value)) }

  /// Presses Return in the field.
  public func submit() { act(.submit) }

  /// Clicks into it or comes to it with Tab; nothing happens where the focus is already.
  public func focus() {
    if !isFocused { act(.focus) }
  }

  /// Leaves it, to nowhere.
  public func blur() { act(.blur) }

  /// Closes what is presented, or goes back a page, as Escape and the back button do.
  public func dismiss() { act(.dismiss) }

  /// Moves the pointer onto the element, or off it.
  public func hover(_ isInside: Bool) { act(.hover(isInside)) }

  /// Deletes the row that the element stands in: a swipe, or the row's button.
  public func deleteRow() { row.act(.delete) }

  /// Moves the row that the element stands in before the one at an offset.
  public func moveRow(before offset: Int) { row.act(.move(offset)) }

  /// The row of a form or list that the element stands in.
  public var row: ScreenElement {
    ScreenElement(screen: screen, what: "row of \(what)") {
      var element = find()
      while let current = element, current.kind != .row { element = current.parent }
      return element
    }
  }

  /// Whether the row or control is marked as chosen.
  public var isSelected: Bool { description?.control?.isSelected ?? false }

  /// Does it as a person would; what they could not do is a failure of the test.
  func act(_ action: Action) {
    guard let element = find() else { return fail("is not on the screen") }
    let description = element.describe()
    guard description.actions.contains(action.requirement) else {
      return fail("does not take \(action)")
    }
    guard description.isEnabled, element.isVisible else { return fail("is disabled or hidden") }
    guard !screen.isBehindPresentation(element) else { return fail("is behind what is presented") }
    _ = screen.host.perform(action, on: element.id)
    screen.host.settle()
    #if DEBUG
      let broken = screen.brokenInvariants
      if !broken.isEmpty { fail("left the engine's structures broken: \(broken)") }
    #endif
  }

  var description: DisplayTree.Description? { find()?.describe() }

  func fail(_ reason: String) {
    Screen.reportFailure("The \(what) \(reason).\n\(screen.text)")
  }
}
