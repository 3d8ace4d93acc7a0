import DisplayTree

/// An alert as a value, in the spelling before iOS 15.
///
/// Source: Apple's SwiftUI, `Alert`.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button; without one there is "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert or an action sheet.
  public struct Button {
    let label: Text?
    let role: ButtonRole?
    let action: (() -> Void)?

    /// A button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// A button with a label of its own that Escape presses, too.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// "Cancel" in the person's language.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: nil, role: .cancel, action: action)
    }

    /// A red button, for what cannot be taken back.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

/// A choice of actions as a value, in the spelling before iOS 15.
///
/// Source: Apple's SwiftUI, `ActionSheet`.
public struct ActionSheet {
  /// The same buttons as an alert's.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A choice of buttons; "Cancel" is there in any case, whether or not it is among them.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// What `Alert` and `ActionSheet` have in common.
protocol AlertValue {
  static var style: AlertStyle { get }
  var title: Text { get }
  var message: Text? { get }
  var buttons: [Alert.Button] { get }
}

extension Alert: AlertValue {
  static var style: AlertStyle { .alert }
}

extension ActionSheet: AlertValue {
  static var style: AlertStyle { .choice(.visible) }
}

/// Presents an alert value while a Boolean binding is true.
nonisolated struct AlertValueModifier<Value: AlertValue>: PresentationModifier {
  let isPresented: Binding<Bool>
  let value: () -> Value

  @MainActor func presented() -> Presentable<AlertView<AlertButtons, Text?>>? {
    isPresented.wrappedValue ? Presentable(content: value().view) : nil
  }

  @MainActor func close() { isPresented.wrappedValue = false }
}

/// Presents an alert value for an item while a binding holds one.
nonisolated struct ItemAlertValueModifier<Item: Identifiable, Value: AlertValue>:
  PresentationModifier
{
  let item: Binding<Item?>
  let value: (Item) -> Value

  @MainActor func presented() -> Presentable<AlertView<AlertButtons, Text?>>? {
    guard let item = item.wrappedValue else { return nil }
    return Presentable(id: AnyHashable(item.id), content: value(item).view)
  }

  @MainActor func close() { item.wrappedValue = nil }
}

extension AlertValue {
  var view: AlertView<AlertButtons, Text?> {
    AlertView(
      style: Self.style, title: title, actions: AlertButtons(buttons: buttons), message: message)
  }
}

/// The buttons of an alert value.
nonisolated struct AlertButtons: View {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role, action: { button.action?() }) {
        if let label = button.label { label } else { Text.SystemText(.cancel) }
      }
    }
  }
}

extension View {
  /// Presents an alert while the binding is true, in the spelling before iOS 15.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    modifier(AlertValueModifier(isPresented: isPresented, value: content))
  }

  /// Presents an alert for an item while the binding holds one, in the spelling before iOS 15.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(ItemAlertValueModifier(item: item, value: content))
  }

  /// Presents a choice of actions while the binding is true, in the spelling before iOS 15.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(AlertValueModifier(isPresented: isPresented, value: content))
  }

  /// Presents a choice of actions for an item while the binding holds one.
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    modifier(ItemAlertValueModifier(item: item, value: content))
  }
}
