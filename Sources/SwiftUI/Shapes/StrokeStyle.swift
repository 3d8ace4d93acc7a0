import DisplayTree
import Foundation

/// How an outline is drawn.
///
/// Source: Apple's SwiftUI, `StrokeStyle`.
public struct StrokeStyle: Equatable, Sendable {
  /// How thick the line is, in points.
  public var lineWidth: CGFloat
  /// How open ends look; `butt` unless set.
  public var lineCap: CGLineCap
  /// How corners look; `miter` unless set.
  public var lineJoin: CGLineJoin
  /// How long a pointed corner may be, as a multiple of the line's thickness, before it is cut off;
  /// 10 unless set.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points; empty for an unbroken line.
  public var dash: [CGFloat]
  /// Where in the pattern of dashes the line begins, in points.
  public var dashPhase: CGFloat

  /// An unbroken line of 1 point, unless set.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How an open line ends: at its point, in a half circle, half a thickness beyond. On Apple's
/// platforms it comes from Core Graphics.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How a line turns: in a point, in an arc, cut off. On Apple's platforms it comes from Core Graphics.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// Which parts of an outline that crosses itself are filled.
///
/// Source: Apple's SwiftUI, `FillStyle`.
public struct FillStyle: Equatable, Sendable {
  /// Whether parts that lie inside an even number of outlines stay empty.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  ///
  /// Source: Apple's SwiftUI, `FillStyle.isAntialiased`. The page does not ask: edges are smooth in
  /// any case.
  public var isAntialiased: Bool

  /// A filling in which every part inside of an outline is filled, unless set.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// Apple's two curves for round corners: quarters of a circle, and a smoother one.
///
/// Source: Apple's SwiftUI, `RoundedCornerStyle`. The page draws both as arcs.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

extension ShapeGraphic {
  mutating func take(_ style: StrokeStyle) {
    lineWidth = style.lineWidth
    dash = style.dash.map(Double.init)
    dashPhase = style.dashPhase
    miterLimit = style.miterLimit
    lineCap = LineCap(rawValue: UInt8(style.lineCap.rawValue)) ?? .butt
    lineJoin = LineJoin(rawValue: UInt8(style.lineJoin.rawValue)) ?? .miter
  }
}
