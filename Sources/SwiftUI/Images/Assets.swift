import DisplayTree
import Foundation
import Synchronization
import ViewGraph

/// The app's images and colours, and the addresses that its image files are served under.
enum Assets {
  static let lookup = AssetLookup()
  /// Below the base path.
  static let files = ResourceFiles(prefix: "_formwork/r/")
  private static let basePathStorage = Mutex("/")

  /// The path under which the app is served; begins and ends with a slash.
  static var basePath: String {
    get { basePathStorage.withLock { $0 } }
    set { basePathStorage.withLock { $0 = newValue } }
  }

  static func graphic(named name: String, bundle: Bundle?) -> ImageGraphic {
    guard let image = lookup.image(named: name, bundle: bundle) else {
      Reports.printOnce("There is no image \"\(name)\" among the app's resources.")
      return ImageGraphic(source: "")
    }
    let light = image.variants(isDark: false)
    var graphic = ImageGraphic(source: address(of: light.last) ?? "")
    if image.hasDarkVariant { graphic.darkSource = address(of: image.variants(isDark: true).last) }
    graphic.width = light.last?.pointSize?.width
    graphic.height = light.last?.pointSize?.height
    graphic.isTemplate = image.renderingIntent == .template
    return graphic
  }

  /// The address of an image's contents, which are kept in a file for as long as the process runs.
  static func address(of data: Data, ending: String) -> String? {
    var hash = ContentHash()
    hash.update(data)
    let name = "\(hash.hexadecimal()).\(ending)"
    let url = folder.appendingPathComponent(name)
    do {
      if !FileManager.default.fileExists(atPath: url.path) {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
      }
      return try basePath + files.register(url)
    } catch {
      Reports.printOnce("An image could not be kept for the browser: \(error)")
      return nil
    }
  }

  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("formwork-\(ProcessInfo.processInfo.processIdentifier)")

  private static func address(of variant: ImageAsset.Variant?) -> String? {
    guard let variant else { return nil }
    do { return try basePath + files.register(variant.url) } catch {
      Reports.printOnce("\(error)")
      return nil
    }
  }
}
