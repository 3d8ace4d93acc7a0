import ViewGraph

/// A stored property of a view that the runtime feeds before each run of the body.
///
/// `update()` is called before `body` each time; properties nested in the conforming type are fed
/// first.
///
/// Source: Apple's SwiftUI, `DynamicProperty`.
public protocol DynamicProperty {
  /// Runs before each run of the body, when what is inside is connected already.
  mutating func update()

  /// Connects the property at an address to its storage in the node; the runtime's own wrappers
  /// implement it, others get it from the default.
  @MainActor static func _makeProperty(
    at address: UnsafeMutableRawPointer, in buffer: inout _DynamicPropertyBuffer)
}

extension DynamicProperty {
  /// Does nothing, for a property that has nothing to prepare.
  public mutating func update() {}

  /// Connects the properties inside, then calls `update()`.
  @MainActor public static func _makeProperty(
    at address: UnsafeMutableRawPointer, in buffer: inout _DynamicPropertyBuffer
  ) {
    PropertyLayout.of(Self.self).install(at: address, in: &buffer)
    address.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

/// The storage of a node's dynamic properties while they are connected. Opaque.
@MainActor public struct _DynamicPropertyBuffer {
  let node: AnyViewNode
  fileprivate var objects: PropertyObjects
  private var next = 0

  fileprivate init(node: AnyViewNode, objects: PropertyObjects) {
    self.node = node
    self.objects = objects
  }

  /// The storage object of the property whose turn it is; made at the first run.
  mutating func storage<Object: AnyObject>(_ make: () -> Object) -> Object {
    defer { next += 1 }
    if let known = objects[next] { return unsafeDowncast(known, to: Object.self) }
    let made = make()
    objects.append(made)
    return made
  }
}

/// What a property's storage does when the view leaves the screen.
@MainActor protocol PropertyLifetime: AnyObject {
  func viewLeft()
}

/// The storage objects of one view's properties in order. Most views with a state have one.
private enum PropertyObjects {
  case none
  case one(AnyObject)
  indirect case many([AnyObject])

  subscript(index: Int) -> AnyObject? {
    switch self {
    case .none: nil
    case .one(let only): index == 0 ? only : nil
    case .many(let list): index < list.count ? list[index] : nil
    }
  }

  mutating func append(_ object: AnyObject) {
    switch self {
    case .none: self = .one(object)
    case .one(let first): self = .many([first, object])
    case .many(let list): self = .many(list + [object])
    }
  }

  func forEach(_ visit: (AnyObject) -> Void) {
    switch self {
    case .none: break
    case .one(let only): visit(only)
    case .many(let list): list.forEach(visit)
    }
  }
}

/// The dynamic properties of one mounted view.
@MainActor struct PropertyStorage {
  private var objects = PropertyObjects.none

  mutating func install<Value>(in value: inout Value, of node: AnyViewNode) {
    let layout = PropertyLayout.of(Value.self)
    guard !layout.isEmpty else { return }
    var buffer = _DynamicPropertyBuffer(node: node, objects: objects)
    objects = PropertyObjects.none
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let address = bytes.baseAddress else { return }
      layout.install(at: address, in: &buffer)
    }
    objects = buffer.objects
  }

  func unmount() {
    objects.forEach { ($0 as? any PropertyLifetime)?.viewLeft() }
  }
}

/// A view that runs the body of something that is no view (an app, a scene, a style): the dynamic
/// properties of its stored values are fed, too.
@MainActor protocol NestedProperties: View {}

/// Where a type keeps its dynamic properties, found once per type.
@MainActor final class PropertyLayout {
  private let properties: [(offset: Int, type: any DynamicProperty.Type)]

  var isEmpty: Bool { properties.isEmpty }

  private init(_ type: Any.Type) {
    properties = Self.properties(of: type, reachesInside: type is any NestedProperties.Type)
  }

  private static func properties(
    of type: Any.Type, reachesInside: Bool
  ) -> [(offset: Int, type: any DynamicProperty.Type)] {
    (FieldLayout.fields(of: type) ?? []).flatMap { field in
      if let property = field.type as? any DynamicProperty.Type {
        return [(offset: field.offset, type: property)]
      }
      guard reachesInside else { return [] }
      return properties(of: field.type, reachesInside: false).map {
        (offset: field.offset + $0.offset, type: $0.type)
      }
    }
  }

  func install(at address: UnsafeMutableRawPointer, in buffer: inout _DynamicPropertyBuffer) {
    for (offset, type) in properties { type._makeProperty(at: address + offset, in: &buffer) }
  }

  static func of(_ type: Any.Type) -> PropertyLayout {
    if let known = known[ObjectIdentifier(type)] { return known }
    let made = PropertyLayout(type)
    known[ObjectIdentifier(type)] = made
    return made
  }

  private static var known: [ObjectIdentifier: PropertyLayout] = [:]
}
