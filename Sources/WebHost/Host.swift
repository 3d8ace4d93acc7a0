import DisplayTree
import Foundation

/// Serves an app's screens to browsers.
package enum Host {
  /// Serves until the process is told to stop (SIGTERM or SIGINT, exit code 0). The main thread
  /// runs the main queue, the main actor and `RunLoop.main` meanwhile.
  @MainActor
  package static func run(
    _ screens: any ScreenMaker, configuration: HostConfiguration
  ) throws(HostError) -> Never {
    let host = try RunningHost(screens, configuration: configuration, service: .mainThread)
    let title = screens.appearance.title
    print("Formwork serves \(title.isEmpty ? "the app" : title) at \(host.address)")
    fflush(nil)
    stopOnSignals(host)
    host.serve()
  }

  /// Starts to serve and returns; the caller keeps the main queue running.
  @MainActor
  package static func start(
    _ screens: any ScreenMaker, configuration: HostConfiguration
  ) throws(HostError) -> RunningHost {
    try RunningHost(screens, configuration: configuration, service: .ownThread)
  }

  /// Ends a process that cannot serve: one sentence on standard error, exit code 2.
  package static func quit(over error: any Error) -> Never {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(2)
  }
}
