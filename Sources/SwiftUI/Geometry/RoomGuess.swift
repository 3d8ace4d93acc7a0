import DisplayTree
import ViewGraph

extension Room {
  /// The room that a view which fills will about have below a node, for the first picture, which no
  /// browser has measured yet.
  convenience init(below parent: Node?) {
    var guess = RoomGuess()
    var ancestor = parent.map { unsafeDowncast($0, to: AnyViewNode.self) }
    let host = ancestor?.host
    while let node = ancestor, !guess.isComplete {
      node.narrow(&guess)
      ancestor = node.parentView
    }
    self.init(guess.measurement(isCompact: host?.settings.isCompact ?? false), on: host)
  }
}

/// A guess that takes in what stands around a view, from inside to outside.
struct RoomGuess {
  private var width: Double?
  private var height: Double?
  /// What lies between the view and the length that will be found.
  private var used = (width: 0.0, height: 0.0)

  /// A usual telephone's window, and a column of our own in a usual browser's.
  private static let compact = (width: 390.0, height: 780.0)
  private static let regular = (width: 672.0, height: 780.0)

  var isComplete: Bool { width != nil && height != nil }

  /// Takes in a box around the view.
  mutating func take(_ declarations: [Declaration]) {
    for declaration in declarations {
      switch declaration {
      case .width(let length): width = width ?? length - used.width
      case .height(let length), .maxHeight(let length):
        if length.isFinite { height = height ?? length - used.height }
      case .padding(let insets), .safeAreaPadding(let insets):
        used.width += insets.leading + insets.trailing
        used.height += insets.top + insets.bottom
      default: break
      }
    }
  }

  /// Takes in what the view is as large as, by its own lengths.
  mutating func take(lengths declarations: [Declaration]) {
    for declaration in declarations {
      switch declaration {
      case .width(let length): width = width ?? length - used.width
      case .height(let length): height = height ?? length - used.height
      default: break
      }
    }
  }

  /// Takes in that the view is as large as something that does not fill along these axes.
  mutating func hug(_ axes: Axes) {
    if axes.contains(.horizontal) { width = width ?? 0 }
    if axes.contains(.vertical) { height = height ?? 0 }
  }

  /// Takes in a view that scrolls: along its axes what fills is 10 points long, as SwiftUI has it.
  mutating func take(scrolling axes: Axes) {
    if axes.contains(.horizontal) { width = width ?? 10 }
    if axes.contains(.vertical) { height = height ?? 10 }
  }

  func measurement(isCompact: Bool) -> MeasuredBox {
    let window = isCompact ? Self.compact : Self.regular
    return MeasuredBox(
      width: max(width ?? window.width - used.width, 0),
      height: max(height ?? window.height - used.height, 0))
  }
}
