import DisplayTree
import HTMLRenderer

/// The answer to a hello: a screen brought to where the page already is, and the frames that bring
/// the page to where the screen is.
@MainActor
struct Greeting {
  let screen: any HostedScreen
  let settings: ScreenSettings
  private(set) var frames: [String] = []

  /// What the page shows is compared before its held values are applied, for it was served
  /// without them: with an equal digest the values' consequences go out as the first patch, else
  /// the page is mounted anew with them.
  init(
    _ hello: ClientMessage.Hello, from visitor: Visitor, key: String, host: SessionHost
  ) {
    settings = host.settings(
      path: host.configuration.appPath(hello.path), visitor, hello.settings)
    screen = host.screens.makeScreen(settings: settings, isPreview: false)
    screen.settle()
    let content = screen.drawWhole()
    let digest = HTMLRenderer.digest(content)
    let isMounted = digest == hello.digest
    frames.append(
      ServerMessage.welcome(isMounted ? .stands : .mount, acknowledging: 0, key: key))
    if isMounted {
      putBack(hello.held)
    } else if putBack(hello.held) {
      let content = screen.drawWhole()
      frames.append(ServerMessage.mount(content, digest: HTMLRenderer.digest(content)))
    } else {
      frames.append(ServerMessage.mount(content, digest: digest))
    }
    // Taps from before the mount were meant for what the old page showed.
    if !isMounted { screen.tree.doubtWhatThePageShowed() }
  }

  /// Puts back what the page's controls hold; true when any took its value. A value may bring
  /// further controls on screen, so it goes on while that helps.
  @discardableResult
  private func putBack(_ held: [(key: String, value: String)]) -> Bool {
    var rest = held
    while !rest.isEmpty {
      let controls = screen.tree.controlsByReplayKey()
      let missing = rest.filter { controls[$0.key] == nil }
      guard missing.count < rest.count else { break }
      for (key, value) in rest {
        guard let (id, takesText) = controls[key] else { continue }
        _ = screen.perform(takesText ? .input(value) : .choose(value), on: id)
        screen.settle()
      }
      rest = missing
    }
    return rest.count < held.count
  }
}

extension HostedScreen {
  /// All of the screen as it is; effects that a pass asked for (focus, a title) wait for the next patch.
  @MainActor func drawWhole() -> String {
    let effects = tree.effects
    let content = HTMLRenderer.content(of: tree)
    if tree.effects.isEmpty { effects.forEach(tree.request) }
    return content
  }
}
