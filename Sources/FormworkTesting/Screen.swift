import DisplayTree
import Foundation
import SwiftUI

/// A view on a screen without a browser: find what a person sees, and do what a person does.
///
/// ```swift
/// let screen = Screen(LoginForm(onLoginButtonPress: { name, _ in … }))
/// screen.field("Username").type("anna")
/// screen.button("Login").tap()
/// ```
///
/// Every action runs its pass before it returns. Something that is not there, or does not take the
/// action, is a failure with the screen's text in it.
@MainActor public final class Screen {
  let host: ViewHost
  var browser: BrowserHistory

  /// Puts a view on a screen and runs its first pass.
  ///
  /// - Parameter path: Path and query that the app is opened with.
  public init<V: View>(
    _ view: V, languages: [String] = ["en"], isDark: Bool = false, path: String = "/"
  ) {
    var settings = ScreenSettings()
    settings.languages = languages
    settings.isDark = isDark
    settings.path = path
    browser = BrowserHistory(path: path)
    host = ViewHost(view, settings: settings)
  }

  // A task that outlives the screen may still write what views on it read.
  isolated deinit { host.close() }

  /// Launches an app as a browser tab does.
  public convenience init<A: App>(app: A, languages: [String] = ["en"], path: String = "/") {
    self.init(AppRoot(app: app), languages: languages, path: path)
  }

  /// What is on the screen, one element a line, indented.
  public var text: String {
    host.tree.root.map { ScreenText(host.tree).text(of: $0) } ?? ""
  }

  /// The view hierarchy with its nodes, for finding out why something is as it is.
  public var hierarchy: String { host.dump() }

  /// How many bodies ran since the screen was made.
  public var bodyRuns: Int { host.evaluations }

  /// What is wrong with the engine's own structures; empty when all holds.
  public var brokenInvariants: [String] { host.brokenInvariants() }

  /// Runs what waits: changes made outside of an action.
  public func settle() { host.settle() }

  /// Lets asynchronous work run until the condition holds or the time is over.
  ///
  /// Time in which other tests keep the main actor does not count: asynchronous work had its turns
  /// before this gives up.
  ///
  /// - Parameter seconds: How long to wait at most while the main actor is free.
  /// - Returns: Whether the condition came to hold.
  @discardableResult public func wait(
    upTo seconds: Double = 5, until condition: () -> Bool
  ) async -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    var turns = 0
    while !condition() {
      guard turns < Self.fewestTurns || ContinuousClock.now < end else { return false }
      turns += 1
      // A cancelled task does not sleep, and would spin here.
      do { try await Task.sleep(for: .milliseconds(2)) } catch { return condition() }
      host.settle()
    }
    return true
  }
}

extension Screen {
  /// Enough for work of a few steps, each of which goes through the main actor's queue.
  private static let fewestTurns = 100

  /// Collects what the engine reports to the developer from now on, instead of printing it.
  public func collectReports() -> () -> [String] {
    let box = ReportBox()
    host.report = { box.reports.append($0) }
    return { box.reports }
  }
}

@MainActor private final class ReportBox {
  var reports: [String] = []
}
