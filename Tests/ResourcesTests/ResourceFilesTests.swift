import Foundation
import Testing

@testable import SwiftUI

@Suite struct ResourceFilesTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `the hash is the standard's`(text: String, expected: String) {
    var hash = ContentHash()
    for byte in text.utf8 { hash.update([byte]) }
    #expect(hash.hexadecimal() == expected)
  }

  @Test func `a registered file is served under its hash`() throws {
    let folder = try TemporaryFolder(["a.PNG": "abc", "b.png": "abc"])
    let files = ResourceFiles(prefix: "/r/")
    let path = try files.register(folder.file("a.PNG"))
    #expect(path == "/r/ba7816bf8f01cfea414140de5dae2223.png")
    #expect(try files.register(folder.file("b.png")) == path)
    let file = try #require(files.file(forPath: path))
    #expect(file.url == folder.file("a.PNG"))
    #expect(file.byteCount == 3)
    #expect(file.mediaType == "image/png")
    #expect(files.file(forHash: file.hash) == file)
  }

  @Test(arguments: [
    "", "/r/", "/r/../a.png", "/r/a.png", "/etc/passwd", "/r/ba7816bf8f01cfea414140de5dae2223",
    "/r/ba7816bf8f01cfea414140de5dae2223.html", "/r/ba7816bf8f01cfea414140de5dae2223.png/..",
    "/r/BA7816BF8F01CFEA414140DE5DAE2223.png", "/x/ba7816bf8f01cfea414140de5dae2223.png",
  ])
  func `no other path is answered`(path: String) throws {
    let folder = try TemporaryFolder(["a.png": "abc"])
    let files = ResourceFiles(prefix: "/r/")
    _ = try files.register(folder.file("a.png"))
    #expect(files.file(forPath: path) == nil)
  }

  @Test func `what is no readable file is an issue`() throws {
    let folder = try TemporaryFolder(["sub/a.png": "abc"])
    let files = ResourceFiles(prefix: "/r/")
    #expect(throws: ResourceIssue(folder.file("sub"), "is no file")) {
      try files.register(folder.file("sub"))
    }
    #expect(throws: ResourceIssue.self) { try files.register(folder.file("none.png")) }
  }

  @Test func `an odd ending is left out of the path`() throws {
    let folder = try TemporaryFolder(["a.we ird": "x", "plain": "y"])
    let files = ResourceFiles(prefix: "/r/")
    for name in ["a.we ird", "plain"] {
      let path = try files.register(folder.file(name))
      #expect(path.count == "/r/".count + ResourceFiles.hashLength)
      #expect(files.file(forPath: path)?.mediaType == "application/octet-stream")
    }
  }
}
