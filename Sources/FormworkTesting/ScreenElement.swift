import DisplayTree
import SwiftUI
import Testing

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
  public func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard takesFocus(at: sourceLocation) else { return }
    var typed = value
    for character in text {
      typed.append(character)
      guard act(.input(typed), at: sourceLocation) else { return }
    }
  }

  /// Sets the whole text in one edit: paste or autofill.
  public func enter(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard takesFocus(at: sourceLocation) else { return }
    act(.input(text), at: sourceLocation)
  }

  /// Empties a field.
  public func clear(sourceLocation: SourceLocation = #_sourceLocation) {
    enter("", sourceLocation: sourceLocation)
  }

  /// Taps it; a toggle or disclosure group then is the other way round. What takes no tap itself
  /// hands it on to what it stands in, as a click on a text does.
  public func tap(sourceLocation: SourceLocation = #_sourceLocation) {
    let target = tapped
    switch target.find()?.kind {
    case .toggle, .disclosure:
      target.choose(target.isOn ? "0" : "1", sourceLocation: sourceLocation)
    default: target.act(.tap, at: sourceLocation)
    }
  }

  /// Gives a control that is no text field another value, as the browser spells it.
  public func choose(
    _ value: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    act(.choose(value), at: sourceLocation)
  }

  /// Presses Return in the field.
  public func submit(sourceLocation: SourceLocation = #_sourceLocation) {
    act(.submit, at: sourceLocation)
  }

  /// Clicks into it or comes to it with Tab; nothing happens where the focus is already.
  public func focus(sourceLocation: SourceLocation = #_sourceLocation) {
    _ = takesFocus(at: sourceLocation)
  }

  /// Leaves it, to nowhere.
  public func blur(sourceLocation: SourceLocation = #_sourceLocation) {
    act(.blur, at: sourceLocation)
  }

  /// Closes what is presented, or goes back a page, as Escape and the back button do.
  public func dismiss(sourceLocation: SourceLocation = #_sourceLocation) {
    act(.dismiss, at: sourceLocation)
  }

  /// Moves the pointer onto the element, or off it.
  public func hover(
    _ isInside: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    act(.hover(isInside), at: sourceLocation)
  }

  /// Deletes the row that the element stands in: a swipe, or the row's button.
  public func deleteRow(sourceLocation: SourceLocation = #_sourceLocation) {
    row.act(.delete, at: sourceLocation)
  }

  /// Moves the row that the element stands in before the one at an offset.
  public func moveRow(
    before offset: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    row.act(.move(offset), at: sourceLocation)
  }

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

  /// What a tap on the element taps: the nearest around it that takes one, no further than the
  /// control that it stands in.
  private var tapped: ScreenElement {
    ScreenElement(screen: screen, what: what) {
      let element = find()
      var current = element
      while let candidate = current {
        if candidate.kind == .toggle || candidate.kind == .disclosure { return candidate }
        if candidate.describe().actions.contains(.tap) { return candidate }
        if candidate.kind.isTapped { return element }
        current = candidate.parent
      }
      return element
    }
  }

  private func takesFocus(at location: SourceLocation) -> Bool {
    isFocused || act(.focus, at: location)
  }

  /// Does it as a person would; what they could not do is a failure of the test.
  ///
  /// - Returns: Whether it was done.
  @discardableResult func act(_ action: Action, at location: SourceLocation) -> Bool {
    guard let element = find() else { return fail("is not on the screen", at: location) }
    let description = element.describe()
    guard description.actions.contains(action.requirement) else {
      return fail("does not take \(action)", at: location)
    }
    guard description.isEnabled, element.isVisible else {
      return fail("is disabled or hidden", at: location)
    }
    guard !screen.isBehindPresentation(element) else {
      return fail("is behind what is presented", at: location)
    }
    _ = screen.host.perform(action, on: element.id)
    screen.host.settle()
    #if DEBUG
      let broken = screen.brokenInvariants
      if !broken.isEmpty {
        return fail("left the engine's structures broken: \(broken)", at: location)
      }
    #endif
    return true
  }

  var description: DisplayTree.Description? { find()?.describe() }

  @discardableResult func fail(_ reason: String, at location: SourceLocation) -> Bool {
    Screen.reportFailure("The \(what) \(reason).\n\(screen.text)", at: location)
    return false
  }
}

extension Element.Kind {
  /// Controls that take the taps on what stands in them.
  fileprivate var isTapped: Bool {
    switch self {
    case .button, .link, .menu, .picker, .datePicker, .colorPicker, .slider, .stepper: true
    default: false
    }
  }
}
