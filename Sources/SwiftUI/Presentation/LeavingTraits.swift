/// What the views of a screen say of leaving it for good.
struct LeavingTraits: Equatable {
  /// Whether the browser asks before the tab is closed, reloaded or led elsewhere.
  var isAskedFirst = false
}
