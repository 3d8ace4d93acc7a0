/// What one node read.
///
/// Nearly every node reads nothing, or one source as a whole: neither takes room of its own.
package struct DependencyList {
  private enum Storage {
    case none
    case one(Source)
    indirect case many([Dependency])
  }

  private var storage = Storage.none

  package init() {}

  init(_ reads: ArraySlice<Dependency>) {
    guard let first = reads.first else { return }
    storage = reads.count == 1 && first.part == nil ? .one(first.source) : .many(Array(reads))
  }

  mutating func append(_ dependency: Dependency) {
    self = DependencyList((Array(self) + [dependency])[...])
  }
}

extension DependencyList: RandomAccessCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch storage {
    case .none: 0
    case .one: 1
    case .many(let list): list.count
    }
  }

  package subscript(index: Int) -> Dependency {
    switch storage {
    case .none: preconditionFailure("An empty list of dependencies has no element")
    case .one(let source): Dependency(source: source, part: nil)
    case .many(let list): list[index]
    }
  }
}
