/// A set of the two layout axes.
package struct Axes: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  // The general one is not specialised in other modules, and asked for every element.
  @inlinable package func contains(_ member: Self) -> Bool {
    rawValue & member.rawValue == member.rawValue
  }

  package static let horizontal = Axes(rawValue: 1)
  package static let vertical = Axes(rawValue: 2)
  package static let both: Axes = [.horizontal, .vertical]
}
