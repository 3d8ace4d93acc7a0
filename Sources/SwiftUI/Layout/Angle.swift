/// An angle in degrees or radians.
///
/// Source: Apple's SwiftUI, `Angle`.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle as it is kept: 2π is a full turn. On screen it grows clockwise.
  public var radians: Double

  /// No turn.
  public init() { radians = 0 }

  /// An angle of which 2π is a full turn.
  public init(radians: Double) { self.radians = radians }

  /// An angle of which 360 is a full turn.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// The same angle, of which 360 is a full turn.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No turn.
  public static let zero = Angle()

  /// `Angle(radians:)`, where an angle is asked for.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// `Angle(degrees:)`, where an angle is asked for.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether the first turns less far; 370 degrees turn farther than 10.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }

  /// Both turns one after the other; more than a full turn is kept.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

  /// The first turn less the second.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

  /// A turn several times, or a part of it.
  public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }

  /// The same turn counterclockwise.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
}
