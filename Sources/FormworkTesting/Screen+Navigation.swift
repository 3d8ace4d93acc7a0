import DisplayTree
import SwiftUI
import Testing

extension Screen {
  /// The title of the browser tab.
  public var title: String { host.title }

  /// Presses the back button of the page in front.
  public func back(sourceLocation: SourceLocation = #_sourceLocation) {
    find("back button", kinds: [.page]) { _, description in
      description.actions.contains(.dismiss) && description.presentation?.hidesBackButton == false
    }.dismiss(sourceLocation: sourceLocation)
  }

  /// The title on the back button of the page in front; nil when it has none.
  public var backButton: String? {
    all { $0.kind == .page }.map { $0.describe() }.last {
      $0.actions.contains(.dismiss) && $0.presentation?.hidesBackButton == false
    }?.presentation?.backTitle
  }

  /// The labels of the toolbar items of the page in front, each with its place.
  public var toolbar: [String] {
    all { $0.kind == .toolbarItem }.map {
      "\($0.describe().presentation?.placement ?? .automatic): \($0.textInside)"
    }
  }

  /// Presses the tab with this label; its content is made when that happens for the first time.
  public func chooseTab(
    _ label: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let tabs = all { $0.kind == .tabs }.last
    guard let index = tabs?.children.firstIndex(where: { $0.tabLabel == label }) else {
      return Self.reportFailure("There is no tab \"\(label)\".\n\(text)", at: sourceLocation)
    }
    ScreenElement(screen: self, what: "tabs") { tabs }
      .choose("\(index)", sourceLocation: sourceLocation)
  }

  /// The labels of the tabs, the chosen one in brackets.
  public var tabs: [String] {
    guard let tabs = all({ $0.kind == .tabs }).last else { return [] }
    let front = tabs.describe().control?.value
    return tabs.children.enumerated().map { offset, tab in
      let badge = tab.describe().presentation?.badge.map { " (\($0))" } ?? ""
      return (front == "\(offset)" ? "[\(tab.tabLabel)]" : tab.tabLabel) + badge
    }
  }

  /// Goes to another address of the app.
  public func open(_ path: String) {
    host.open(path: path)
    host.settle()
  }

  /// The addresses that were opened in new tabs.
  public var openedAddresses: [String] {
    host.tree.effects.compactMap { if case .open(let address) = $0 { address } else { nil } }
  }

  /// Presses the browser's back button.
  public func browserBack(sourceLocation: SourceLocation = #_sourceLocation) {
    browser.follow(host.tree.effects)
    guard browser.position > 0 else {
      return Self.reportFailure("The browser cannot go back.", at: sourceLocation)
    }
    browser.position -= 1
    open(browser.entries[browser.position])
  }

  /// The address that the browser shows.
  public var address: String {
    browser.follow(host.tree.effects)
    return browser.entries[browser.position]
  }
}

extension Element {
  fileprivate var tabLabel: String {
    children.filter { $0.kind == .label }.map(\.textInside).joined()
  }
}

/// The history of a browser that does what the effects ask.
struct BrowserHistory {
  var entries: [String]
  var position = 0
  private var seen = 0

  init(path: String) { entries = [path] }

  mutating func follow(_ effects: [Effect]) {
    if effects.count < seen { seen = 0 }
    for effect in effects.dropFirst(seen) {
      guard case .location(let location, let push) = effect else { continue }
      let address = resolve(location)
      if push {
        entries.removeLast(entries.count - position - 1)
        entries.append(address)
        position += 1
      } else {
        entries[position] = address
      }
    }
    seen = effects.count
  }

  /// An address relative to the one shown: a fragment, or "./" with the last part of the path.
  private func resolve(_ location: String) -> String {
    let path = entries[position].prefix { $0 != "#" }
    guard !location.hasPrefix("#") else { return String(path) + location }
    let folder = path.prefix { $0 != "?" }.lastIndex(of: "/").map { path[...$0] } ?? "/"
    return String(folder) + location.dropFirst(2)
  }
}
