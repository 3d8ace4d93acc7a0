import DisplayTree

extension View {
  /// Makes the controls in this view take no input; inside a disabled view nothing enables them.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
  }
}
