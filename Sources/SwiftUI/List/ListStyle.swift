import DisplayTree

/// The look of a list.
///
/// Source: Apple's SwiftUI, `ListStyle`.
public protocol ListStyle: Sendable {
  /// How the runtime draws it. Opaque.
  var _variant: _ListVariant { get }
}

/// The runtime's form of a list style. Opaque.
public struct _ListVariant: Sendable {
  let value: ControlTraits.Variant
}

public struct DefaultListStyle: ListStyle {
  public init() {}
  public var _variant: _ListVariant { _ListVariant(value: .automatic) }
}

public struct PlainListStyle: ListStyle {
  public init() {}
  public var _variant: _ListVariant { _ListVariant(value: .plain) }
}

public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _variant: _ListVariant { _ListVariant(value: .grouped) }
}

public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _variant: _ListVariant { _ListVariant(value: .insetGrouped) }
}

public struct InsetListStyle: ListStyle {
  public init() {}
  public var _variant: _ListVariant { _ListVariant(value: .inset) }
}

public struct SidebarListStyle: ListStyle {
  public init() {}
  public var _variant: _ListVariant { _ListVariant(value: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
