import DisplayTree

/// A button that pushes a page onto the navigation around it.
///
/// Source: Apple's SwiftUI, `NavigationLink`. Outside of a navigation it is disabled.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    case view(() -> Destination, isActive: Binding<Bool>?)
    case value(AnyHashable?)
  }

  let label: Label
  let target: Target
  @State private var isPushed = false
  @Environment(\.navigation) private var navigation

  nonisolated init(label: Label, target: Target) {
    self.label = label
    self.target = target
  }

  @MainActor public var body: some View {
    switch target {
    case .view(let destination, let isActive):
      let isActive = isActive ?? $isPushed
      LinkButton(label: label, isEnabled: navigation != nil) { isActive.wrappedValue = true }
        .modifier(PushModifier(isPresented: isActive, content: destination))
    case .value(let value):
      LinkButton(label: label, isEnabled: navigation != nil && value != nil) {
        if let value { navigation?.append(value) }
      }
    }
  }

  /// Ignored: there is one column.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// The button of a link; it takes button styles as a button does.
nonisolated struct LinkButton<Label: View>: View {
  let label: Label
  let isEnabled: Bool
  let action: @MainActor () -> Void

  @Environment(\.buttonStyleInForce) private var style

  nonisolated init(label: Label, isEnabled: Bool, action: @escaping @MainActor () -> Void) {
    self.label = label
    self.isEnabled = isEnabled
    self.action = action
  }

  @MainActor var body: some View {
    if style != nil {
      Button(action: action) { label }.disabled(!isEnabled)
    } else {
      ButtonElement(role: nil, style: .navigationLink, action: action, content: label)
        .disabled(!isEnabled)
    }
  }
}

// MARK: A view as destination

extension NavigationLink {
  nonisolated public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination, isActive: nil))
  }

  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view({ destination }, isActive: nil))
  }

  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination, isActive: isActive))
  }

  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view({ destination }, isActive: isActive))
  }

  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination, isActive: selection.isActive(tag)))
  }

  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view({ destination }, isActive: selection.isActive(tag)))
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(titleKey), target: .view(destination, isActive: nil))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(title), target: .view(destination, isActive: nil))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), target: .view({ destination }, isActive: nil))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), target: .view({ destination }, isActive: nil))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(titleKey), target: .view(destination, isActive: isActive))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(title), target: .view(destination, isActive: isActive))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(label: Text(titleKey), target: .view({ destination }, isActive: isActive))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(label: Text(title), target: .view({ destination }, isActive: isActive))
  }

  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(
      label: Text(titleKey), target: .view(destination, isActive: selection.isActive(tag)))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(title), target: .view(destination, isActive: selection.isActive(tag)))
  }

  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(
      label: Text(titleKey), target: .view({ destination }, isActive: selection.isActive(tag)))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(
      label: Text(title), target: .view({ destination }, isActive: selection.isActive(tag)))
  }
}

// MARK: A value

extension NavigationLink where Destination == Never {
  /// A link that adds a value to the path; `navigationDestination(for:)` says which page it leads
  /// to.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), target: .value(value.map { AnyHashable($0) }))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(label: Text(title), target: .value(value.map { AnyHashable($0) }))
  }
}

extension Binding {
  /// Whether the selection is this tag; false takes the tag away.
  fileprivate func isActive<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isActive in
        if isActive { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}
