/// What a path stands for.
enum Route: Equatable {
  /// A page of the app; path and query below the base path.
  case page(String)
  /// A file of ours, by the name that holds the hash of its content.
  case file(String)
  case socket
  case health
  case metrics
  /// The app's path without the slash at its end, from where relative addresses would miss it.
  case moved(String)
  case notFound

  init(_ request: Request, basePath: String) {
    switch request.path {
    case "/healthz", basePath + "healthz": self = .health
    case "/metrics", basePath + "metrics": self = .metrics
    default: self = Self.below(basePath, request) ?? .notFound
    }
  }

  /// The folder of what is not the app's.
  static let folder = "_formwork/"

  private static func below(_ basePath: String, _ request: Request) -> Route? {
    let query = request.query.isEmpty ? "" : "?" + request.query
    if basePath.count > 1, request.path == basePath.dropLast() { return .moved(basePath + query) }
    guard request.path.hasPrefix(basePath) else { return nil }
    let rest = request.path.dropFirst(basePath.count)
    if rest == folder + "socket" { return .socket }
    if rest.hasPrefix(folder) { return .file(String(rest.dropFirst(folder.count))) }
    // Browsers and robots ask for these of every host; a page would be made for nothing.
    if rest == "favicon.ico" || rest == "robots.txt" { return nil }
    return .page("/" + PercentEncoding.escape(rest.utf8) + query)
  }
}
