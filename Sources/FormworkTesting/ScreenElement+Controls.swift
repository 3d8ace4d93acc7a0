import DisplayTree
import SwiftUI
import Testing

extension ScreenElement {
  /// Whether a toggle is on, or a disclosure group open.
  public var isOn: Bool { value == "1" }

  /// The names of a picker's options, in order.
  public var options: [String] { optionElements.map(\.textInside) }

  /// The name of the option that a picker shows as chosen; nil when it shows none.
  public var selection: String? {
    let value = value
    return optionElements.first { $0.describe().control?.value == value }?.textInside
  }

  /// Chooses an option of a picker by its name.
  public func select(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard exists else {
      fail("is not on the screen", at: sourceLocation)
      return
    }
    guard let option = optionElements.first(where: { $0.textInside == name }) else {
      fail("has no option \"\(name)\"", at: sourceLocation)
      return
    }
    let description = option.describe()
    guard description.isEnabled else {
      fail("has the option \"\(name)\" disabled", at: sourceLocation)
      return
    }
    choose(description.control?.value ?? "", sourceLocation: sourceLocation)
  }

  /// Presses the half of a stepper that means more, or steps a view up that is adjusted; nothing
  /// happens at the end of a range.
  public func increment(sourceLocation: SourceLocation = #_sourceLocation) {
    choose("1", sourceLocation: sourceLocation)
  }

  /// Presses the half of a stepper that means less, or steps a view down that is adjusted.
  public func decrement(sourceLocation: SourceLocation = #_sourceLocation) {
    choose("-1", sourceLocation: sourceLocation)
  }

  /// Drags a slider to a value.
  public func drag(
    to value: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = "\(value)"
    choose(
      text.hasSuffix(".0") ? String(text.dropLast(2)) : text, sourceLocation: sourceLocation)
  }

  /// The least and greatest value of a slider, stepper or date picker, as the page spells them.
  public var limits: (minimum: String?, maximum: String?) {
    (description?.control?.minimum, description?.control?.maximum)
  }

  /// Where a link goes.
  public var destination: String? { description?.control?.href }

  /// What assistive technology adds to the name.
  public var hint: String? { description?.accessibility.hint }

  /// The texts of what labelled content holds.
  public var content: String {
    find()?.children.filter { $0.kind == .value }.map(\.textInside).joined(separator: ", ") ?? ""
  }

  private var optionElements: [Element] {
    find()?.children.filter { $0.kind == .option } ?? []
  }
}

extension ScreenElement {
  /// Presses a key that the view waits for, by itself or again while it is held.
  public func press(
    _ key: KeyEquivalent, isRepeated: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    act(.key(key.name, isRepeated: isRepeated), at: sourceLocation)
  }

  /// The key that presses a button, as `aria-keyshortcuts` spells it; "default" stands for Return
  /// in the form, "cancel" for Escape.
  public var shortcut: String? {
    guard let control = description?.control else { return nil }
    return control.isDefault ? "default" : control.isCancel ? "cancel" : control.shortcut
  }

  /// How many lines a growing field has at least and at most.
  public var lines: ClosedRange<Int>? { description?.field?.lineLimit }
}
