import SwiftUI

/// A component of the catalogue, whatever its type.
@MainActor public struct CatalogEntry: Identifiable {
  /// The name in addresses.
  nonisolated public let id: String
  public let name: String
  public let title: String
  public let summary: String
  public let symbol: String
  public let category: ComponentCategory
  public let extent: ComponentExtent
  public let parameters: [Parameter]
  private let makeStates: () -> [ComponentState]
  private let makePreview: (ParameterValues) -> AnyView
  private let makeFirstSight: () -> AnyView
  private let makeSnippet: (ParameterValues) -> Snippet

  init<Component: ShownComponent>(_ component: Component) {
    id = component.id
    name = component.name
    title = component.title
    summary = component.summary
    symbol = component.symbol
    category = component.category
    extent = component.extent
    parameters = component.parameters
    makeStates = { component.views.compactMap(ComponentState.init) }
    makePreview = { AnyView(component.preview($0)) }
    makeFirstSight = { AnyView(Component.previews) }
    makeSnippet = { component.snippet($0) }
  }

  /// Every state, made anew.
  public var states: [ComponentState] { makeStates() }

  /// A state by its name in addresses.
  public func state(_ id: String) -> ComponentState? { states.first { $0.id == id } }

  /// The preview of the component's file, the parameters as they are at first.
  public var firstSight: AnyView { makeFirstSight() }

  /// The component as the parameters say.
  public func preview(_ values: ParameterValues) -> AnyView { makePreview(values) }

  /// The code that makes the preview.
  public func snippet(_ values: ParameterValues) -> Snippet { makeSnippet(values) }
}

/// One state of a component: a view with a state of its own.
@MainActor public struct ComponentState: Identifiable {
  public let title: String
  public let view: AnyView
  /// What assistive technology is told of its controls, in order.
  public let controls: [SpokenControl]

  /// A state out of an item with a title that is a view.
  init?(_ item: LibraryItem) {
    guard item.isVisible, let title = item.title, let view = item.view else { return nil }
    self.title = title
    self.view = view
    controls = (item.content as? any Spoken)?.controls ?? []
  }

  /// The title as it stands in addresses: `largest-type`.
  nonisolated public var id: String { title.addressed }
}

/// A state of a component as an item of its library: what it is called, what assistive technology is
/// told of its controls, and the view. Tests know what titles promise.
@MainActor func state<Content: View>(
  _ title: String, _ controls: SpokenControl..., category: LibraryItem.Category = .control,
  @ViewBuilder _ content: () -> Content
) -> LibraryItem {
  LibraryItem(SpokenView(controls: controls, content: content()), title: title, category: category)
}

/// The items of another provider that are views, with what is told of their controls.
@MainActor func states(
  of provider: some LibraryContentProvider, _ controls: SpokenControl...
) -> [LibraryItem] {
  provider.views.compactMap { item in
    guard let title = item.title, let view = item.view else { return nil }
    return LibraryItem(
      SpokenView(controls: controls, content: view), title: title, category: item.category)
  }
}

/// What says of itself how its controls are told.
protocol Spoken {
  var controls: [SpokenControl] { get }
}

private struct SpokenView<Content: View>: View, Spoken {
  nonisolated let controls: [SpokenControl]
  let content: Content

  var body: some View { content }
}

extension String {
  /// Lower case, with a dash where a capital follows a small letter and for all that is no letter
  /// or digit: `clearButton(text:)` gives `clear-button`.
  var addressed: String {
    var out = ""
    var wasSmall = false
    for character in prefix(while: { $0 != "(" }) {
      let isPart = character.isLetter || character.isNumber
      if !isPart || character.isUppercase && wasSmall, !out.hasSuffix("-") { out.append("-") }
      if isPart { out.append(contentsOf: character.lowercased()) }
      wasSmall = isPart && !character.isUppercase
    }
    return out
  }
}
