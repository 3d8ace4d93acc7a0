/// The number by which patches and events address an element, unique within one display tree.
package struct ElementID: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let rawValue: Int32

  package init(_ rawValue: Int32) { self.rawValue = rawValue }

  package var description: String { "#\(rawValue)" }

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
