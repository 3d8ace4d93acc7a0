import DisplayTree
import Foundation

/// A height at which a sheet stands.
///
/// Source: Apple's SwiftUI, `PresentationDetent`. The page shows the selected height, else the
/// smallest; sheets are not dragged from one to another. Windows wider than 700 points show the
/// sheet in their middle.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable {
    case fraction(Double)
    case height(Double)
  }

  let kind: Kind

  /// About half of the window.
  public static let medium = PresentationDetent(kind: .fraction(0.5))
  /// The whole window.
  public static let large = PresentationDetent(kind: .fraction(1))

  /// A share of the window's height, 0…1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(min(max(fraction, 0), 1)))
  }

  /// So many points, whatever the height of the window.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// The share of a window of 800 points, to find the smallest of several.
  var share: Double {
    switch kind {
    case .fraction(let share): share
    case .height(let height): height / 800
    }
  }
}

extension View {
  nonisolated func sheetTrait(
    _ apply: @escaping (inout SheetTraits, EnvironmentValues) -> Void
  ) -> some View {
    modifier(TraitModifier(box: { $0.sheetTraits }, apply: apply))
  }

  /// Sets the heights at which the sheet around this view may stand.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    let sorted = detents.sorted { $0.share < $1.share }
    return sheetTrait { traits, _ in traits.detents = sorted }
  }

  /// The same, with the one it stands at. A selection that is none of the heights counts as none.
  ///
  /// Source: Apple's SwiftUI, `presentationDetents(_:selection:)`. The binding is read and never written.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let sorted = detents.sorted { $0.share < $1.share }
    return sheetTrait { traits, _ in
      traits.detents = sorted
      let wanted = selection.wrappedValue
      traits.selected = sorted.contains(wanted) ? wanted : nil
    }
  }

  /// Shows or hides the grabber at the top of the sheet around this view.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    sheetTrait { traits, _ in traits.dragIndicator = visibility }
  }

  /// Keeps Escape and a click beside the sheet from closing it, and the tab from being left unasked.
  ///
  /// ```swift
  /// EditForm(form: form).interactiveDismissDisabled(form.hasUnsavedChanges)
  /// ```
  ///
  /// Source: Apple's SwiftUI, `interactiveDismissDisabled(_:)`. Closing, reloading or leaving the tab
  /// dismisses everything in it, so the browser asks first, in its own words, also where the view
  /// stands in no sheet. Going back inside of the app is not held up.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    sheetTrait { traits, _ in traits.isDismissDisabled = isDisabled }
      .modifier(
        TraitModifier(
          box: { values in values.host.map { host in MainActor.assumeIsolated { host.leaving } } },
          apply: { traits, _ in traits.isAskedFirst = traits.isAskedFirst || isDisabled }))
  }

  /// Sets what the sheet around this view is filled with.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let paint = style.paint
    return sheetTrait { traits, _ in traits.background = paint }
  }

  /// Sets the radius of the sheet's corners; nil is the system's.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    sheetTrait { traits, _ in traits.cornerRadius = cornerRadius.map(Double.init) }
  }
}
