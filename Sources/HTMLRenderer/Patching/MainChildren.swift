import DisplayTree

extension Element.Kind {
  /// Where children of an element stand on the page.
  enum Placement {
    /// All of them in order in one node: keyed patches apply.
    case inOrder
    /// Those that pass the test in order in one node, the others elsewhere.
    case some((Element.Kind) -> Bool)
    /// Spread over several places: the element is drawn anew when they change.
    case spread
  }

  var placement: Placement {
    switch self {
    // The actions of a row stand beside its content.
    case .row: .some { $0 != .actions }
    case .section: .some { $0 != .header && $0 != .footer }
    case .page: .some { !$0.isPageChrome }
    // The label stands in the button of the bar.
    case .tab: .some { !$0.isLabelPlace }
    case .disclosure: .some { $0 == .content }
    case .toggle, .picker, .option, .datePicker, .colorPicker, .slider, .stepper, .menu, .progress,
      .gauge, .alert, .dialog, .tabs, .toolbar, .image, .asyncImage, .symbol, .text, .spacer,
      .divider, .textField, .secureField, .textEditor, .shape, .fill:
      .spread
    default: .inOrder
    }
  }
}
