import DisplayTree
import Foundation

extension View {
  /// Puts a view behind the row that this view becomes in a form or list; nil leaves the default.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowTraitModifier(trait: .background(view.map { AnyView($0) })))
  }

  /// Sets the room around the content of the row, from the row's edges.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowTraitModifier(trait: .insets(insets)))
  }

  /// Shows or hides the lines above and below the row, or one of them.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(RowTraitModifier(trait: .separator(edges.lines(visibility.isVisible))))
  }

  /// Colours the lines above and below the row, or one of them.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(RowTraitModifier(trait: .separatorTint(edges.lines(color?.paint))))
  }

  /// Buttons that belong to the row: a swipe shows them, a pointer over the row, or the Tab key.
  ///
  /// Source: Apple's SwiftUI, `swipeActions(edge:allowsFullSwipe:content:)`. A full swipe runs none of
  /// them, whatever `allowsFullSwipe` says.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(RowTraitModifier(trait: .actions(edge, AnyView(content()))))
  }

  /// Keeps people from deleting the row.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitModifier(trait: .deleteDisabled(isDisabled)))
  }

  /// Keeps people from moving the row.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitModifier(trait: .moveDisabled(isDisabled)))
  }

  /// Keeps people from selecting the row.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(RowTraitModifier(trait: .selectionDisabled(isDisabled)))
  }

  /// Sets the look of the lists in this view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listVariant, style._variant.value)
  }

  /// Sets the room between the sections of the lists in this view.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.sectionSpacing, spacing.points)
  }

  /// Sets the room between the sections of the lists in this view, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.sectionSpacing, spacing)
  }

  /// Makes the headers of the sections in this view stand out.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

extension VerticalEdge.Set {
  /// The same for the line at each of these edges.
  fileprivate func lines<Value: Hashable & Sendable>(_ value: Value?) -> RowLines<Value> {
    RowLines(top: contains(.top) ? value : nil, bottom: contains(.bottom) ? value : nil)
  }
}

/// The room between the groups of a list, in points.
///
/// Source: Apple's SwiftUI, `ListSectionSpacing`.
public struct ListSectionSpacing: Sendable {
  let points: Double?

  /// 35 points, or none where the style of the list puts its groups together.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Half of the usual 35 points, in whole ones.
  public static let compact = ListSectionSpacing(points: 17)

  /// The room in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing)
  }
}

/// Whether a section's header is small and grey or, `increased`, as large as a title and bold.
///
/// Source: Apple's SwiftUI, `Prominence`.
public enum Prominence: Hashable, Sendable { case standard, increased }

extension Visibility {
  /// Nil leaves it to the platform.
  var isVisible: Bool? {
    switch self {
    case .automatic: nil
    case .visible: true
    case .hidden: false
    }
  }
}
