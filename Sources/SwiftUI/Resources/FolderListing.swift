import Foundation

/// The entries of a folder in a stable order, hidden ones left out; an unreadable folder is empty.
struct FolderListing {
  struct Entry {
    var url: URL
    var isFolder: Bool
  }

  let entries: [Entry]

  init(_ folder: URL) {
    // A folder that is gone meanwhile, or not ours to read, has nothing for the app.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    entries = names.filter { !$0.hasPrefix(".") }.sorted().compactMap { name in
      let url = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        return nil
      }
      return Entry(url: url, isFolder: isFolder.boolValue)
    }
  }
}
