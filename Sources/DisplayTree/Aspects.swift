/// The parts of an element's description that can change on their own.
///
/// A provider that changes marks the smallest set; the renderer turns each aspect into its patch.
package struct Aspects: OptionSet, Sendable, Hashable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  // The general one is not specialised in other modules, and asked for every element.
  @inlinable package func contains(_ member: Self) -> Bool {
    rawValue & member.rawValue == member.rawValue
  }

  /// The characters of a text.
  package static let text = Aspects(rawValue: 1)
  /// Style declarations, layout and fill.
  package static let style = Aspects(rawValue: 2)
  /// A control's value as the server wants it.
  package static let value = Aspects(rawValue: 4)
  /// Enabled, required, read-only, hit-testing, keyboard and content type, placeholder.
  package static let control = Aspects(rawValue: 8)
  /// Role, name, hint, identifier, error, traits.
  package static let accessibility = Aspects(rawValue: 16)
  /// The source of an image or symbol, the path of a shape.
  package static let graphic = Aspects(rawValue: 32)
  /// Anything that needs the element's own markup anew; its node on the page is replaced.
  package static let structure = Aspects(rawValue: 64)
  /// The order or membership of the children.
  package static let children = Aspects(rawValue: 128)

  package static let decoration: Aspects = [.style, .control, .accessibility]
}
