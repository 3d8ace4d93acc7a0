extension Element {
  /// Whether the page may have offered an action on this element a moment ago: what it offers now,
  /// and what its kind offers at other times. Anything else no page of ours sends.
  package func mayHaveOffered(_ action: Action) -> Bool {
    let requirement = action.requirement
    return kind.sometimesOffers.contains(requirement)
      || describe().actions.contains(requirement)
  }
}

extension Element.Kind {
  /// What elements of this kind offer while they are enabled, reachable and filled.
  fileprivate var sometimesOffers: ActionSet {
    switch self {
    case .textField, .secureField, .textEditor: [.input, .focus, .submit, .hover, .measure]
    case .button, .link, .menu: [.tap, .choose, .focus, .hover, .measure]
    case .toggle, .picker, .option, .datePicker, .colorPicker, .slider, .stepper, .disclosure:
      [.choose, .tap, .focus, .hover, .measure]
    default: [.choose, .tap, .focus, .dismiss, .delete, .move, .hover, .measure]
    }
  }
}
