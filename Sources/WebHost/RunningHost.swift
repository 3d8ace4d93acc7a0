import DisplayTree

/// A host that serves, from `Host.start` until `stop`.
@MainActor
package final class RunningHost {
  private let sessions: SessionHost
  private let listener: Listener
  private let configuration: HostConfiguration
  let metrics = Metrics()

  init(
    _ screens: any ScreenMaker, configuration: HostConfiguration, service: Listener.Service
  ) throws(HostError) {
    self.configuration = configuration
    let sessions = SessionHost(screens: screens, configuration: configuration, metrics: metrics)
    let handOver = HandOver(to: sessions)
    let listener = try Listener(
      configuration: configuration, metrics: metrics, service: service
    ) { batch in
      switch service {
      case .ownThread: handOver.send(&batch)
      case .mainThread: handOver.deliver(&batch)
      }
    }
    sessions.send = { listener.send(&$0) }
    self.sessions = sessions
    self.listener = listener
  }

  /// The port served, also when the configuration says 0.
  package var port: Int { listener.port }

  /// Where a browser on this machine finds the app.
  package var address: String {
    let host = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
    return "http://\(host):\(port)\(configuration.basePath)"
  }

  /// Serves with the main thread until the process ends.
  func serve() -> Never { listener.serveOnMainThread() }

  /// Ends all sessions, tells the browsers, and frees the port, in less than half a second.
  package func stop() {
    sessions.closeAll()
    listener.stop()
  }
}
