import FormworkTesting
import SwiftUI

extension ModifierTable {
  static var layout: [ModifierRow] {
    [
      changes("padding(_:)") { $0.padding(3) },
      changes("padding(_:)") {
        $0.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      },
      changes("padding(_:_:)") { $0.padding(.horizontal, 3) },
      changes("frame(width:height:alignment:)") { $0.frame(width: 3) },
      changes("frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)") {
        $0.frame(maxWidth: .infinity)
      },
      changes("frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)") {
        $0.frame(idealWidth: 40, idealHeight: 20).fixedSize()
      },
      changes("fixedSize(horizontal:vertical:)") {
        $0.fixedSize(horizontal: true, vertical: false)
      },
      changes("fixedSize()") { $0.fixedSize() },
      changes("offset(x:y:)") { $0.offset(y: 3) },
      changes("offset(_:)") { $0.offset(CGSize(width: 1, height: 2)) },
      changes("position(_:)") { $0.position(CGPoint(x: 1, y: 2)) },
      changes("position(x:y:)") { $0.position(x: 1, y: 2) },
      changes("layoutPriority(_:)") { $0.layoutPriority(1) },
      changes("zIndex(_:)") { $0.zIndex(1) },
      changes("aspectRatio(_:contentMode:)") { $0.aspectRatio(2, contentMode: .fit) },
      changes("scaledToFit()") { $0.scaledToFit() },
      changes("scaledToFill()") { $0.scaledToFill() },
      changes("ignoresSafeArea(_:edges:)") { $0.ignoresSafeArea() },
      changes("edgesIgnoringSafeArea(_:)") { $0.edgesIgnoringSafeArea(.all) },
      changes("safeAreaPadding(_:)") { $0.safeAreaPadding(3) },
      changes("safeAreaPadding(_:_:)") { $0.safeAreaPadding(.top, 3) },
      changes("gridCellColumns(_:)", inside: inGrid) { $0.gridCellColumns(2) },
      changes("gridCellAnchor(_:)", inside: inGrid) { $0.gridCellAnchor(.leading) },
      changes("scrollDisabled(_:)", on: { AnyView(ScrollView { Text("x") }) }) {
        $0.scrollDisabled(true)
      },
      changes("scrollDismissesKeyboard(_:)", on: { AnyView(ScrollView { Text("x") }) }) {
        $0.scrollDismissesKeyboard(.immediately)
      },
      does("onGeometryChange(for:of:action:)") {
        var widths: [Double] = []
        let screen = Screen(
          Text("x").onGeometryChange(for: Double.self) {
            $0.size.width
          } action: {
            widths.append($0)
          }
        )
        screen.measuredView(at: 0).measure(width: 20, height: 10)
        return widths == [0, 20]
      },
      does("coordinateSpace(_:)") { isNamed { $0.coordinateSpace(.named("box")) } },
      does("coordinateSpace(name:)") { isNamed { $0.coordinateSpace(name: "box") } },
      changes("scrollIndicators(_:axes:)", on: { AnyView(ScrollView { Text("x") }) }) {
        $0.scrollIndicators(.hidden)
      },
      changes("scrollContentBackground(_:)", on: { AnyView(Form { Text("x") }) }) {
        $0.scrollContentBackground(.hidden)
      },
    ]
  }

  /// Whether a reader inside learns its place in the named view.
  private static func isNamed(_ name: (AnyView) -> any View) -> Bool {
    let reader = GeometryReader { geometry in
      Text(verbatim: "\(geometry.frame(in: .named("box")).minX)")
    }
    let screen = Screen(AnyView(name(AnyView(reader))))
    screen.measuredView(at: 0).measure(x: 30, width: 100, height: 100)
    screen.measuredView(at: 1).measure(x: 50, width: 50, height: 50)
    return screen.texts == ["20.0"]
  }

  private static func inGrid(_ view: AnyView) -> AnyView {
    AnyView(
      Grid {
        GridRow {
          view
          Text("b")
        }
      })
  }
}
