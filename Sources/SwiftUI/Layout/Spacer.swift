import DisplayTree

/// Room that takes what is left over along its stack.
nonisolated public struct Spacer: ElementView {
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  var kind: Element.Kind { .spacer }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    if let minLength { description.style.append(.minWidth(minLength)) }
  }
}

/// A thin line between views.
nonisolated public struct Divider: ElementView {
  nonisolated public init() {}

  var kind: Element.Kind { .divider }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {}
}
