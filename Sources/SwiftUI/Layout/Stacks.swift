import DisplayTree

/// Views beside each other, from leading to trailing.
///
/// Source: Apple's SwiftUI, `HStack`. The default spacing is 8 points.
nonisolated public struct HStack<Content: View>: ElementContainer {
  /// A primitive view: it has no body to run.
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// The alignment across the stack, and the points between its views; nil is 8.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  var shell: StackShell {
    StackShell(.hstack, .init(vertical: alignment.value), spacing: spacing)
  }
}

/// Views below each other.
///
/// Source: Apple's SwiftUI, `VStack`. The default spacing is 8 points.
nonisolated public struct VStack<Content: View>: ElementContainer {
  /// A primitive view: it has no body to run.
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// The alignment across the stack, and the points between its views; nil is 8.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  var shell: StackShell {
    StackShell(.vstack, .init(horizontal: alignment.value), spacing: spacing)
  }
}

/// Views on top of each other.
///
/// Source: Apple's SwiftUI, `ZStack`.
nonisolated public struct ZStack<Content: View>: ElementContainer {
  /// A primitive view: it has no body to run.
  public typealias Body = Never

  let alignment: Alignment
  let content: Content

  /// Where all its views stand in the room of the largest; later ones lie in front.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  var shell: StackShell { StackShell(.zstack, alignment.resolved) }
}
