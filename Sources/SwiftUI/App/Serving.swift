import DisplayTree
import Foundation
import ViewGraph
import WebHost

/// Makes the screens of one app.
@MainActor final class AppSource<Root: View>: ScreenSource {
  private let makeRoot: () -> Root
  var appearance = PageAppearance()

  init(_ makeRoot: @escaping () -> Root) {
    self.makeRoot = makeRoot
    appearance.title = ProcessInfo.processInfo.processName
    appearance.tint = Assets.accent
  }

  func makeScreen(settings: ScreenSettings, isPreview: Bool) -> any Screen {
    ViewHost(makeRoot(), settings: settings, isPreview: isPreview)
  }
}

/// Serves a view to browsers with the flags of the command line; does not return.
///
/// A wrong flag or a port in use ends the process with one sentence and exit code 2.
@MainActor func serve(_ source: any ScreenSource) -> Never {
  do {
    var (configuration, _) = try HostConfiguration.parse(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: ProcessInfo.processInfo.environment)
    configuration.files = Assets.provider
    Assets.basePath = configuration.basePath
    try WebHost.Host.run(source, configuration: configuration)
  } catch {
    WebHost.Host.quit(over: error)
  }
}
