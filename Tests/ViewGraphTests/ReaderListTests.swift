import Testing

@testable import ViewGraph

@MainActor @Suite struct ReaderListTests {
  private final class Owner {}
  private let owner = Owner()

  /// Nodes of a graph of their own; the first is the parent of the others.
  private func nodes(_ count: Int) -> (Graph, [Node]) {
    let graph = Graph(owner: owner)
    let place = Place(parent: nil, scope: EnvironmentScope(of: graph))
    return (graph, (0..<count).map { _ in Node(in: place) })
  }

  @Test(arguments: [1, 2, 3, 40]) func `every reader is told, whatever their number`(count: Int) {
    let (graph, nodes) = nodes(count)
    var list = ReaderList.none
    for node in nodes { list.insert(node) }
    var told: [ObjectIdentifier] = []
    list.forEach { told.append(ObjectIdentifier($0)) }
    #expect(Set(told) == Set(nodes.map(ObjectIdentifier.init)))
    #expect(list.count == count)
    _ = graph
  }

  @Test(arguments: [1, 2, 3, 40]) func `a reader that left is told no more`(count: Int) {
    let (graph, nodes) = nodes(count)
    var list = ReaderList.none
    for node in nodes { list.insert(node) }
    for (index, node) in nodes.enumerated() {
      list.remove(node)
      #expect(!list.contains(node))
      #expect(list.count == count - index - 1)
      for other in nodes[(index + 1)...] { #expect(list.contains(other)) }
    }
    _ = graph
  }

  @Test func `a node depends on exactly what its body read, one source or several`() {
    let (graph, nodes) = nodes(1)
    let (a, b) = (StateLocation(1), StateLocation(2))
    nodes[0].track { _ = a.get() }
    #expect(nodes[0].dependencies.map { ObjectIdentifier($0.source) } == [ObjectIdentifier(a)])
    nodes[0].track { _ = (a.get(), b.get()) }
    #expect(nodes[0].dependencies.count == 2)
    #expect(a.readers.contains(nodes[0]) && b.readers.contains(nodes[0]))
    nodes[0].track { _ = b.get() }
    #expect(!a.readers.contains(nodes[0]) && b.readers.contains(nodes[0]))
    nodes[0].track {}
    #expect(nodes[0].dependencies.isEmpty && b.readers.count == 0)
    _ = graph
  }

  @Test func `a body inside another keeps its reads to itself`() {
    let (graph, nodes) = nodes(2)
    let (a, b) = (StateLocation(1), StateLocation(2))
    nodes[0].track {
      _ = a.get()
      nodes[1].track { _ = b.get() }
    }
    #expect(nodes[0].dependencies.count == 1 && a.readers.contains(nodes[0]))
    #expect(nodes[1].dependencies.count == 1 && b.readers.contains(nodes[1]))
    _ = graph
  }
}
