import Foundation
import Testing

@testable import SwiftUI

@Suite struct PixelSizeTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 1, 0x2C, 0, 0, 0, 0xC8]
  private static let gif = Array("GIF89a".utf8) + [0x2C, 1, 0xC8, 0]
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xFF, 0xC2, 0, 17, 8, 0, 0xC8]
    + [1, 0x2C]
  private static let riff: [UInt8] = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8)
  private static let webPLossy: [UInt8] =
    riff + Array("VP8 ".utf8) + [0, 0, 0, 0, 0, 0, 0, 0x9D, 1, 0x2A, 0x2C, 1, 0xC8, 0]
  private static let webPExtended: [UInt8] =
    riff + Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 0x2B, 1, 0, 0xC7, 0, 0]
  private static let webPLossless: [UInt8] =
    riff + Array("VP8L".utf8) + [0, 0, 0, 0, 0x2F, 0x2B, 0xC1, 0x31, 0]

  private static let headers = [png, gif, jpeg, webPLossy, webPExtended, webPLossless]

  @Test(arguments: headers)
  func `the size is read from the header`(bytes: [UInt8]) {
    #expect(PixelSize(header: Data(bytes)) == PixelSize(width: 300, height: 200))
  }

  @Test(arguments: headers)
  func `a header cut anywhere has no size`(bytes: [UInt8]) {
    for count in 0..<bytes.count {
      #expect(PixelSize(header: Data(bytes.prefix(count))) == nil)
    }
  }

  @Test(arguments: [
    ("<svg width='300' height=\"200px\">", 300.0, 200.0),
    ("<?xml version='1.0'?><!-- x --><svg viewBox=\"0 0 30,20\" width='60'>", 60, 40),
    ("<svg stroke-width='9' width='100%' height='100%' viewBox='0 0 3 2'>", 3, 2),
    ("<svg width=\"1in\" height='72pt'>", 96, 96),
  ])
  func `a drawing has a size in CSS pixels`(text: String, width: Double, height: Double) {
    #expect(PixelSize(header: Data(text.utf8)) == PixelSize(width: width, height: height))
  }

  @Test(arguments: [
    "<svg>", "<svg width='' height=''>", "<svg viewBox='0 0 0 0'>", "<svg width=", "<svg",
    "<svg width='9e999' height='1'>", "<svg viewBox='a b c d'>",
  ])
  func `a drawing without a usable size has none`(text: String) {
    #expect(PixelSize(header: Data(text.utf8)) == nil)
  }
}
