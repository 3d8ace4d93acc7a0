import DisplayTree

/// What a view is to assistive technology.
///
/// Source: Apple's SwiftUI, `AccessibilityTraits`. Those that a page has no use for are left out, or have
/// no effect: `isStaticText`, `isSummaryElement`.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// A set of traits is its own element, as in Apple's.
  public typealias Element = AccessibilityTraits

  var traits: Accessibility.Traits

  /// No traits.
  public init() { traits = [] }

  private init(_ traits: Accessibility.Traits) { self.traits = traits }

  /// `role="button"`.
  public static let isButton = AccessibilityTraits(.button)
  /// A heading of the page, at level 2 unless `accessibilityHeading(_:)` sets another.
  public static let isHeader = AccessibilityTraits(.header)
  /// `aria-current="true"`, on a button `aria-pressed="true"`.
  public static let isSelected = AccessibilityTraits(.selected)
  /// `role="link"`.
  public static let isLink = AccessibilityTraits(.link)
  /// `role="search"`, where no other trait gives the view a role.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// `role="img"`, where the view has a label.
  public static let isImage = AccessibilityTraits(.image)
  /// Text that does not change. It has no effect: HTML has no role for text.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// What the app says of itself when it starts. It has no effect: ARIA has no such trait.
  public static let isSummaryElement = AccessibilityTraits(.summary)
  /// `aria-live="off"`: what changes is read when a person comes there, and not before.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// What lies behind is out of reach: `role="dialog"` with `aria-modal="true"`. Sheets and alerts are
  /// modal by themselves.
  public static let isModal = AccessibilityTraits(.modal)
  /// `role="switch"`, on a view that takes taps or has the trait `isButton`.
  public static let isToggle = AccessibilityTraits(.toggle)

  /// Whether all traits of the other set are among these.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    traits.isSuperset(of: member.traits)
  }

  /// The traits of either set.
  public func union(_ other: Self) -> Self { Self(traits.union(other.traits)) }

  /// The traits of both sets.
  public func intersection(_ other: Self) -> Self { Self(traits.intersection(other.traits)) }

  /// The traits of one set alone.
  public func symmetricDifference(_ other: Self) -> Self {
    Self(traits.symmetricDifference(other.traits))
  }

  /// Adds the traits of the other set.
  public mutating func formUnion(_ other: Self) { traits.formUnion(other.traits) }

  /// Keeps the traits of the other set alone.
  public mutating func formIntersection(_ other: Self) { traits.formIntersection(other.traits) }

  /// Keeps the traits of one set alone.
  public mutating func formSymmetricDifference(_ other: Self) {
    traits.formSymmetricDifference(other.traits)
  }

  /// Adds traits; they are new unless all were there.
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    traits.formUnion(newMember.traits)
    return (isNew, newMember)
  }

  /// Takes traits away and returns those that were there, or nil.
  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let common = traits.intersection(member.traits)
    traits.subtract(member.traits)
    return common.isEmpty ? nil : Self(common)
  }

  /// Adds traits and returns them if all were there, or nil.
  @discardableResult public mutating func update(
    with newMember: AccessibilityTraits
  ) -> AccessibilityTraits? {
    defer { traits.formUnion(newMember.traits) }
    return contains(newMember) ? newMember : nil
  }
}

/// How the views inside an accessibility element take part.
///
/// Source: Apple's SwiftUI, `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let value: Accessibility.ChildBehavior

  /// The view is one element: its label is read in place of what stands inside, or nothing without
  /// one. Controls inside stay in reach.
  public static let ignore = AccessibilityChildBehavior(value: .ignore)
  /// The views inside are elements of their own, in a group if the view has a label.
  public static let contain = AccessibilityChildBehavior(value: .contain)
  /// The texts inside are read one after the other, as the name of the view.
  public static let combine = AccessibilityChildBehavior(value: .combine)
}

/// How deep in the outline of the page a heading stands: `h1` to `h6`, as the elements of HTML.
///
/// Source: Apple's SwiftUI, `AccessibilityHeadingLevel`.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// As deep as the page says, which is 2; then from the title of the page to the deepest.
  case unspecified, h1, h2, h3, h4, h5, h6
}
