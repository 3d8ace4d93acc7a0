import ViewGraph

/// A view for each element of a collection, whose identity follows the element's id.
///
/// An element that moves keeps its state and its place on the page moves with it.
///
/// Source: Apple's SwiftUI, `ForEach`. Two elements with the same id are reported and the later one is
/// left out.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements; for a collection behind a binding none, as the runtime keeps those apart.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: IDSource
  /// Makes the content of an element behind a binding.
  var elements: (any ElementBindings)?
  /// What people may do to the rows by themselves.
  var edits: [RowTrait] = []

  enum IDSource {
    case path(KeyPath<Data.Element, ID>)
    case closure((Data.Element) -> ID)

    func callAsFunction(_ element: Data.Element) -> ID {
      switch self {
      case .path(let path): element[keyPath: path]
      case .closure(let closure): closure(element)
      }
    }
  }

  init(data: Data, id: IDSource, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }
}

// A binding to a collection is a collection of bindings, too, so the general initialisers would take
// it and lose the elements' own locations; hence they are disfavoured.
extension ForEach where Content: View {
  /// A view for each element, told apart by the id at a key path.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: .path(id), content: content)
  }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  /// A view for each element, told apart by its `id`.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: .path(\.id), content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// A view for each number of a range; unlike Apple's it may change.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: .path(\.self), content: content)
  }
}

extension ForEach: View where Content: View {
  /// A primitive view: it has no body to run.
  public typealias Body = Never

  /// Mounts a view for each element, in order.
  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: ForEachNode(view, inputs))
  }
}
