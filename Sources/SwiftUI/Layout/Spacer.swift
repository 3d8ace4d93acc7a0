import DisplayTree

/// Room that takes what is left over along its stack.
///
/// Source: Apple's SwiftUI, `Spacer`.
nonisolated public struct Spacer: ElementView {
  /// The points that stay in any case; nil is 8.
  public var minLength: CGFloat?

  /// Room along an `HStack` or `VStack`, at least 8 points unless set.
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  var kind: Element.Kind { .spacer }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    if let minLength { description.style.append(.minWidth(minLength)) }
  }
}

/// A hairline between views, as the lines between rows are.
///
/// Source: Apple's SwiftUI, `Divider`.
nonisolated public struct Divider: ElementView {
  /// A hairline across its stack: upright in an `HStack` or a row of a grid, else level.
  nonisolated public init() {}

  var kind: Element.Kind { .divider }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {}
}
