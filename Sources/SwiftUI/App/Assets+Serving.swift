import Foundation
import ViewGraph
import WebHost

extension Assets {
  /// Serves the pictures by their hash, also those that another worker's page named.
  static let provider: FileProvider = { name in
    let path = "_formwork/" + name
    if let file = files.file(forPath: path) { return ServedFile(file) }
    _ = registersAll
    return files.file(forPath: path).map(ServedFile.init)
  }

  /// Registers every picture of the app, once: hashing them all is not worth it before a name comes
  /// that no page of this process gave out.
  private static let registersAll: Void = {
    for url in lookup.pictureFiles {
      do { _ = try files.register(url) } catch { Reports.printOnce("\(error)") }
    }
  }()
}

extension ServedFile {
  fileprivate init(_ file: ResourceFiles.File) {
    self.init(.url(file.url), contentType: file.mediaType)
  }
}
