import Foundation

/// The values of the pages on a navigation stack, of any types.
///
/// Source: Apple's SwiftUI, `NavigationPath`.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// How many pages stand above the first.
  public var count: Int { elements.count }

  /// Whether the first page stands alone.
  public var isEmpty: Bool { elements.isEmpty }

  /// A path to the first page.
  public init() {}

  /// A path with a page for each value, the last one on top.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// The path that was stored.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// Adds a page on top.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Takes pages from the top.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

  /// The path in a form that can be stored; nil when a value is not `Codable`.
  public var codable: CodableRepresentation? {
    let isCodable = elements.allSatisfy { $0.base is any Codable }
    return isCodable ? CodableRepresentation(elements: elements) : nil
  }

  /// A path that can be encoded: for each value its type's name and its JSON, the topmost first.
  public struct CodableRepresentation: Codable, Equatable {
    let elements: [AnyHashable]

    init(elements: [AnyHashable]) { self.elements = elements }

    /// Reads a path that was stored.
    ///
    /// Throws `DecodingError` where a type is not in this program, or what a value's own decoding
    /// throws.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is no decodable type of this program.")
        }
        elements.append(try Self.value(of: type, json))
      }
      self.elements = elements.reversed()
    }

    /// Writes type and JSON of each value; throws what a value's own encoding throws.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let value = element.base as? any Encodable,
          let name = _mangledTypeName(type(of: element.base))
        else { continue }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }

    private static func value<V: Decodable & Hashable>(
      of type: V.Type, _ json: String
    ) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(type, from: Data(json.utf8)))
    }
  }
}

/// Where a navigation keeps its path: its own state, or a binding of the author's.
struct NavigationPathSource {
  let get: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void
  let accepts: (AnyHashable) -> Bool

  init(_ path: Binding<NavigationPath>) {
    get = { path.wrappedValue.elements }
    set = { path.wrappedValue.elements = $0 }
    accepts = { _ in true }
  }

  init<Data: RangeReplaceableCollection>(_ path: Binding<Data>) where Data.Element: Hashable {
    get = { path.wrappedValue.map { AnyHashable($0) } }
    set = { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
    accepts = { $0.base is Data.Element }
  }
}
