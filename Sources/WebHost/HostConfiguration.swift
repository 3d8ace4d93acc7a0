/// Where and within which limits a host serves.
package struct HostConfiguration: Sendable {
  /// A name or address of this machine; `0.0.0.0` and `::` stand for all of them.
  package var host = "127.0.0.1"
  /// 0: any free port.
  package var port = 8080
  /// The path under which everything is served; begins and ends with a slash.
  package var basePath = "/" {
    didSet { basePath = Self.normalized(basePath) }
  }
  package var limits = Limits()
  /// Origins beside our own whose pages may open sockets, for proxies that change `Host`.
  package var allowedOrigins: [String] = []
  /// Whether `X-Forwarded-For` is believed: only behind a proxy that sets it.
  package var trustsForwarded = false
  var logLevel = Log.Level.info
  /// The app's resource files.
  package var files: FileProvider = { _ in nil }

  package init() {}

  /// `app`, `/app` and `/app/` are the same place.
  static func normalized(_ path: String) -> String {
    let parts = path.split(separator: "/")
    return parts.isEmpty ? "/" : "/" + parts.joined(separator: "/") + "/"
  }

  /// What an address of the browser is to the app, which knows no base path.
  func appPath(_ path: String) -> String {
    if path.hasPrefix(basePath) { return "/" + path.dropFirst(basePath.count) }
    let root = basePath.dropLast()
    guard !root.isEmpty, path.hasPrefix(root) else { return path }
    let rest = path.dropFirst(root.count)
    return rest.isEmpty || rest.first == "?" ? "/" + rest : path
  }
}
