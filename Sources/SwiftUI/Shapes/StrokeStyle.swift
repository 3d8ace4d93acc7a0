import DisplayTree
import Foundation

/// How an outline is drawn.
///
/// Source: Apple's SwiftUI, `StrokeStyle`.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

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

/// The ends of a line. Core Graphics brings it on Apple platforms.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// The corners of a line. Core Graphics brings it on Apple platforms.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// How an area is filled.
///
/// Source: Apple's SwiftUI, `FillStyle`.
public struct FillStyle: Equatable, Sendable {
  /// Whether parts that lie inside an even number of outlines stay empty.
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How the corners of a rectangle are rounded.
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
