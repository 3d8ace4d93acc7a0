import Foundation
import Synchronization
import UIKitNames

extension Image {
  /// A picture from the contents of a file; it is served under the hash of its content.
  public init(uiImage: UIImage) {
    self.init(path: PlatformImages.path(of: uiImage, uiImage.data, uiImage.format))
  }

  /// The same with AppKit's name for a picture.
  public init(nsImage: NSImage) {
    self.init(path: PlatformImages.path(of: nsImage, nsImage.data, nsImage.format))
  }
}

/// The addresses of images that came as objects: a body makes the same `Image` many times.
private enum PlatformImages {
  private struct Known: Sendable {
    weak var image: (any AnyObject & Sendable)?
    let path: String?
  }

  /// Past this many objects those that are gone are dropped.
  private static let longestUnswept = 256

  private static let known = Mutex<[ObjectIdentifier: Known]>([:])

  static func path(
    of image: any AnyObject & Sendable, _ data: Data, _ format: ImageFormat
  ) -> String? {
    let id = ObjectIdentifier(image)
    if let entry = known.withLock({ $0[id] }), entry.image === image { return entry.path }
    let path = Assets.address(of: data, ending: format.ending)
    known.withLock { known in
      if known.count >= longestUnswept { known = known.filter { $0.value.image != nil } }
      known[id] = Known(image: image, path: path)
    }
    return path
  }
}

extension ImageFormat {
  fileprivate var ending: String { String(rawValue.dropFirst("image/".count)) }
}
