import DisplayTree
import ViewGraph

/// Runs the action that brings a view up to date, and returns when it is done.
///
/// Source: Apple's SwiftUI, `RefreshAction`.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// The action of the nearest `refreshable`.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
}

/// The button that stands for the pull of a finger.
nonisolated struct RefreshButton: View {
  let action: RefreshAction
  @State private var isRunning = false
  @Environment(\.self) private var values

  init(action: RefreshAction) { self.action = action }

  @MainActor var body: some View {
    Button {
      isRunning = true
      Task {
        await action()
        isRunning = false
      }
    } label: {
      Image(systemName: "arrow.clockwise")
    }
    .accessibilityLabel(Text(verbatim: SystemWord.refresh.text(in: values)))
    .disabled(isRunning)
  }
}

extension View {
  /// Lets a person bring the view up to date: a button in the bar runs the action.
  ///
  /// The button takes no press while the action runs.
  @preconcurrency nonisolated public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    let refresh = RefreshAction(action: action)
    return environment(\.refresh, refresh)
      .modifier(
        ToolbarModifier(
          items: ToolbarItemView(
            placement: .primaryAction, content: RefreshButton(action: refresh))))
  }
}
