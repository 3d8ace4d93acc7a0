@_spi(Reflection) import Swift

/// The stored properties of a type by offset, found once through the runtime's reflection.
package enum FieldLayout {
  package struct Field {
    package let name: String
    package let offset: Int
    package let type: Any.Type
  }

  /// The stored properties of a structure; nil for other kinds of types.
  package static func fields(of type: Any.Type) -> [Field]? {
    if let tuple = tupleFields(of: type) { return tuple }
    guard kind(of: type) == .structure else { return nil }
    var fields: [Field] = []
    let isComplete = _forEachField(of: type) { name, offset, type, _ in
      fields.append(Field(name: String(cString: name), offset: offset, type: type))
      return true
    }
    return isComplete ? fields : nil
  }

  static func comparator(for type: Any.Type) -> Comparator {
    if kind(of: type) == .function { return closure }
    guard let fields = fields(of: type) else { return different }
    let parts = fields.map { ($0.offset, Comparator.of($0.type)) }
    return Comparator { a, b in
      for (offset, comparator) in parts where !comparator.areEqual(a + offset, b + offset) {
        return false
      }
      return true
    }
  }

  private static let different = Comparator { _, _ in false }

  /// A closure is equal when both its code and its context are the same object. The old value is
  /// retained while compared, so a reused address cannot look equal.
  private static let closure = Comparator { a, b in
    let a = a.assumingMemoryBound(to: (UInt, UInt).self).pointee
    let b = b.assumingMemoryBound(to: (UInt, UInt).self).pointee
    return a == b
  }

  // Metadata kinds of the Swift 5 ABI (docs/ABI/TypeMetadata).
  private enum Kind: UInt {
    case structure = 0x200
    case tuple = 0x301
    case function = 0x302
  }

  private static func kind(of type: Any.Type) -> Kind? {
    Kind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
  }

  /// Tuple metadata is: kind, count, labels, then (type, offset) pairs.
  private static func tupleFields(of type: Any.Type) -> [Field]? {
    guard kind(of: type) == .tuple else { return nil }
    let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    return (0..<Int(words[1])).map { index in
      let element = unsafeBitCast(words[3 + index * 2], to: Any.Type.self)
      let offset = UInt32(truncatingIfNeeded: words[4 + index * 2])
      return Field(name: "\(index)", offset: Int(offset), type: element)
    }
  }
}
