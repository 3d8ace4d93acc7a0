import DisplayTree
import Foundation

/// A box modifier that is a list of style declarations.
nonisolated struct StyleBox: BoxModifier, Equatable {
  var declarations: [Declaration]
  var sizing = Sizing()

  @MainActor func describe(_ description: inout Description, in environment: EnvironmentValues) {
    for declaration in declarations { description.style.append(declaration) }
  }
}

extension View {
  nonisolated func box(_ declarations: Declaration..., sizing: Sizing = Sizing()) -> some View {
    modifier(StyleBox(declarations: declarations, sizing: sizing))
  }

  /// Puts room around the view on all sides; without a length, 16 points. It may be negative.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Puts room around the view, in points for each side.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    box(.padding(insets.insets))
  }

  /// Puts room on some sides of the view, 16 points unless set.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    box(.padding(Insets(edges, length.map(Double.init) ?? defaultPadding)))
  }

  /// Gives the view a size of its own.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    var declarations: [Declaration] = [.alignment(alignment.resolved)]
    var fixed: Axes = []
    if let width {
      declarations.append(.width(width))
      fixed.insert(.horizontal)
    }
    if let height {
      declarations.append(.height(height))
      fixed.insert(.vertical)
    }
    return modifier(StyleBox(declarations: declarations, sizing: Sizing(fixed: fixed)))
  }

  /// Bounds the size of the view; `.infinity` takes all the room there is, a finite maximum is taken
  /// where there is room for it.
  ///
  /// Source: Apple's SwiftUI, `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
  /// An ideal size counts for a `fixedSize` right outside and for nothing else.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    var declarations: [Declaration] = [.alignment(alignment.resolved)]
    if let minWidth { declarations.append(.minWidth(minWidth)) }
    if let idealWidth { declarations.append(.idealWidth(idealWidth)) }
    if let minHeight { declarations.append(.minHeight(minHeight)) }
    if let idealHeight { declarations.append(.idealHeight(idealHeight)) }
    if let maxWidth, maxWidth.isFinite { declarations.append(.maxWidth(maxWidth)) }
    if let maxHeight, maxHeight.isFinite { declarations.append(.maxHeight(maxHeight)) }
    let sizing = Sizing(maxWidth: maxWidth.map(Double.init), maxHeight: maxHeight.map(Double.init))
    return modifier(StyleBox(declarations: declarations, sizing: sizing))
  }

  /// Keeps the view at its ideal size.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axes = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return box(.fixedSize(axes), sizing: Sizing(fixed: axes))
  }

  /// Keeps the view at its ideal size in both directions: text does not wrap.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Draws the view elsewhere, in points to the trailing side and down; its room stays where it is.
  ///
  /// Source: Apple's SwiftUI, `offset(x:y:)`.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    box(.offset(x: x, y: y))
  }

  /// The same with both distances in one value.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Says who gives way where the views of a stack do not fit: the lesser first, 0 unless set.
  ///
  /// Source: Apple's SwiftUI, `layoutPriority(_:)`. Only whether it is above, at or below 0 counts,
  /// and only for who becomes smaller.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    box(.layoutPriority(value))
  }

  /// Draws the view in front of neighbours with a lesser number; 0 unless set.
  ///
  /// Source: Apple's SwiftUI, `zIndex(_:)`. It is rounded to a whole number.
  nonisolated public func zIndex(_ value: Double) -> some View { box(.zIndex(value)) }
}

extension Insets {
  /// The same room on the edges of a set.
  init(_ edges: Edge.Set, _ room: Double) {
    self.init(
      top: edges.contains(.top) ? room : 0, leading: edges.contains(.leading) ? room : 0,
      bottom: edges.contains(.bottom) ? room : 0, trailing: edges.contains(.trailing) ? room : 0)
  }
}

/// The room of `padding()` on current iOS, in points.
let defaultPadding = 16.0
