import Foundation
import Testing

@testable import SwiftUI

@Suite struct ImageAssetTests {
  private static let set = """
    {"images": [
      {"filename": "a.png", "idiom": "universal", "scale": "1x"},
      {"filename": "a2.png", "idiom": "universal", "scale": "2x"},
      {"idiom": "universal", "scale": "3x"},
      {"filename": "d2.png", "idiom": "universal", "scale": "2x",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]},
      {"filename": "phone.png", "idiom": "iphone", "scale": "1x"}],
     "properties": {"template-rendering-intent": "template"}}
    """

  private func lookup(
    _ files: [String: String], issues: ResourceIssues = quietIssues()
  ) throws -> AssetLookup {
    AssetLookup(search: try TemporaryFolder(files).search, issues: issues)
  }

  @Test func `an image set gives a file per scale and appearance`() throws {
    let lookup = try lookup([
      "App_Shop.resources/Media.xcassets/Logo.imageset/Contents.json": Self.set,
      "App_Shop.resources/Media.xcassets/Logo.imageset/a.png": "",
      "App_Shop.resources/Media.xcassets/Logo.imageset/a2.png": "",
      "App_Shop.resources/Media.xcassets/Logo.imageset/d2.png": "",
      "App_Shop.resources/Media.xcassets/Logo.imageset/phone.png": "",
    ])
    let image = try #require(lookup.image(named: "Logo"))
    #expect(image.renderingIntent == .template)
    #expect(image.hasDarkVariant)
    let light = image.variants(isDark: false)
    #expect(light.map(\.url.lastPathComponent) == ["a.png", "a2.png"])
    #expect(light.map(\.scale) == [1, 2])
    let dark = image.variants(isDark: true)
    #expect(dark.map(\.url.lastPathComponent) == ["d2.png"])
  }

  @Test func `only a folder that provides a namespace is part of the name`() throws {
    let set = #"{"images": [{"filename": "a.svg", "idiom": "universal"}]}"#
    let lookup = try lookup([
      "A.xcassets/Flags/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Flags/de.imageset/Contents.json": set,
      "A.xcassets/Flags/de.imageset/a.svg": "<svg viewBox='0 0 30 20'/>",
      "A.xcassets/Plain/Deep/fr.imageset/Contents.json": set,
      "A.xcassets/Plain/Deep/fr.imageset/a.svg": "<svg/>",
      "A.xcassets/star.symbolset/Contents.json": "{}",
    ])
    let flag = lookup.image(named: "Flags/de")?.variants.first
    #expect(flag?.isVector == true)
    #expect(flag?.pixelSize == PixelSize(width: 30, height: 20))
    #expect(lookup.image(named: "de") == nil)
    #expect(lookup.image(named: "fr") != nil)
    #expect(lookup.image(named: "star") == nil)
  }

  @Test func `every picture is listed, from catalogues and loose, and nothing else`() throws {
    let lookup = try lookup([
      "A.xcassets/flag.imageset/Contents.json":
        #"{"images": [{"filename": "a.svg", "idiom": "universal"}]}"#,
      "A.xcassets/flag.imageset/a.svg": "<svg/>",
      "App_Shop.resources/photo.png": "", "App_Shop.resources/notes.txt": "",
    ])
    #expect(Set(lookup.pictureFiles.map(\.lastPathComponent)) == ["a.svg", "photo.png"])
  }

  @Test func `loose files are found with and without their ending`() throws {
    let lookup = try lookup([
      "App_Shop.resources/photo.png": "", "App_Shop.resources/photo@2x.png": "",
      "App_Shop.resources/Deep/v1.2.svg": "<svg/>", "App_Shop.resources/BIG.JPG": "",
    ])
    let files = { (name: String) in
      lookup.image(named: name)?.variants.map(\.url.lastPathComponent)
    }
    #expect(files("photo") == ["photo.png", "photo@2x.png"])
    #expect(files("photo.png") == ["photo.png", "photo@2x.png"])
    #expect(files("v1.2") == ["v1.2.svg"])
    #expect(files("BIG") == ["BIG.JPG"])
    #expect(files("photo.jpg") == nil)
    #expect(files("../App_Shop.resources/photo") == nil)
    #expect(files("") == nil)
  }

  @Test(arguments: [
    "", "{}", "[]", #"{"images": 3}"#, #"{"images": [{"filename": "gone.png"}]}"#,
    #"{"images": [{"filename": "../../secret.png"}]}"#,
    #"{"images": [{"filename": "/etc/passwd"}]}"#,
  ])
  func `a set that names no file of its own is an issue`(contents: String) throws {
    let issues = quietIssues()
    let lookup = try lookup(
      ["A.xcassets/x.imageset/Contents.json": contents, "secret.png": ""], issues: issues)
    #expect(lookup.image(named: "x") == nil)
    #expect(lookup.image(named: "x") == nil)
    #expect(issues.all.count == 1)
  }
}
