import ViewGraph

/// The way out of a presentation: a sheet, a popover, a pushed page.
@MainActor final class PresentationHandle {
  let close: () -> Void

  init(close: @escaping () -> Void) { self.close = close }
}

extension EnvironmentValues {
  /// The innermost presentation around the view.
  var presentation: PresentationHandle? {
    get { self[PresentationHandleKey.self] }
    set { self[PresentationHandleKey.self] = newValue }
  }

  /// Closes the presentation that the view stands in: a sheet, a cover, a popover, a pushed page.
  ///
  /// ```swift
  /// @Environment(\.dismiss) private var dismiss
  /// …
  /// Button("Done") { dismiss() }
  /// ```
  public var dismiss: DismissAction { DismissAction(handle: presentation) }

  /// Whether the view stands in a presentation.
  public var isPresented: Bool { presentation != nil }

  /// The presentation that the view stands in, in the spelling before iOS 15.
  public var presentationMode: Binding<PresentationMode> {
    let handle = presentation
    return Binding(
      get: { PresentationMode(isPresented: handle != nil) },
      set: { mode in
        if !mode.isPresented { MainActor.assumeIsolated { handle?.close() } }
      })
  }

  private enum PresentationHandleKey: EnvironmentKey {
    static var defaultValue: PresentationHandle? { nil }
  }
}

/// Closes a presentation when it is called.
///
/// Source: Apple's SwiftUI, `DismissAction`. Where nothing is presented it does nothing.
@MainActor @preconcurrency public struct DismissAction {
  let handle: PresentationHandle?

  nonisolated init(handle: PresentationHandle?) { self.handle = handle }

  /// Closes the innermost presentation around the view that read the action: `dismiss()`.
  @MainActor @preconcurrency public func callAsFunction() { handle?.close() }
}

/// Whether a view is presented, and a way to end that.
///
/// Source: Apple's SwiftUI, `PresentationMode`.
public struct PresentationMode: Equatable, Sendable {
  /// Whether the view stands in a sheet, a cover, a popover or on a pushed page.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Closes the presentation, where the value is that of `presentationMode` in the environment.
  public mutating func dismiss() { isPresented = false }
}
