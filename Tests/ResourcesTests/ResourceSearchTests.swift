import Foundation
import Testing

@testable import SwiftUI

@Suite struct ResourceSearchTests {
  @Test func `roots come in order: the main folder, the app's, the others by name`() throws {
    let folder = try TemporaryFolder([
      "B_Lib.resources/b.txt": "", "A_Lib.resources/a.txt": "", "Z_Shop.resources/z.txt": "",
      "Shop.build/x.txt": "", "loose.txt": "", "folder/deep.txt": "",
    ])
    let roots = folder.search.roots
    #expect(
      roots.dropFirst().map(\.url.lastPathComponent) == [
        "Z_Shop.resources", "A_Lib.resources", "B_Lib.resources",
      ])
    #expect(roots.first?.files.keys.sorted() == ["loose.txt"])
  }

  @Test func `a file nearer the top hides a deeper one of the same name`() throws {
    let folder = try TemporaryFolder(["A_B.resources/x/a.txt": "", "A_B.resources/a.txt": ""])
    let file = ResourceRoot(folder.file("A_B.resources")).files["a.txt"]
    #expect(file?.deletingLastPathComponent().lastPathComponent == "A_B.resources")
  }

  @Test func `links that lead in a circle come to an end`() throws {
    let folder = try TemporaryFolder(["A_B.resources/x/a.txt": ""])
    try FileManager.default.createSymbolicLink(
      at: folder.file("A_B.resources/x/loop"), withDestinationURL: folder.file("A_B.resources"))
    #expect(ResourceRoot(folder.file("A_B.resources")).files["a.txt"] != nil)
  }

  @Test func `a folder that is not there is empty`() {
    let root = ResourceRoot(URL(fileURLWithPath: "/nowhere/at/all"))
    #expect(root.files.isEmpty)
  }

  @Test func `the process has its own search`() {
    #expect(!ResourceSearch.shared.roots.isEmpty)
    #expect(ResourceSearch.shared.roots(for: .main).count == ResourceSearch.shared.roots.count)
  }
}
