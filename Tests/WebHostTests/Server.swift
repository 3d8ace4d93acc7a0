@testable import WebHost

/// A real host on a free port, with a fake app.
@MainActor
struct Server {
  let screens: FakeScreens
  let host: RunningHost
  var port: Int { host.port }

  init(
    fields: Int = 2, basePath: String = "/", _ change: (inout HostConfiguration) -> Void = { _ in }
  ) throws {
    screens = FakeScreens(fields: fields)
    var configuration = HostConfiguration()
    configuration.port = 0
    configuration.basePath = basePath
    configuration.logLevel = .none
    // The main thread is shared with all other tests, which may keep it for long.
    configuration.limits.helloTime = RawClient.patience
    change(&configuration)
    host = try Host.start(screens, configuration: configuration)
  }

  /// Runs a client's side, then stops.
  func serve<Result: Sendable>(
    _ client: @escaping @Sendable (Int) throws -> Result
  ) async throws -> Result {
    let port = port
    defer { host.stop() }
    return try await onNetwork { try client(port) }
  }

  /// Connects, greets, and hands over once the page is mounted.
  func converse<Result: Sendable>(
    _ client: @escaping @Sendable (RawClient) throws -> Result
  ) async throws -> Result {
    try await serve { port in
      let browser = try RawClient(port: port)
      try browser.upgrade()
      try browser.greet()
      _ = try (browser.text(), browser.text())
      return try client(browser)
    }
  }
}
