import Foundation
import Synchronization

/// Finds images and colours by name in the app's catalogues and loose files, from any thread.
///
/// A set is read when first asked for and kept. A name that is not in the index costs one look
/// into it per root and is not kept.
package final class AssetLookup: Sendable {
  private let search: ResourceSearch
  private let issues: ResourceIssues
  private let cache = Mutex(Cache())

  private struct Cache {
    var catalogs: [URL: AssetCatalog] = [:]
    /// By folder or by root and name; nil for what could not be read.
    var images: [ImageKey: ImageAsset?] = [:]
    var colors: [URL: ColorAsset?] = [:]
  }

  private struct ImageKey: Hashable {
    var url: URL
    var looseName: String?
  }

  package init(search: ResourceSearch = .shared, issues: ResourceIssues = ResourceIssues()) {
    self.search = search
    self.issues = issues
  }

  /// The first image of that name: in each root the catalogues, then `name.png` and the like.
  package func image(named name: String, bundle: Bundle? = nil) -> ImageAsset? {
    for root in search.roots(for: bundle) {
      for catalog in root.assetCatalogs.map(catalog) {
        guard let folder = catalog.imageSets[name] else { continue }
        if let image = image(name, folder) { return image }
      }
      if let image = looseImage(name, in: root) { return image }
    }
    return nil
  }

  /// Every picture file of the app, from catalogues and loose.
  package var pictureFiles: [URL] {
    search.roots.flatMap { root in
      root.files.values.filter { ImageAsset.endings.contains($0.pathExtension.lowercased()) }
        + root.assetCatalogs.map(catalog).flatMap { $0.imageSets }
        .flatMap { image($0.key, $0.value)?.variants.map(\.url) ?? [] }
    }
  }

  /// The first colour of that name.
  package func color(named name: String, bundle: Bundle? = nil) -> ColorAsset? {
    for root in search.roots(for: bundle) {
      for catalog in root.assetCatalogs.map(catalog) {
        guard let folder = catalog.colorSets[name] else { continue }
        if let color = color(name, folder), !color.variants.isEmpty { return color }
      }
    }
    return nil
  }

  /// The colour set Xcode's templates call `AccentColor`; nil when missing or left empty.
  package var accentColor: ColorAsset? { color(named: "AccentColor") }

  private func catalog(_ url: URL) -> AssetCatalog {
    if let catalog = cache.withLock({ $0.catalogs[url] }) { return catalog }
    let catalog = AssetCatalog(url)
    for issue in catalog.issues { issues.report(issue) }
    cache.withLock { $0.catalogs[url] = catalog }
    return catalog
  }

  private func image(_ name: String, _ folder: URL) -> ImageAsset? {
    let key = ImageKey(url: folder)
    if let known = cache.withLock({ $0.images[key] }) { return known }
    let image = reporting { () throws(ResourceIssue) in
      try ImageAsset(name: name, imageSet: folder)
    }
    cache.withLock { $0.images[key] = .some(image) }
    return image
  }

  private func looseImage(_ name: String, in root: ResourceRoot) -> ImageAsset? {
    let key = ImageKey(url: root.url, looseName: name)
    if let known = cache.withLock({ $0.images[key] }) { return known }
    guard let image = ImageAsset(name: name, looseFiles: root.files) else { return nil }
    cache.withLock { $0.images[key] = image }
    return image
  }

  private func color(_ name: String, _ folder: URL) -> ColorAsset? {
    if let known = cache.withLock({ $0.colors[folder] }) { return known }
    let color = reporting { () throws(ResourceIssue) in
      try ColorAsset(name: name, colorSet: folder)
    }
    cache.withLock { $0.colors[folder] = .some(color) }
    return color
  }

  private func reporting<Value>(_ read: () throws(ResourceIssue) -> Value) -> Value? {
    do throws(ResourceIssue) {
      return try read()
    } catch {
      issues.report(error)
      return nil
    }
  }
}
