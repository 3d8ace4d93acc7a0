/// What a control that is no text field holds and how it is drawn.
package struct ControlTraits: Hashable, Sendable {
  /// The value as the browser's control spells it: "1"/"0", an option's number, ISO 8601, a number.
  package var value = ""
  package var variant = Variant.automatic
  package var role: Role?
  package var size = Size.regular
  package var prominence: Bool = false
  /// Smallest and greatest value and step, spelled like `value`.
  package var minimum: String?
  package var maximum: String?
  package var step: String?
  /// The parts of a date that are chosen.
  package var dateParts: DateParts = [.date, .time]
  package var isLabelHidden = false
  package var isCapsule = false
  package var href: String?
  package var shortcut: String?
  /// The button that Return presses in a form (`defaultAction`), or Escape (`cancelAction`).
  package var isDefault = false
  package var isCancel = false
  package var isSelected = false
  /// The title of the section that an option stands in; empty in one without a title.
  package var group: String?
  package var isExpanded = false
  /// Whether it is a button that opens and closes something.
  package var isExpandable = false
  /// A list whose rows are being removed and moved.
  package var isEditing = false
  /// Actions of a row of which a swipe over half of it takes the first.
  package var takesFullSwipe = false

  package init() {}

  package enum Variant: UInt8, Hashable, Sendable {
    case automatic, plain, borderless, bordered, borderedProminent, link, custom
    case menu, segmented, inline, wheel, navigationLink, radioGroup, palette
    case `switch`, checkbox, button, compact, graphical, field, stepperField
    case linear, circular, grouped, insetGrouped, inset, sidebar, columns, titleAndIcon
  }

  package enum Role: UInt8, Hashable, Sendable { case cancel, destructive, confirm, close }

  package enum Size: UInt8, Hashable, Sendable { case mini, small, regular, large, extraLarge }

  package struct DateParts: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let date = DateParts(rawValue: 1)
    package static let time = DateParts(rawValue: 2)
  }
}
