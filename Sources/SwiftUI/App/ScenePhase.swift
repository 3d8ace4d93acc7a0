/// Whether a person sees the app.
///
/// Source: Apple's SwiftUI, `ScenePhase`. A tab in front is `active`, one behind another or in a
/// minimised window is in the `background`; no tab is ever `inactive`.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Another tab is in front; never here; the tab is in front.
  case background, inactive, active
}

extension EnvironmentValues {
  /// Whether the tab is in front. The page tells of it from the first time that a view asks.
  public var scenePhase: ScenePhase {
    get {
      if let host { MainActor.assumeIsolated { host.watchVisibility() } }
      return self[ScenePhaseKey.self]
    }
    set { self[ScenePhaseKey.self] = newValue }
  }

  private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
}
