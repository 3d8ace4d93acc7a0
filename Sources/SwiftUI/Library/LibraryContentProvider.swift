/// A type that offers views and modifiers to a component library.
///
/// ```swift
/// struct TextInputField_Library: LibraryContentProvider {
///   var views: [LibraryItem] {
///     LibraryItem(
///       TextInputField("First Name", text: .constant("Peter")), title: "TextInputField",
///       category: .control)
///   }
/// }
/// ```
///
/// Source: Apple's DeveloperToolsSupport. On Apple platforms it feeds Xcode's library; here
/// nothing asks for the items by itself: a program that shows them reads `views`.
public protocol LibraryContentProvider {
  /// What the provider's modifiers can be applied to; anything unless named.
  associatedtype ModifierBase = Any

  /// The views that the library offers, each made with sample values.
  @LibraryContentBuilder var views: [LibraryItem] { get }

  /// The base with each modifier that the library offers.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  /// No views, for a type that offers modifiers alone.
  public var views: [LibraryItem] { [] }

  /// No modifiers, for a type that offers views alone.
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// One entry of a component library.
///
/// Source: Apple's DeveloperToolsSupport, `LibraryItem`.
public struct LibraryItem {
  /// What was offered: a view, or what modifiers made of the base.
  public let content: Any
  /// Whether the library should list it; who reads `views` decides.
  public let isVisible: Bool
  /// What the library calls it; nil leaves that to the library.
  public let title: String?
  /// The part of the library that it stands in; `other` unless set.
  public let category: Category
  /// The signature that completion finds it by in Xcode; nothing reads it here.
  public let matchingSignature: String?

  /// An entry; what it shows is made at once.
  public init<S>(
    _ content: @autoclosure () -> S, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {
    self.content = content()
    isVisible = visible
    self.title = title
    self.category = category
    self.matchingSignature = matchingSignature
  }

  /// What was offered, as a view that can be shown; nil when it is none. Not in Apple's framework.
  @MainActor public var view: AnyView? { (content as? any View).map { AnyView($0) } }

  /// The part of a library that an entry stands in.
  public enum Category: Hashable, CaseIterable, Sendable {
    /// What changes how views look; what arranges them; what people use; the rest.
    case effect, layout, control, other
  }
}

/// Builds entries out of single ones and arrays.
@resultBuilder public struct LibraryContentBuilder {
  /// A single entry in a closure of entries.
  public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }

  /// Entries that come as an array.
  public static func buildExpression(_ items: [LibraryItem]) -> [LibraryItem] { items }

  /// The entries of all statements, in order.
  public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] {
    items.flatMap(\.self)
  }

  /// The entries behind an `if`, or none.
  public static func buildOptional(_ items: [LibraryItem]?) -> [LibraryItem] { items ?? [] }

  /// The entries of the branch that is taken.
  public static func buildEither(first items: [LibraryItem]) -> [LibraryItem] { items }

  /// The entries of the branch that is taken.
  public static func buildEither(second items: [LibraryItem]) -> [LibraryItem] { items }

  /// The entries of all rounds of a loop, in order.
  public static func buildArray(_ items: [[LibraryItem]]) -> [LibraryItem] {
    items.flatMap(\.self)
  }
}
