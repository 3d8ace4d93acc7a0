import Testing

@testable import WebHost

struct RequestTests {
  @Test(arguments: [
    ("http://localhost:8080", "localhost:8080", true),
    ("https://example.org", "example.org", true),
    ("https://example.org", "example.org:443", true),
    ("http://EXAMPLE.org", "example.org:80", true),
    ("http://example.org", "example.org:443", false),
    ("https://evil.org", "example.org", false),
    ("https://example.org.evil.org", "example.org", false),
    ("ftp://example.org", "example.org", false),
    ("null", "example.org", false),
    ("", "example.org", false),
    ("https://", "", false),
  ])
  func `a socket's page has to come from this host`(origin: String, host: String, fits: Bool) {
    var request = Request()
    (request.origin, request.host) = (origin, host)
    #expect(request.isSameOrigin(allowed: []) == fits)
    #expect(!origin.hasPrefix("http") || request.isSameOrigin(allowed: [origin]))
  }

  @Test func `languages come in order of preference`() {
    #expect(Languages.parse("en;q=0.8, de-CH, fr;q=0.9, *;q=0.1, it;q=0") == ["de-CH", "fr", "en"])
    #expect(Languages.parse("") == [])
    #expect(Languages.parse("a b, <script>, \u{FF}") == ["ab"])
    #expect(Languages.parse(Array(repeating: "xx", count: 99).joined(separator: ",")).count == 8)
  }

  @Test func `the direction follows the script`() {
    #expect(["ar", "he-IL", "fa", "az-Arab", "ur"].allSatisfy(Languages.isRightToLeft))
    #expect(!["de", "en", "az", "ar-Latn", ""].contains(where: Languages.isRightToLeft))
  }

  @Test(arguments: [
    ("gzip, deflate, br", true), ("br;q=1.0, GZIP;q=0.5", true), ("gzip;q=0", false),
    ("identity", false), ("", false),
  ])
  func `compression is asked for`(header: String, accepts: Bool) {
    var request = Request()
    request.acceptEncoding = header
    #expect(request.acceptsGzip == accepts)
  }

  @Test func `the sub-protocol may stand among others`() {
    var request = Request()
    request.subprotocols = "chat, formwork.1"
    #expect(request.offersSubprotocol)
    request.subprotocols = "formwork.10"
    #expect(!request.offersSubprotocol)
  }

  @Test(arguments: [
    ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 Safari/604.1", true),
    ("Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120.0.0.0 Mobile Safari/537.36", true),
    ("Mozilla/5.0 (Android 14; Mobile; rv:121.0) Gecko/121.0 Firefox/121.0", true),
    ("Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Mobile/15E148 Safari/604.1", false),
    ("Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/120.0.0.0 Safari/537.36", false),
    ("Mozilla/5.0 (Android 14; Tablet; rv:121.0) Gecko/121.0 Firefox/121.0", false),
    ("Opera/9.80 (Android 4.1; Opera Tablet/36.2; Mobile) Presto/2.12", false),
    ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15", false),
    ("", false),
  ])
  func `a phone says that it is one, a tablet and a computer do not`(agent: String, isPhone: Bool) {
    var request = Request()
    request.userAgent = agent
    #expect(request.isOfPhone == isPhone)
  }

  @Test func `the cookie tells of the settings`() {
    let settings = SettingsCookie.parse("a=b; formwork=dm.Europe%2FBerlin; c=d")
    #expect(
      settings
        == .init(isDark: true, isCompact: false, reducesMotion: true, timeZone: "Europe/Berlin"))
    #expect(SettingsCookie.parse("formwork=") == .init())
    #expect(SettingsCookie.parse("formwor=d; =; ;") == .init())
  }

  @Test(arguments: [
    ("/app/", Route.page("/")), ("/app", .moved("/app/")), ("/app/a b/c", .page("/a%20b/c")),
    ("/app/_formwork/x.js", .file("x.js")), ("/app/_formwork/socket", .socket),
    ("/app/favicon.ico", .notFound), ("/", .notFound), ("/apple", .notFound),
    ("/healthz", .health), ("/app/healthz", .health), ("/metrics", .metrics),
  ])
  func `a path stands for something`(path: String, route: Route) {
    var request = Request()
    request.path = path
    #expect(Route(request, basePath: "/app/") == route)
  }

  @Test func `the query reaches the app`() {
    var request = Request()
    (request.path, request.query) = ("/orders", "id=3&x=%26")
    #expect(Route(request, basePath: "/") == .page("/orders?id=3&x=%26"))
  }

  @Test func `a base path without its slash keeps the query when it moves`() {
    var request = Request()
    (request.path, request.query) = ("/app", "id=3")
    #expect(Route(request, basePath: "/app/") == .moved("/app/?id=3"))
  }

  @Test(arguments: [
    ("localhost:8080", "", "", "http://localhost:8080"),
    ("[::1]:8080", "http://[::1]:8080", "", "http://[::1]:8080"),
    ("forms.example", "https://forms.example", "", "https://forms.example"),
    ("forms.example", "", "https", "https://forms.example"),
    ("evil/<b>", "", "", ""), ("", "", "", ""),
  ])
  func `the site is what the address bar begins with`(
    host: String, origin: String, scheme: String, site: String
  ) {
    var request = Request()
    (request.host, request.origin, request.forwardedScheme) = (host, origin, scheme)
    #expect(request.site(trustingForwarded: true) == site)
  }

  @Test func `percent signs come and go`() {
    #expect(PercentEncoding.escape("a b/ü?&#%".utf8) == "a%20b/%C3%BC%3F%26%23%25")
    #expect(PercentEncoding.unescape("a%20b%C3%BC%2%zz%") == "a bü%2%zz%")
  }
}
