import Foundation

/// A value that tells one publisher stream from another.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let value: UInt

  /// Makes an identifier nothing else in this process has.
  public init() {
    value = CombineIdentifierSource.shared.next()
  }

  /// Makes the identifier of an object; equal for the same object, unique while it lives.
  public init(_ object: AnyObject) {
    value = UInt(bitPattern: ObjectIdentifier(object))
  }

  /// The number behind the identifier, in hexadecimal digits.
  public var description: String { "0x" + String(value, radix: 16) }
}

/// A thing with an identifier by which streams are told apart.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier of this stream.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The object's own identity.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// Counts in odd numbers, which no object's address is.
///
/// `@unchecked`: `last` is only touched under `lock`.
private final class CombineIdentifierSource: @unchecked Sendable {
  static let shared = CombineIdentifierSource()
  private let lock = NSLock()
  private var last: UInt = 1

  func next() -> UInt {
    lock.withLock {
      last += 2
      return last
    }
  }
}
