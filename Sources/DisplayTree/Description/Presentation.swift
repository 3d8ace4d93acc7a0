/// What a sheet, alert, popover, page or tab is like beyond its content.
package struct Presentation: Hashable, Sendable {
  package var title: String?
  package var isLargeTitle = true
  package var hidesBackButton = false
  package var backTitle: String?
  /// The detents a sheet may stand at, as shares of the height.
  package var detents: [Double] = []
  package var showsDragIndicator = false
  /// Escape, swipe and a tap beside it do not close it.
  package var isDismissDisabled = false
  package var edge: Edge?
  package var placement: Placement?
  package var badge: String?

  package init() {}

  package enum Edge: UInt8, Hashable, Sendable { case top, leading, bottom, trailing }

  package enum Placement: UInt8, Hashable, Sendable {
    case automatic, leading, trailing, principal, bottomBar, keyboard, cancel, confirm, primary
    case destructive, status
    /// Belongs to the title, which opens it.
    case titleMenu
  }
}
