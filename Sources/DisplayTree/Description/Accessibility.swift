/// What assistive technology is told of an element.
package struct Accessibility: Hashable, Sendable {
  package var label: String?
  package var value: String?
  package var hint: String?
  /// Further sentences, by what they are told under.
  package var details: [String: String] = [:]
  /// What the browser shows beside the pointer.
  package var help: String?
  package var identifier: String?
  package var isHidden = false
  package var traits: Traits = []
  package var removedTraits: Traits = []
  /// How the children take part: as they are, as one element, or not at all.
  package var children: ChildBehavior?
  /// The element's message is an error; the control is invalid.
  package var isInvalid = false
  package var isRequired = false
  /// Elements whose text describes this one (messages, help).
  package var describedBy: [ElementID] = []
  /// Sorts before siblings with a lower number.
  package var sortPriority: Double = 0
  package var headingLevel: Int?
  /// No control, and the focus may be led to it; the Tab key passes it.
  package var takesFocus = false

  package init() {}

  package enum ChildBehavior: UInt8, Hashable, Sendable { case ignore, combine, contain }

  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    // The general one is not specialised in other modules, and asked for every element.
    @inlinable package func contains(_ member: Self) -> Bool {
      rawValue & member.rawValue == member.rawValue
    }

    package static let button = Traits(rawValue: 1)
    package static let header = Traits(rawValue: 2)
    package static let selected = Traits(rawValue: 4)
    package static let link = Traits(rawValue: 8)
    package static let image = Traits(rawValue: 16)
    package static let staticText = Traits(rawValue: 32)
    package static let searchField = Traits(rawValue: 64)
    package static let updatesFrequently = Traits(rawValue: 128)
    package static let modal = Traits(rawValue: 256)
    package static let toggle = Traits(rawValue: 512)
    package static let summary = Traits(rawValue: 1024)
  }
}
