import Foundation
import Synchronization

/// Where names are looked for, in order: the main bundle, the app's resources, those of its package,
/// everyone else's.
///
/// SwiftPM on Linux puts the resources of each target into `<Package>_<Target>.resources` beside
/// the executable, and the app's are not in `Bundle.main`; so the main bundle means all of them.
package final class ResourceSearch: Sendable {
  /// The process's own resources, indexed on first use.
  package static let shared = ResourceSearch()

  package let roots: [ResourceRoot]
  /// How many of them, from the first on, are the app's: the main bundle and the resources of its
  /// package, or all where no resources of the executable tell what package it is of.
  private let ownCount: Int
  private let bundles = Mutex<[ObjectIdentifier: Indexed]>([:])

  /// Keeps the bundle alive, so that its identity is not given to another.
  private struct Indexed {
    var bundle: Bundle
    var roots: [ResourceRoot]
  }

  package convenience init(main: Bundle = .main) {
    let executable =
      main.executableURL
      ?? main.bundleURL.appendingPathComponent(ProcessInfo.processInfo.processName)
    self.init(
      main: main.resourceURL ?? main.bundleURL,
      executable: executable.resolvingSymlinksInPath())
  }

  package init(main: URL, executable: URL) {
    let folder = executable.deletingLastPathComponent()
    let isBesideExecutable = main.resolvedPath == folder.resolvedPath
    let own = "_\(executable.deletingPathExtension().lastPathComponent).resources"
    let urls = FolderListing(folder).entries
      .filter { $0.isFolder && $0.url.pathExtension == "resources" }
      .map(\.url)
    let target = urls.filter { $0.lastPathComponent.hasSuffix(own) }
    let packages = target.map { "\($0.lastPathComponent.dropLast(own.count))_" }
    let others = urls.filter { !target.contains($0) }
    let package = others.filter { url in packages.contains(where: url.lastPathComponent.hasPrefix) }
    let foreign = others.filter { !package.contains($0) }
    func roots(_ urls: [URL]) -> [ResourceRoot] {
      urls.filter { $0.resolvedPath != main.resolvedPath }.map { ResourceRoot($0) }
    }
    let ownRoots =
      [ResourceRoot(main, isShallow: isBesideExecutable)] + roots(target + package)
    self.roots = ownRoots + roots(foreign)
    ownCount = target.isEmpty ? self.roots.count : ownRoots.count
  }

  /// The roots whose languages are those that the app speaks.
  var ownRoots: ArraySlice<ResourceRoot> { roots.prefix(ownCount) }

  /// The roots a name is looked for in: all for no bundle or the main one, else that bundle's.
  package func roots(for bundle: Bundle?) -> [ResourceRoot] {
    guard let bundle, bundle !== Bundle.main else { return roots }
    return bundles.withLock { bundles in
      if let indexed = bundles[ObjectIdentifier(bundle)] { return indexed.roots }
      let found = index(bundle)
      bundles[ObjectIdentifier(bundle)] = Indexed(bundle: bundle, roots: found)
      return found
    }
  }

  private func index(_ bundle: Bundle) -> [ResourceRoot] {
    let url = bundle.resourceURL ?? bundle.bundleURL
    let known = roots.first { $0.url.resolvedPath == url.resolvedPath }
    return [known ?? ResourceRoot(url)]
  }
}

extension URL {
  /// The path with links followed, for comparing two ways of naming one folder.
  fileprivate var resolvedPath: String { resolvingSymlinksInPath().standardizedFileURL.path }
}
