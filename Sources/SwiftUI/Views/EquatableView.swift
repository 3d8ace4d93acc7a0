/// A view that runs anew only when its value differs by its own `==`.
///
/// Source: Apple's SwiftUI, `EquatableView`. Views that are `Equatable` are compared so in any case.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  /// The view that is compared.
  public var content: Content

  /// A view that stays as it is while the new value equals the old one.
  nonisolated public init(content: Content) { self.content = content }

  /// The view itself.
  public var body: some View { content }
}

extension EquatableView: Equatable {
  /// Whether the views within are equal.
  nonisolated public static func == (a: Self, b: Self) -> Bool { a.content == b.content }
}

extension View where Self: Equatable {
  /// The view as an `EquatableView`, which this runtime needs no one to say.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
