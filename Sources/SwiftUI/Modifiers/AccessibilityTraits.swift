import DisplayTree

/// What a view is to assistive technology.
///
/// Source: Apple's SwiftUI, `AccessibilityTraits`. Those without an ARIA counterpart are left out.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTraits

  var traits: Accessibility.Traits

  public init() { traits = [] }

  private init(_ traits: Accessibility.Traits) { self.traits = traits }

  public static let isButton = AccessibilityTraits(.button)
  public static let isHeader = AccessibilityTraits(.header)
  public static let isSelected = AccessibilityTraits(.selected)
  public static let isLink = AccessibilityTraits(.link)
  public static let isSearchField = AccessibilityTraits(.searchField)
  public static let isImage = AccessibilityTraits(.image)
  public static let isStaticText = AccessibilityTraits(.staticText)
  public static let isSummaryElement = AccessibilityTraits(.summary)
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  public static let isModal = AccessibilityTraits(.modal)
  public static let isToggle = AccessibilityTraits(.toggle)

  public func contains(_ member: AccessibilityTraits) -> Bool {
    traits.isSuperset(of: member.traits)
  }

  public func union(_ other: Self) -> Self { Self(traits.union(other.traits)) }

  public func intersection(_ other: Self) -> Self { Self(traits.intersection(other.traits)) }

  public func symmetricDifference(_ other: Self) -> Self {
    Self(traits.symmetricDifference(other.traits))
  }

  public mutating func formUnion(_ other: Self) { traits.formUnion(other.traits) }

  public mutating func formIntersection(_ other: Self) { traits.formIntersection(other.traits) }

  public mutating func formSymmetricDifference(_ other: Self) {
    traits.formSymmetricDifference(other.traits)
  }

  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    traits.formUnion(newMember.traits)
    return (isNew, newMember)
  }

  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let common = traits.intersection(member.traits)
    traits.subtract(member.traits)
    return common.isEmpty ? nil : Self(common)
  }

  @discardableResult public mutating func update(
    with newMember: AccessibilityTraits
  ) -> AccessibilityTraits? {
    defer { traits.formUnion(newMember.traits) }
    return contains(newMember) ? newMember : nil
  }
}

/// How the views inside an accessibility element take part.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let value: Accessibility.ChildBehavior

  public static let ignore = AccessibilityChildBehavior(value: .ignore)
  public static let contain = AccessibilityChildBehavior(value: .contain)
  public static let combine = AccessibilityChildBehavior(value: .combine)
}

/// How deep in the outline of the page a heading stands: `h1` to `h6`, as the elements of HTML.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
