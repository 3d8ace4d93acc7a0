extension Element {
  /// What an element is on screen, independent of any renderer.
  package enum Kind: UInt8, Sendable {
    // Structure
    case root, box, layered, backgroundLayer, overlayLayer, safeAreaHost, inset
    case hstack, vstack, zstack, grid, gridRow, lazyGrid, scroll, geometry
    // Content
    case text, image, symbol, spacer, divider, shape, fill, progress, gauge, asyncImage
    // Controls
    case button, link, menu, textField, secureField, textEditor
    case toggle, picker, option, datePicker, colorPicker, slider, stepper, disclosure
    // Collections
    case form, list, section, row, groupBox, labeledContent, label
    // Named places inside another element
    case header, footer, content, title, icon, value, message, actions, placeholder
    // Presentation
    case navigation, page, toolbar, toolbarItem, sheet, cover, alert, dialog, popover, tabs, tab
  }
}

extension Element.Kind {
  /// The kinds that take input.
  package var isControl: Bool {
    switch self {
    case .button, .link, .menu, .textField, .secureField, .textEditor, .toggle, .picker,
      .datePicker, .colorPicker, .slider, .stepper, .disclosure:
      true
    default: false
    }
  }
}
