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
  associatedtype ModifierBase = Any

  @LibraryContentBuilder var views: [LibraryItem] { get }

  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }

  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// One entry of a component library.
///
/// Source: Apple's DeveloperToolsSupport, `LibraryItem`.
public struct LibraryItem {
  /// What was offered: a view, or what modifiers made of the base.
  public let content: Any
  public let isVisible: Bool
  public let title: String?
  public let category: Category
  public let matchingSignature: String?

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
    case effect, layout, control, other
  }
}

/// Builds entries out of single ones and arrays.
@resultBuilder public struct LibraryContentBuilder {
  public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }

  public static func buildExpression(_ items: [LibraryItem]) -> [LibraryItem] { items }

  public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] {
    items.flatMap(\.self)
  }

  public static func buildOptional(_ items: [LibraryItem]?) -> [LibraryItem] { items ?? [] }

  public static func buildEither(first items: [LibraryItem]) -> [LibraryItem] { items }

  public static func buildEither(second items: [LibraryItem]) -> [LibraryItem] { items }

  public static func buildArray(_ items: [[LibraryItem]]) -> [LibraryItem] {
    items.flatMap(\.self)
  }
}
