import ViewGraph

extension ForEach where Content: View {
  /// A view for each element of a collection behind a binding; each gets a binding to its element.
  ///
  /// A row runs anew only when its own element changed.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == ElementCollection<C, ID>, C.Index: Hashable {
    let source = BoundElements(data: data.location, id: id)
    self.init(data: ElementCollection(keeper: nil), id: .closure { $0.id }) { item in
      content(Binding(location: item.location))
    }
    elements = source
  }

  /// The same for elements that are told apart by their `id`.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == ElementCollection<C, ID>, C.Element: Identifiable, ID == C.Element.ID,
    C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

/// The elements behind a binding, each with its id and a location of its own.
public struct ElementCollection<C: MutableCollection & RandomAccessCollection, ID: Hashable>:
  RandomAccessCollection
{
  /// One element's place: its id and the location that a row binds to.
  public struct Item {
    let id: ID
    let location: ElementLocation<C>
  }

  let keeper: BoundElementKeeper<C, ID>?

  /// 0, since the elements stand in a list of their own.
  public var startIndex: Int { 0 }
  /// How many elements there are; 0 before the views are on screen.
  public var endIndex: Int { keeper?.items.count ?? 0 }

  /// The element at a position. Before the views are on screen there is none, and the app stops.
  public subscript(position: Int) -> Item {
    guard let keeper else { preconditionFailure("The elements are not on screen yet") }
    return keeper.items[position]
  }
}

/// What a `ForEach` over a binding brings: the way to its elements.
@MainActor protocol ElementBindings {
  func makeKeeper() -> any ElementKeeper
}

/// Keeps the locations of the elements of a bound collection apart by id.
@MainActor protocol ElementKeeper: AnyObject {
  /// Takes what the parent's body made anew: the same or another collection.
  func adopt(_ elements: (any ElementBindings)?)
  /// Compares the collection with last time; locations of changed elements mark their readers.
  func refresh()
  /// Whether the collection may stand in an observable object, whose changes no source counts.
  var mayReadObjects: Bool { get }
  /// Such an object changes.
  func objectChanged()
  /// Whether ids came, went or moved since the last call.
  func takeOrderChanged() -> Bool
  var currentData: Any { get }
}

@MainActor
struct BoundElements<C: MutableCollection & RandomAccessCollection, ID: Hashable>:
  ElementBindings
{
  nonisolated let data: Location<C>
  /// Never changes; a key path may be used from any thread, the type alone does not say so.
  nonisolated(unsafe) let id: KeyPath<C.Element, ID>

  nonisolated init(data: Location<C>, id: KeyPath<C.Element, ID>) {
    self.data = data
    self.id = id
  }

  func makeKeeper() -> any ElementKeeper { BoundElementKeeper(self) }
}
