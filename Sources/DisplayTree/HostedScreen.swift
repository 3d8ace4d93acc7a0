/// A running view hierarchy as its host sees it: a tree, the actions it takes, and its passes.
@MainActor package protocol HostedScreen: AnyObject {
  var tree: Tree { get }

  /// The page's title, in the session's language.
  var title: String { get }

  /// The language that the page is in, a BCP 47 tag: among those that the app speaks, the one that
  /// suits the person best.
  var language: String { get }

  /// Performs an action on a control. False when the control is unknown, disabled, hidden or does
  /// not offer the action: the sender is out of date or hostile.
  func perform(_ action: Action, on id: ElementID) -> Bool

  /// Runs passes until nothing is marked. Called after each batch of actions, and when
  /// `needsPass` fired.
  func settle()

  /// Called when a change outside an action (a task, a timer) wants a pass soon.
  var needsPass: (() -> Void)? { get set }

  /// Tells the app that the person came to another address of the app.
  func open(path: String)

  /// What the browser says of the person's settings changed (colour scheme, width, motion,
  /// time zone).
  func update(_ settings: ScreenSettings)

  /// Ends the screen: `onDisappear`, tasks cancelled.
  func close()
}

/// What a browser tells of the person and the window.
package struct ScreenSettings: Hashable, Sendable {
  /// Languages in order of preference, BCP 47.
  package var languages: [String] = []
  package var isDark = false
  /// Path and query that the page was opened with.
  package var path = "/"
  /// What stands before the path in the address bar, such as "https://forms.example"; empty when
  /// nobody said.
  package var site = ""
  package var timeZone: String?
  /// Narrower than a tablet.
  package var isCompact = false
  package var reducesMotion = false
  /// Whether the tab lies behind another one, or its window is minimised.
  package var isHidden = false

  package init() {}
}

/// Makes screens: one throw-away for each page request, one for each session.
@MainActor package protocol ScreenMaker: AnyObject {
  /// A screen run to its first settled pass. With `isPreview`, no task, timer or asynchronous work
  /// is started: the screen only serves to render the first page.
  func makeScreen(settings: ScreenSettings, isPreview: Bool) -> any HostedScreen

  /// Title, icon and tint of the page.
  var appearance: PageAppearance { get }
}

/// What the page around the views looks like.
package struct PageAppearance: Sendable {
  package var title = ""
  package var tint: Paint?
  /// Address of the icon.
  package var icon: String?

  package init() {}
}
