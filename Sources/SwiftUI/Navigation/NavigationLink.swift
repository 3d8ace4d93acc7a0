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

  /// A button as the buttons around it look; alone in a row of a form or list, the whole row.
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

  /// Says in which column the page is shown.
  ///
  /// Source: Apple's SwiftUI, `isDetailLink(_:)`. It has no effect: there is one column.
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
  /// A link to a view, with a label of any views. The view is made when it is pushed.
  nonisolated public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination, isActive: nil))
  }

  /// The same in the order of iOS 13: the view comes as a value.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view({ destination }, isActive: nil))
  }

  /// A link whose page is there while the binding is true, in the spelling before iOS 16.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination, isActive: isActive))
  }

  /// The same in the order of iOS 13: the view comes as a value.
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view({ destination }, isActive: isActive))
  }

  /// A link whose page is there while the selection is the tag, in the spelling before iOS 16.
  /// Going back writes nil.
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination, isActive: selection.isActive(tag)))
  }

  /// The same in the order of iOS 13: the view comes as a value.
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view({ destination }, isActive: selection.isActive(tag)))
  }
}

extension NavigationLink where Label == Text {
  /// A link to a view, with a title that is looked up in the session's language.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(titleKey), target: .view(destination, isActive: nil))
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(title), target: .view(destination, isActive: nil))
  }

  /// The same in the order of iOS 13, with a title that is looked up.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), target: .view({ destination }, isActive: nil))
  }

  /// The same in the order of iOS 13, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), target: .view({ destination }, isActive: nil))
  }

  /// The same while a binding is true, with a title that is looked up.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(titleKey), target: .view(destination, isActive: isActive))
  }

  /// The same while a binding is true, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(title), target: .view(destination, isActive: isActive))
  }

  /// The same while a binding is true, in the order of iOS 13, with a title that is looked up.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(label: Text(titleKey), target: .view({ destination }, isActive: isActive))
  }

  /// The same while a binding is true, in the order of iOS 13, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(label: Text(title), target: .view({ destination }, isActive: isActive))
  }

  /// The same while the selection is a tag, with a title that is looked up.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(
      label: Text(titleKey), target: .view(destination, isActive: selection.isActive(tag)))
  }

  /// The same while the selection is a tag, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(title), target: .view(destination, isActive: selection.isActive(tag)))
  }

  /// The same while the selection is a tag, in the order of iOS 13, with a title that is looked up.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(
      label: Text(titleKey), target: .view({ destination }, isActive: selection.isActive(tag)))
  }

  /// The same while the selection is a tag, in the order of iOS 13, with a title that is shown as
  /// it is.
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
  /// The same with a title that is looked up; nil instead of a value disables the link.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), target: .value(value.map { AnyHashable($0) }))
  }

  /// The same with a title that is shown as it is.
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
