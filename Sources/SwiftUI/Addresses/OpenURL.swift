import DisplayTree
import Foundation
import ViewGraph

/// Opens an address when it is called: in a new tab, or as a handler in the environment says.
///
/// Source: Apple's SwiftUI, `OpenURLAction`.
@MainActor @preconcurrency public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    enum Kind { case handled, discarded, system(URL?) }

    let kind: Kind

    /// The handler has dealt with the address: nothing is opened, and `completion` gets true.
    public static let handled = Result(kind: .handled)
    /// The address is dropped: nothing is opened, and `completion` gets false.
    public static let discarded = Result(kind: .discarded)
    /// The browser opens the address in a new tab.
    public static let systemAction = Result(kind: .system(nil))

    /// The browser opens another address instead, in a new tab.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  // Both are set where the action is made, which may be a nonisolated default, and used on the main
  // actor alone.
  private nonisolated(unsafe) let handler: (URL) -> Result
  nonisolated(unsafe) weak var host: ViewHost?

  /// An action that asks the handler what becomes of each address; set it as `\.openURL`.
  @MainActor @preconcurrency public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  nonisolated init(host: ViewHost?) {
    handler = { _ in .systemAction }
    self.host = host
  }

  /// Opens the address without word of what became of it. An action that is not read from the
  /// environment of a view on screen has no browser to ask.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// - Parameter completion: Is told whether the address was accepted.
  @MainActor @preconcurrency public func callAsFunction(
    _ url: URL, completion: @escaping (_ accepted: Bool) -> Void
  ) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      host?.tree.request(.open((other ?? url).absoluteString))
      completion(host != nil)
    }
  }
}

extension EnvironmentValues {
  /// Opens an address; set it to handle the addresses of links below yourself.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self] ?? OpenURLAction(host: host)
      action.host = host
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Whether something handles addresses here before the browser does.
  var handlesURLs: Bool { self[OpenURLKey.self] != nil }

  private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction? { nil } }
}

/// Runs an action for the addresses that the app is opened with.
nonisolated struct OpenURLModifier: ViewModifier {
  typealias Body = Never

  let action: (URL) -> Void

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: OpenURLNode(view, inputs))
  }
}

@MainActor
final class OpenURLNode<Content: View>: ContentNode<Content, OpenURLModifier> {
  override func contentWillMount() {
    host.listenToURLs(self) { [unowned self] in modifier.action($0) }
  }

  override func unmounted() { host.listenToURLs(self, nil) }

  override var label: String { "onOpenURL" }
}

extension View {
  /// Runs an action with the path and query that the app was opened with.
  ///
  /// It runs after the first pass for any other path than "/", and again when the person goes to
  /// another address of the app. The URL is relative, below the address that the app is served at.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}
