import DisplayTree
import Foundation
import ViewGraph
import WebHost

/// Makes the screens of one app.
@MainActor final class AppScreens<Root: View>: ScreenMaker {
  private let makeRoot: @MainActor () -> Root
  private(set) var appearance = PageAppearance()

  init(_ makeRoot: @escaping @MainActor () -> Root) {
    self.makeRoot = makeRoot
    appearance.title = ProcessInfo.processInfo.processName
    appearance.tint = Assets.accent
  }

  func makeScreen(settings: ScreenSettings, isPreview: Bool) -> any HostedScreen {
    let host = ViewHost(makeRoot(), settings: settings, isPreview: isPreview)
    appearance.icon = host.webPage.iconAddress
    appearance.tint = host.webPage.tint ?? Assets.accent
    return host
  }
}

/// Serves a view as an app of its own; each session makes its own. Does not return.
@MainActor package func serve<Root: View>(
  _ makeRoot: @escaping @MainActor () -> Root
) -> Never {
  serve(AppScreens(makeRoot))
}

/// Serves a view to browsers with the flags of the command line; does not return.
///
/// A wrong flag or a port in use ends the process with one sentence and exit code 2.
@MainActor func serve(_ screens: any ScreenMaker) -> Never {
  let arguments = Array(CommandLine.arguments.dropFirst())
  if HostConfiguration.asksForHelp(arguments) {
    print(HostConfiguration.help(for: ProcessInfo.processInfo.processName), terminator: "")
    exit(0)
  }
  do {
    var (configuration, _) = try HostConfiguration.parse(
      arguments: arguments, environment: ProcessInfo.processInfo.environment)
    configuration.files = Assets.provider
    Assets.basePath = configuration.basePath
    try WebHost.Host.run(screens, configuration: configuration)
  } catch {
    WebHost.Host.quit(over: error)
  }
}
