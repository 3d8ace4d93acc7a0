import FormCore
import Testing

struct AddressTests {
  @Test(arguments: [
    "a@b.c", "ada@example.com", "ada.lovelace+tag@mail.example.co.uk", "a@localhost",
    "o'brien@example.ie", "!#$%&'*+/=?^_`{|}~-@example.com", " ada@example.com ", "1@2.3",
    "用户@例子.公司", "jörg@münchen.de", "अजय@डाटा.भारत", "a@xn--mnchen-3ya.de", "a..b@example.com",
    "❤️@example.com",
  ])
  func `is an e-mail address`(_ text: String) {
    #expect(EmailAddress.isPlausible(text))
  }

  @Test(arguments: [
    "", " ", "a", "@", "a@", "@b", "a@b@c", "a b@c.d", "a@b c", "a@-b.c", "a@b-.c", "a@b..c",
    "a@.b", "a@b.", "a@b_c.d", "a\u{202E}@b.c", "a@b\u{202E}.c", "a\u{0}@b.c", "a@b,c", "(a)@b.c",
    "a\n@b.c", "a@b\u{3000}c", "Ada <ada@example.com>", "a\u{AD}b@c.d", "a@\u{200B}b.c",
  ])
  func `is no e-mail address`(_ text: String) {
    #expect(!EmailAddress.isPlausible(text))
  }

  @Test func `an e-mail address has an end`() {
    let local = String(repeating: "a", count: 64)
    #expect(EmailAddress.isPlausible("\(local)@b.c"))
    #expect(!EmailAddress.isPlausible("a\(local)@b.c"))
    let label = String(repeating: "b", count: 63)
    #expect(EmailAddress.isPlausible("a@\(label).c"))
    #expect(!EmailAddress.isPlausible("a@b\(label).c"))
    let long = Array(repeating: "abcdefghi", count: 26).joined(separator: ".")
    #expect(!EmailAddress.isPlausible("a@\(long)"))
  }

  @Test(arguments: [
    "https://example.com", "http://localhost:8080/a?b#c", "HTTPS://EXAMPLE.COM", " https://a.b ",
    "https://münchen.de/straße", "https://user:pass@example.com/", "https://[::1]:80/",
    "https://192.168.0.1", "https://example.com.", "https://a.b?x=y",
  ])
  func `is a web address`(_ text: String) {
    #expect(WebAddress.isPlausible(text))
  }

  @Test(arguments: [
    "", "example.com", "https://", "https:///x", "ftp://a.b", "javascript:alert(1)", "https://a b",
    "https://a.b/\u{202E}", "http://:80", "https://a:99999", "https://a:x", "https://-a.b",
    "https://[x]", "//a.b", "https:/a.b", "mailto:a@b.c",
  ])
  func `is no web address`(_ text: String) {
    #expect(!WebAddress.isPlausible(text))
  }
}
