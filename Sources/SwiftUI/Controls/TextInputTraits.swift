import DisplayTree

/// How text is typed into the fields of a part of the page.
struct TextInputTraits: Hashable {
  var keyboard: FieldTraits.Keyboard?
  var capitalization: FieldTraits.Capitalization?
  var correction: Bool?
  var autocomplete: String?
  var submitLabel: FieldTraits.SubmitLabel?
  /// The lines of a field that grows: at least and at most.
  var lines: ClosedRange<Int>?

  func apply(to field: inout FieldTraits) {
    if let keyboard { field.keyboard = keyboard }
    if let capitalization { field.capitalization = capitalization }
    if let correction { field.correction = correction }
    if let autocomplete { field.autocomplete = autocomplete }
    if let submitLabel { field.submitLabel = submitLabel }
    if field.isMultiline { field.lineLimit = lines }
  }
}

/// The actions for Return in a field, from the innermost modifier outwards.
///
/// The object is the same as long as its modifier is mounted, so that a new closure from a body that
/// ran again does not make the fields below look changed.
final class SubmitChain {
  var action: () -> Void
  var triggers: SubmitTriggers
  let outer: SubmitChain?

  init(triggers: SubmitTriggers, outer: SubmitChain?, action: @escaping () -> Void) {
    self.triggers = triggers
    self.outer = outer
    self.action = action
  }

  /// Runs the actions for a trigger, the innermost first.
  func run(for trigger: SubmitTriggers) {
    if triggers.contains(trigger) { action() }
    outer?.run(for: trigger)
  }
}

/// What may submit: Return in a text field, or in a search field.
///
/// Source: Apple's SwiftUI, `SubmitTriggers`.
public struct SubmitTriggers: OptionSet, Sendable {
  /// A bit for each kind of field: `text` (1), `search` (2).
  public let rawValue: Int

  /// The kinds whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a `TextField` or `SecureField`.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in the field of `searchable`.
  public static let search = SubmitTriggers(rawValue: 2)
}
