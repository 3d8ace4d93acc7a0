import Combine
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct DataTaskTests {
  /// Answers every request with its own path.
  final class Echo: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      guard let url = request.url else { return }
      let response = URLResponse(
        url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: nil)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(url.path().utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
  }

  @Test func `a data task sends the answer to a request`() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Echo.self]
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: "https://example.org/hello"))
    var received: [String] = []
    for try await data in session.dataTaskPublisher(for: url).map(\.data).values {
      received.append(String(decoding: data, as: UTF8.self))
    }
    #expect(received == ["/hello"])
  }

  @Test func `a data task fails with a URL error`() async throws {
    let url = try #require(URL(string: "nonsense://example.org"))
    await #expect(throws: URLError.self) {
      for try await _ in URLSession.shared.dataTaskPublisher(for: url).values {}
    }
  }
}
