import DisplayTree

/// The ground of a list, its lines and the room around its rows.
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

/// As `insetGrouped`.
public struct DefaultListStyle: ListStyle {
  public init() {}
  public var _variant: _ListVariant { _ListVariant(value: .automatic) }
}

/// Rows on the ground of the page, from edge to edge.
public struct PlainListStyle: ListStyle {
  public init() {}
  public var _variant: _ListVariant { _ListVariant(value: .plain) }
}

/// Groups of rows on a grouped ground, from edge to edge.
public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _variant: _ListVariant { _ListVariant(value: .grouped) }
}

/// Groups of rows with round corners on a grouped ground.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _variant: _ListVariant { _ListVariant(value: .insetGrouped) }
}

/// Groups in from the edges of the page, without room between them.
public struct InsetListStyle: ListStyle {
  public init() {}
  public var _variant: _ListVariant { _ListVariant(value: .inset) }
}

/// Rows without lines between them, for a list that leads elsewhere.
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
