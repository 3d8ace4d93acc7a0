extension Element {
  /// Whether the page may have offered an action on this element a moment ago: what it offers now,
  /// and what its kind offers at other times. Anything else no page of ours sends, nor a tap, a text,
  /// a choice or Return for a button, field or toggle that was disabled as long as the page has had it.
  package func mayHaveOffered(_ action: Action) -> Bool {
    let requirement = action.requirement
    let description = describe()
    if !description.isEnabled, !hasBeenEnabled, kind.isBlockedByTheBrowser,
      ActionSet.entries.contains(requirement)
    {
      return false
    }
    return kind.sometimesOffers.contains(requirement) || description.actions.contains(requirement)
  }

  /// Notes that the page has been told this of the element.
  package func wasShown(_ description: Description) {
    if description.isEnabled { hasBeenEnabled = true }
  }
}

extension Tree {
  /// Notes that the page may have shown other elements under these numbers, enabled ones.
  package func doubtWhatThePageShowed() {
    var rest = root.map { [$0] } ?? []
    while let element = rest.popLast() {
      element.hasBeenEnabled = true
      rest.append(contentsOf: element.children)
    }
  }
}

extension ActionSet {
  fileprivate static let entries: ActionSet = [.tap, .input, .choose, .submit]
}

extension Element.Kind {
  /// Whether it is a native control, which a browser lets nobody use while it is disabled.
  fileprivate var isBlockedByTheBrowser: Bool {
    switch self {
    case .button, .textField, .secureField, .textEditor, .toggle: true
    default: false
    }
  }

  /// What elements of this kind offer while they are enabled, reachable and filled.
  fileprivate var sometimesOffers: ActionSet {
    switch self {
    case .textField, .secureField, .textEditor: [.input, .focus, .submit, .hover, .measure, .key]
    case .button, .link, .menu: [.tap, .choose, .focus, .hover, .measure, .key]
    case .toggle, .picker, .option, .datePicker, .colorPicker, .slider, .stepper, .disclosure:
      [.choose, .tap, .focus, .hover, .measure, .key]
    default: [.choose, .tap, .focus, .dismiss, .delete, .move, .hover, .measure, .key]
    }
  }
}
