extension EnvironmentValues {
  /// Whether controls here draw no label; it still names them for assistive technology.
  var isLabelHidden: Bool {
    get { self[IsLabelHiddenKey.self] }
    set { self[IsLabelHiddenKey.self] = newValue }
  }

  private enum IsLabelHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension View {
  /// Hides the labels of the controls in this view; assistive technology still reads them.
  nonisolated public func labelsHidden() -> some View { environment(\.isLabelHidden, true) }
}
