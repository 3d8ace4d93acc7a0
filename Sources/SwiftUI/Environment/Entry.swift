/// Adds a value to the environment, the transaction, a container or the focus, with its default.
///
/// Write it on a property in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues`
/// or `FocusedValues`:
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var isCompact = false
///   @Entry var formTitle: String?
/// }
/// ```
///
/// The default runs when it is read and no view has set the value. A class instance made there is a
/// new one for each read and never shared between people; `@Entry var store = Store.shared` shares
/// one with all of them. A value of `FocusedValues` is optional and has no default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// A key whose default is the expression after the `=` of an `@Entry` property.
///
/// Only expansions of `@Entry` conform to it.
public protocol _EntryKey {
  /// The property's type.
  associatedtype Value
  /// The expression after the `=`, not yet evaluated.
  static var entry: _EntryDefault<Value> { get }
}

extension _EntryKey {
  /// The default, made anew for each read.
  public static var defaultValue: Value { entry.make() }
}

/// The default of an `@Entry` property, not yet evaluated.
///
/// It is `@unchecked Sendable` because the closure has no captures: it stands in a static property
/// and holds a client's expression that sees nothing but global names.
public struct _EntryDefault<Value>: @unchecked Sendable {
  let make: () -> Value

  /// Keeps the expression that makes the default; written by the macro.
  public init(_ make: @escaping () -> Value) {
    self.make = make
  }
}
