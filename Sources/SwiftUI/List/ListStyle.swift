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

/// Groups of rows with round corners on a grouped ground, as `insetGrouped`.
///
/// Source: Apple's SwiftUI, `DefaultListStyle`.
public struct DefaultListStyle: ListStyle {
  /// Has nothing to set; `.automatic` spells the same.
  public init() {}
  /// The look of `insetGrouped`.
  public var _variant: _ListVariant { _ListVariant(value: .automatic) }
}

/// Rows on the ground of the page, from edge to edge.
///
/// Source: Apple's SwiftUI, `PlainListStyle`.
public struct PlainListStyle: ListStyle {
  /// Has nothing to set; `.plain` spells the same.
  public init() {}
  /// Rows without a ground of their own, and headers that stay at the top while rows scroll below.
  public var _variant: _ListVariant { _ListVariant(value: .plain) }
}

/// Groups of rows on a grouped ground, from edge to edge.
///
/// Source: Apple's SwiftUI, `GroupedListStyle`.
public struct GroupedListStyle: ListStyle {
  /// Has nothing to set; `.grouped` spells the same.
  public init() {}
  /// Groups from edge to edge, with square corners.
  public var _variant: _ListVariant { _ListVariant(value: .grouped) }
}

/// Groups of rows with round corners on a grouped ground.
///
/// Source: Apple's SwiftUI, `InsetGroupedListStyle`.
public struct InsetGroupedListStyle: ListStyle {
  /// Has nothing to set; `.insetGrouped` spells the same.
  public init() {}
  /// Groups in from the edges, with round corners.
  public var _variant: _ListVariant { _ListVariant(value: .insetGrouped) }
}

/// Groups in from the edges of the page, without room between them.
///
/// Source: Apple's SwiftUI, `InsetListStyle`.
public struct InsetListStyle: ListStyle {
  /// Has nothing to set; `.inset` spells the same.
  public init() {}
  /// Groups in from the edges, without room between them.
  public var _variant: _ListVariant { _ListVariant(value: .inset) }
}

/// Rows without lines between them, for a list that leads elsewhere.
///
/// Source: Apple's SwiftUI, `SidebarListStyle`.
public struct SidebarListStyle: ListStyle {
  /// Has nothing to set; `.sidebar` spells the same.
  public init() {}
  /// Rows with round corners, without a ground and without lines.
  public var _variant: _ListVariant { _ListVariant(value: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  /// Groups in from the edges, with round corners: `insetGrouped`.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows on the ground of the page; headers stay in sight.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Groups from edge to edge, with square corners.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups in from the edges, with round corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Groups in from the edges, without room between them.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows with round corners, without a ground and without lines.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
