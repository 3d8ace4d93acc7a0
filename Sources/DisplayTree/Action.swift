/// Something a person did to one element.
package enum Action: Hashable, Sendable {
  /// The whole text of a field after an edit.
  case input(String)
  /// The new value of a control that is not text: "1"/"0", an option's number, a date, a number.
  case choose(String)
  case tap
  case focus
  case blur
  /// Return was pressed in a field.
  case submit
  /// Escape, a tap beside a sheet, the back button.
  case dismiss
  /// A swipe or edit action on a row: delete.
  case delete
  /// A row was dragged before the sibling at this offset.
  case move(Int)
  /// The pointer entered (true) or left.
  case hover(Bool)
  /// The browser measured the element.
  case measure(MeasuredBox)
  /// A key that the element waits for went down, by its name in browsers, for the first time or again
  /// while it is held.
  case key(String, isRepeated: Bool)
}

/// The actions that an element offers, so that a renderer listens for no more.
package struct ActionSet: OptionSet, Sendable, Hashable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  // The general one is not specialised in other modules, and asked for every element.
  @inlinable package func contains(_ member: Self) -> Bool {
    rawValue & member.rawValue == member.rawValue
  }

  package static let input = ActionSet(rawValue: 1)
  package static let choose = ActionSet(rawValue: 2)
  package static let tap = ActionSet(rawValue: 4)
  package static let focus = ActionSet(rawValue: 8)
  package static let submit = ActionSet(rawValue: 16)
  package static let dismiss = ActionSet(rawValue: 32)
  package static let delete = ActionSet(rawValue: 64)
  package static let move = ActionSet(rawValue: 128)
  package static let hover = ActionSet(rawValue: 256)
  package static let measure = ActionSet(rawValue: 512)
  package static let key = ActionSet(rawValue: 1024)
}

extension Action {
  /// The set an element must offer for this action to be accepted.
  package var requirement: ActionSet {
    switch self {
    case .input: .input
    case .choose: .choose
    case .tap: .tap
    case .focus, .blur: .focus
    case .submit: .submit
    case .dismiss: .dismiss
    case .delete: .delete
    case .move: .move
    case .hover: .hover
    case .measure: .measure
    case .key: .key
    }
  }
}
