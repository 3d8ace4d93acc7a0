/// A view that runs anew only when its value differs by its own `==`.
///
/// Source: Apple's SwiftUI, `EquatableView`. Views that are `Equatable` are compared so in any case.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content

  nonisolated public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension EquatableView: Equatable {
  nonisolated public static func == (a: Self, b: Self) -> Bool { a.content == b.content }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
