import Foundation

/// Where coordinates count from.
///
/// Source: Apple's SwiftUI, `CoordinateSpace`.
public enum CoordinateSpace: Hashable {
  /// The window.
  case global
  /// The view itself.
  case local
  /// A view that was given this name with `coordinateSpace(_:)`.
  case named(AnyHashable)

  /// Whether it is that of the window.
  public var isGlobal: Bool { self == .global }

  /// Whether it is that of the view itself.
  public var isLocal: Bool { self == .local }
}

/// A way to say where coordinates count from.
///
/// Source: Apple's SwiftUI, `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
  /// The same place as a value of the enumeration.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the window.
///
/// Source: Apple's SwiftUI, `GlobalCoordinateSpace`.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Has nothing to set; `.global` spells the same.
  public init() {}

  /// `CoordinateSpace.global`.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view itself.
///
/// Source: Apple's SwiftUI, `LocalCoordinateSpace`.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Has nothing to set; `.local` spells the same.
  public init() {}

  /// `CoordinateSpace.local`.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of a view with a name.
///
/// Source: Apple's SwiftUI, `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// `CoordinateSpace.named` with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }

  /// Two spaces are the same when their names are.
  public static func == (a: Self, b: Self) -> Bool { a.name == b.name }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the view that `coordinateSpace(name:)` gave the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}
