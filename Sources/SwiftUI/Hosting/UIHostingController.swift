/// Holds a view for UIKit's part of a program: a playground page takes one as its live view.
///
/// Source: Apple's SwiftUI, `UIHostingController`. It is no view controller here: it can be shown,
/// and nothing else.
@MainActor @preconcurrency open class UIHostingController<Content: View> {
  /// The view that is shown: a browser tab takes it as it is when the tab opens.
  @MainActor @preconcurrency public var rootView: Content

  /// Keeps a view to be shown.
  @MainActor @preconcurrency public init(rootView: Content) { self.rootView = rootView }
}

/// Holds a view for AppKit's part of a program: a playground page takes one as its live view.
///
/// Source: Apple's SwiftUI, `NSHostingView`. It is no AppKit view here.
@MainActor @preconcurrency open class NSHostingView<Content: View> {
  /// The view that is shown: a browser tab takes it as it is when the tab opens.
  @MainActor @preconcurrency public var rootView: Content

  /// Keeps a view to be shown.
  @MainActor @preconcurrency public required init(rootView: Content) { self.rootView = rootView }
}
