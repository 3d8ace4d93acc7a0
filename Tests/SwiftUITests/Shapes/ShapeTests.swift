import DisplayTree
import SwiftUI
import Testing

@MainActor @Suite struct ShapeTests {
  private func graphic<V: View>(_ view: V) -> ShapeGraphic? {
    guard case .shape(let shape) = ScreenPicture(view).first(.shape).graphic else { return nil }
    return shape
  }

  @Test func `a shape alone is filled with the foreground style`() {
    #expect(graphic(Circle())?.outline == .circle)
    #expect(graphic(Circle())?.fill == .level(1))
  }

  @Test func `a stroke with negative padding lies outside of what it is an overlay of`() {
    let picture = ScreenPicture(
      Text("x").overlay(RoundedRectangle(cornerRadius: 6).stroke(Color.pink).padding(-4)))
    let layer = picture.all(.overlayLayer).first
    #expect(layer?.children.map(\.kind) == [.box])
    #expect(
      layer?.children.first?.describe().style.declarations == [
        .padding(Insets(top: -4, leading: -4, bottom: -4, trailing: -4))
      ])
    var expected = ShapeGraphic(outline: .roundedRectangle(6))
    expected.stroke = .named(.pink)
    #expect(picture.first(.shape).graphic == .shape(expected))
  }

  @Test func `a border inside a circle is a smaller circle`() {
    let picture = ScreenPicture(Circle().strokeBorder(.red, lineWidth: 4))
    #expect(
      picture.style(.shape) == [.padding(Insets(top: 2, leading: 2, bottom: 2, trailing: 2))])
    #expect(graphic(RoundedRectangle(cornerRadius: 5).strokeBorder(.red))?.isInside == true)
  }

  @Test func `a dashed border lies inside its box`() {
    let dashed = StrokeStyle(lineWidth: 2, miterLimit: 1, dash: [3])
    let picture = graphic(Rectangle().strokeBorder(.red, style: dashed))
    #expect(picture?.isInside == true)
    #expect(picture?.miterLimit == 1)
    #expect(picture?.dash == [3])
  }

  @Test func `fill and stroke stand above each other`() {
    let picture = ScreenPicture(Rectangle().fill(.red).stroke(.blue, lineWidth: 2))
    #expect(picture.all(.zstack).first?.children.map(\.kind) == [.shape, .shape])
  }

  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  @Test func `a shape of the author's is drawn for its frame, or for 100 by 100`() {
    #expect(graphic(Triangle())?.outline == .path("M50 0L100 100L0 100Z", width: 100, height: 100))
    #expect(
      graphic(Triangle().fill(.red).frame(width: 40, height: 20))?.outline
        == .path("M20 0L40 20L0 20Z", width: 40, height: 20))
  }

  @Test func `a trimmed stroke is a part of the outline`() {
    let shape = graphic(
      Circle().trim(from: 0.25, to: 0.75).stroke(
        .red, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 2])))
    #expect(shape?.trim == 0.25...0.75)
    #expect(shape?.lineCap == .round)
    #expect(shape?.dash == [1, 2])
  }

  @Test func `a static member stands where a shape is asked for`() {
    let picture = ScreenPicture(Text("x").clipShape(.rect(cornerRadius: 4)))
    #expect(picture.style(.text).contains(.clip(.roundedRectangle(4))))
  }
}

@Suite struct PathTests {
  @Test func `a path alone is drawn where its points are`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 10, y: 10))
      path.addQuadCurve(to: CGPoint(x: 30, y: 10), control: CGPoint(x: 20, y: 30))
    }
    #expect(path.svg == "M10 10Q20 30 30 10")
    #expect(path.boundingRect == CGRect(x: 10, y: 10, width: 20, height: 10))
  }

  @Test func `a quarter of a circle runs clockwise on screen`() {
    let path = Path { path in
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90),
        clockwise: false)
    }
    #expect(path.svg == "M10 0C10 5.523 5.523 10 0 10")
  }

  @Test func `an ellipse touches its rectangle`() {
    let bounds = Path(ellipseIn: CGRect(x: 1, y: 2, width: 30, height: 40)).boundingRect
    #expect(abs(bounds.minX - 1) < 0.01 && abs(bounds.maxY - 42) < 0.01)
  }
}
