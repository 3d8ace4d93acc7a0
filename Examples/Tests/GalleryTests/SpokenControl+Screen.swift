import ComponentCatalog
import FormworkTesting

extension SpokenControl {
  /// What a screen tells of a control.
  @MainActor init?(_ element: ScreenElement) {
    guard let role = Role(rawValue: element.role) else { return nil }
    self.init(
      role, element.name, element.spokenValue,
      actions: element.offeredActions.compactMap(Action.init))
    isEnabled = element.isEnabled
    isRequired = element.isRequired
    isInvalid = element.isInvalid
    help = element.spokenDescription
  }

  /// The same as far as a screen without a browser knows it: one text describes a control, and nothing
  /// has a size.
  var asTold: SpokenControl {
    var told = self
    (told.error, told.help) = ("", description)
    told.side = 24
    return told
  }
}
