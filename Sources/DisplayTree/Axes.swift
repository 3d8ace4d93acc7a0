/// A set of the two layout axes.
package struct Axes: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let horizontal = Axes(rawValue: 1)
  package static let vertical = Axes(rawValue: 2)
  package static let both: Axes = [.horizontal, .vertical]
}
