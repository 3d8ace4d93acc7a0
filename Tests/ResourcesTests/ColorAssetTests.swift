import Foundation
import Testing

@testable import SwiftUI

@Suite struct ColorAssetTests {
  private func color(_ contents: String, issues: ResourceIssues = quietIssues()) throws
    -> ColorAsset?
  {
    let folder = try TemporaryFolder(["A.xcassets/AccentColor.colorset/Contents.json": contents])
    return AssetLookup(search: folder.search, issues: issues).accentColor
  }

  private func value(_ color: String) throws -> ColorAsset.Value? {
    try self.color(#"{"colors": [{"idiom": "universal", "color": \#(color)}]}"#)?
      .value(isDark: false)
  }

  @Test(arguments: [
    #""red": "1.000", "green": "0.600", "blue": "0.200", "alpha": "1.000""#,
    #""red": "0xFF", "green": "0x99", "blue": "0x33", "alpha": "1""#,
    #""red": "255", "green": "153", "blue": "51", "alpha": "1.0""#,
    #""red": 1, "green": 0.6, "blue": 0.2"#,
  ])
  func `components are read in every notation`(components: String) throws {
    #expect(
      try value(#"{"color-space": "srgb", "components": {\#(components)}}"#)
        == .components(.sRGB, red: 1, green: 0.6, blue: 0.2, opacity: 1))
  }

  @Test func `a one is a byte beside bytes`() throws {
    #expect(
      try value(#"{"components": {"red": "1", "green": "255", "blue": "0", "alpha": "0.5"}}"#)
        == .components(.sRGB, red: 1 / 255, green: 1, blue: 0, opacity: 0.5))
  }

  @Test func `grey, wide and linear colours keep their meaning`() throws {
    #expect(
      try value(#"{"color-space": "gray-gamma-22", "components": {"white": "0.5", "alpha": "1"}}"#)
        == .components(.sRGB, red: 0.5, green: 0.5, blue: 0.5, opacity: 1))
    #expect(
      try value(
        #"{"color-space": "display-p3", "components": {"red": "1", "green": "0", "blue": "0"}}"#)
        == .components(.displayP3, red: 1, green: 0, blue: 0, opacity: 1))
    #expect(
      try value(
        """
        {"color-space": "extended-linear-srgb",
         "components": {"red": "0.0", "green": "0.0", "blue": "0.0"}}
        """) == .components(.sRGB, red: 0, green: 0, blue: 0, opacity: 1))
    let linear = try value(
      #"{"color-space": "linear-gray", "components": {"white": "0.2140"}}"#)
    guard case .components(.sRGB, let red, _, _, _) = linear else {
      Issue.record("no components")
      return
    }
    #expect(abs(red - 0.5) < 0.001)
  }

  @Test func `a platform colour is named`() throws {
    #expect(
      try value(#"{"platform": "ios", "reference": "systemBlueColor"}"#)
        == .platform("systemBlueColor"))
  }

  @Test func `the variant nearest to the surroundings is taken`() throws {
    let dark = #"{"appearance": "luminosity", "value": "dark"}"#
    let high = #"{"appearance": "contrast", "value": "high"}"#
    let asset = try color(
      """
      {"colors": [
        {"color": {"reference": "any"}},
        {"color": {"reference": "dark"}, "appearances": [\(dark)]},
        {"color": {"reference": "high"}, "appearances": [\(high)]},
        {"color": {"reference": "both"}, "appearances": [\(dark), \(high)]}]}
      """)
    #expect(asset?.value(isDark: false) == .platform("any"))
    #expect(asset?.value(isDark: true) == .platform("dark"))
    #expect(asset?.value(isDark: false, isHighContrast: true) == .platform("high"))
    #expect(asset?.value(isDark: true, isHighContrast: true) == .platform("both"))
  }

  @Test func `the template's accent colour without a colour is none and no issue`() throws {
    let issues = quietIssues()
    #expect(try color(#"{"colors": [{"idiom": "universal"}]}"#, issues: issues) == nil)
    #expect(issues.all == [])
  }

  @Test(arguments: [
    #"{"color": {}}"#, #"{"color": {"components": {"red": "x", "green": "0", "blue": "0"}}}"#,
    #"{"color": {"components": {"red": "nan", "green": "0", "blue": "0"}}}"#,
    #"{"color": {"components": {"red": "0xGG", "green": "0", "blue": "0"}}}"#,
    #"{"color": {"components": {"white": "0", "alpha": []}}}"#,
  ])
  func `unreadable components are an issue`(entry: String) throws {
    let issues = quietIssues()
    #expect(try color(#"{"colors": [\#(entry)]}"#, issues: issues) == nil)
    #expect(issues.all.map(\.reason) == ["has a colour with unreadable components"])
  }
}
