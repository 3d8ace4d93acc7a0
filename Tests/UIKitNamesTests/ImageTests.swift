import Foundation
import Testing

@testable import UIKitNames

struct ImageTests {
  let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0])

  @Test func `an image is told by its first bytes`() {
    #expect(UIImage(data: png)?.format == .png)
    #expect(NSImage(data: Data([0xFF, 0xD8, 0xFF, 0xE0]))?.format == .jpeg)
    #expect(UIImage(data: Data("GIF89a".utf8))?.format == .gif)
    #expect(UIImage(data: Data("RIFF    WEBPVP8 ".utf8))?.format == .webP)
    #expect(UIImage(data: Data("<svg>".utf8)) == nil)
    #expect(UIImage(data: Data()) == nil)
  }

  @Test func `an image is read from a file`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    try png.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(UIImage(contentsOfFile: file.path())?.data == png)
    #expect(NSImage(contentsOfFile: "/nowhere.png") == nil)
    #expect(UIImage(named: "nothing of this name") == nil)
  }
}
