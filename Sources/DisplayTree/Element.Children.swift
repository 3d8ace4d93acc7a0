extension Element {
  /// The elements in an element, in order.
  ///
  /// Boxes and rows hold one child each and stacks often two: none of these takes room of its own.
  package enum Children {
    case none
    case one(Element)
    case two(Element, Element)
    case many([Element])

    init(_ children: [Element]) {
      switch children.count {
      case 0: self = .none
      case 1: self = .one(children[0])
      case 2: self = .two(children[0], children[1])
      default: self = .many(children)
      }
    }
  }
}

extension Element.Children: RandomAccessCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .two: 2
    case .many(let children): children.count
    }
  }

  package subscript(index: Int) -> Element {
    switch self {
    case .none: preconditionFailure("An element without children has no child \(index)")
    case .one(let child): child
    case .two(let first, let second): index == 0 ? first : second
    case .many(let children): children[index]
    }
  }
}
