import SwiftUI

extension ModifierTable {
  static var drawing: [ModifierRow] {
    [
      changes("background(_:alignment:)") { $0.background(Text("behind")) },
      changes("background(alignment:content:)") { $0.background { Text("behind") } },
      changes("background(_:ignoresSafeAreaEdges:)") { $0.background(.tertiary) },
      changes("background(ignoresSafeAreaEdges:)") { $0.background(ignoresSafeAreaEdges: .top) },
      changes("background(_:in:fillStyle:)") { $0.background(.red, in: Capsule()) },
      changes("background(in:fillStyle:)") { $0.background(in: .rect(cornerRadius: 4)) },
      changes("overlay(_:alignment:)") { $0.overlay(Text("in front")) },
      changes("overlay(alignment:content:)") { $0.overlay(alignment: .top) { Text("in front") } },
      changes("overlay(_:in:fillStyle:)") { $0.overlay(.red, in: .circle) },
      changes("overlay(_:ignoresSafeAreaEdges:)") { $0.overlay(.tertiary) },
      changes("border(_:width:)") { $0.border(Color.gray, width: 1) },
      changes("cornerRadius(_:antialiased:)") { $0.cornerRadius(5) },
      changes("clipped(antialiased:)") { $0.clipped() },
      changes("clipShape(_:style:)") { $0.clipShape(RoundedRectangle(cornerRadius: 5)) },
      changes("contentShape(_:eoFill:)") { $0.contentShape(Rectangle()) },
      changes("contentShape(_:_:eoFill:)") { $0.contentShape(.interaction, Circle()) },
      changes("opacity(_:)") { $0.opacity(0.5) },
      changes("shadow(color:radius:x:y:)") { $0.shadow(radius: 3) },
      changes("scaleEffect(_:anchor:)") { $0.scaleEffect(2) },
      changes("scaleEffect(_:anchor:)") { $0.scaleEffect(CGSize(width: 1, height: 2)) },
      changes("scaleEffect(x:y:anchor:)") { $0.scaleEffect(x: 2) },
      changes("rotationEffect(_:anchor:)") { $0.rotationEffect(.degrees(45)) },
      changes("hidden()") { $0.hidden() },
      changes("blur(radius:opaque:)") { $0.blur(radius: 2) },
      changes("brightness(_:)") { $0.brightness(0.2) },
      changes("contrast(_:)") { $0.contrast(0.5) },
      changes("saturation(_:)") { $0.saturation(0.5) },
      changes("grayscale(_:)") { $0.grayscale(1) },
      changes("hueRotation(_:)") { $0.hueRotation(.degrees(90)) },
      changes("colorMultiply(_:)") { $0.colorMultiply(.red) },
      changes("colorInvert()") { $0.colorInvert() },
      changes("blendMode(_:)") { $0.blendMode(.multiply) },
      changes("compositingGroup()") { $0.compositingGroup() },
      changes("drawingGroup(opaque:colorMode:)") { $0.drawingGroup() },
      changes(
        "flipsForRightToLeftLayoutDirection(_:)",
        inside: { AnyView($0.environment(\.layoutDirection, .rightToLeft)) }
      ) { $0.flipsForRightToLeftLayoutDirection(true) },
      changes("redacted(reason:)") { $0.redacted(reason: .placeholder) },
      changes("imageScale(_:)") { $0.imageScale(.large) },
      changes("symbolRenderingMode(_:)", on: { AnyView(Image(systemName: "xmark.circle.fill")) }) {
        $0.symbolRenderingMode(.hierarchical)
      },
      changes("symbolRenderingMode(_:)", on: { AnyView(Image(systemName: "heart.fill")) }) {
        $0.symbolRenderingMode(.multicolor)
      },
      changes("symbolRenderingMode(_:)", on: { AnyView(TwoColors()) }) {
        $0.symbolRenderingMode(.monochrome)
      },
      changes("symbolVariant(_:)") { $0.symbolVariant(.fill) },
    ]
  }
}

/// A symbol that two foreground styles make a palette.
private struct TwoColors: View {
  var body: some View {
    Image(systemName: "xmark.circle.fill").foregroundStyle(.red, .blue)
  }
}
