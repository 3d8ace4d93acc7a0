import DisplayTree
import Foundation

/// Presents an alert or a choice while a Boolean binding is true.
nonisolated struct AlertModifier<Actions: View, Message: View>: PresentationModifier {
  let style: AlertStyle
  let title: Text
  let isPresented: Binding<Bool>
  /// Nil while there is nothing to present, whatever the binding says.
  let content: (actions: Actions, message: Message)?

  @MainActor func presented() -> Presentable<AlertView<Actions, Message>>? {
    guard isPresented.wrappedValue, let content else { return nil }
    return Presentable(
      content: AlertView(
        style: style, title: title, actions: content.actions, message: content.message))
  }

  @MainActor func close() { isPresented.wrappedValue = false }
}

extension View {
  nonisolated func alert<A: View, M: View>(
    _ style: AlertStyle, _ title: Text, _ isPresented: Binding<Bool>,
    _ content: (actions: A, message: M)?
  ) -> some View {
    modifier(
      AlertModifier(style: style, title: title, isPresented: isPresented, content: content))
  }
}

// MARK: Actions

extension View {
  /// Presents an alert while the binding is true.
  ///
  /// Each button closes the alert after its action; without one there is "OK". Text fields among
  /// the actions stand above the buttons.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(.alert, title, isPresented, (actions(), EmptyView()))
  }

  /// The same with a title that is looked up in the session's language.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(.alert, Text(titleKey), isPresented, (actions(), EmptyView()))
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(.alert, Text(title), isPresented, (actions(), EmptyView()))
  }

  /// The same with a message below the title.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(.alert, title, isPresented, (actions(), message()))
  }

  /// The same with a message, and a title that is looked up in the session's language.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(.alert, Text(titleKey), isPresented, (actions(), message()))
  }

  /// The same with a message, and a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(.alert, Text(title), isPresented, (actions(), message()))
  }
}

// MARK: Data

extension View {
  /// Presents an alert about some data while the binding is true and there are data.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(.alert, title, isPresented, data.map { (actions($0), EmptyView()) })
  }

  /// The same with a title that is looked up in the session's language.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(.alert, Text(titleKey), isPresented, data.map { (actions($0), EmptyView()) })
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(.alert, Text(title), isPresented, data.map { (actions($0), EmptyView()) })
  }

  /// The same with a message made from the data.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(.alert, title, isPresented, data.map { (actions($0), message($0)) })
  }

  /// The same with a message, and a title that is looked up in the session's language.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(.alert, Text(titleKey), isPresented, data.map { (actions($0), message($0)) })
  }

  /// The same with a message, and a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(.alert, Text(title), isPresented, data.map { (actions($0), message($0)) })
  }
}

// MARK: Errors

extension View {
  /// Presents an error, whose description is the title.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(.alert, Text(error), isPresented, error.map { _ in (actions(), EmptyView()) })
  }

  /// The same with actions and a message made from the error.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(.alert, Text(error), isPresented, error.map { (actions($0), message($0)) })
  }
}

extension Text {
  fileprivate init<E: LocalizedError>(_ error: E?) {
    self.init(verbatim: error.map { $0.errorDescription ?? $0.localizedDescription } ?? "")
  }
}
