import BrowserClient
import CLibwebsockets
import Foundation

/// The client's scripts and style sheet, compressed once, and whatever the app's provider has.
struct FileShelf: Sendable {
  private var own: [String: (plain: Response, compressed: Response?)] = [:]
  private let provider: FileProvider

  init(provider: @escaping FileProvider) {
    self.provider = provider
    for asset in BrowserClient.assets {
      let plain = Self.response(asset.bytes, asset.contentType)
      own[asset.path] = (plain, Self.compress(plain))
    }
  }

  func response(for name: String, acceptsGzip: Bool) throws -> Response {
    if let file = own[name] { return acceptsGzip ? file.compressed ?? file.plain : file.plain }
    guard let file = provider(name) else { return .notFound }
    switch file.contents {
    case .bytes(let bytes): return Self.response(bytes, file.contentType)
    case .url(let url):
      return Self.response([UInt8](try Data(contentsOf: url)), file.contentType)
    }
  }

  private static func response(_ bytes: [UInt8], _ contentType: String) -> Response {
    Response(
      contentType: contentType, body: bytes, isImmutable: true, vary: "accept-encoding")
  }

  private static func compress(_ response: Response) -> Response? {
    let capacity = response.body.count
    let body = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = formwork_gzip(response.body, capacity, buffer.baseAddress, capacity)
    }
    guard !body.isEmpty else { return nil }
    var compressed = response
    compressed.body = body
    compressed.isCompressed = true
    return compressed
  }
}
