extension View {
  /// Runs an action with what a closure makes of the view's room: at first, and whenever that
  /// changes.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// The same, with the value before; in the first call both are the first one.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    background(
      GeometryReader { geometry in
        Color.clear.onChange(of: transform(geometry), initial: true) { old, new in
          action(old, new)
        }
      })
  }
}
