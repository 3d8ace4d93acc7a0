import SwiftUI

/// Views that are made from the room they have.
struct RoomLab: View {
  @State private var isNarrow = false
  @State private var textSize = CGSize()

  var body: some View {
    VStack(spacing: 12) {
      GeometryReader { geometry in
        HStack(spacing: 0) {
          Color.blue.frame(width: geometry.size.width / 3)
          Text(verbatim: "\(Int(geometry.size.width)) × \(Int(geometry.size.height))")
            .accessibilityIdentifier("room")
        }
      }
      .frame(width: isNarrow ? 150 : 300, height: 60)
      .border(Color.gray)

      GeometryReader { geometry in
        Text(verbatim: "fills \(Int(geometry.size.width))").accessibilityIdentifier("fills")
          .frame(width: geometry.size.width * 2, alignment: .leading)
      }
      .frame(height: 40)
      .background(Color.yellow.opacity(0.3))

      Text("Measured by what lies behind")
        .padding()
        .background(
          GeometryReader { geometry in
            Color.green.opacity(0.2).preference(key: SizeKey.self, value: geometry.size)
          }
        )
        .onPreferenceChange(SizeKey.self) { textSize = $0 }
      Text(verbatim: "text \(Int(textSize.width)) × \(Int(textSize.height))")
        .accessibilityIdentifier("text")

      Button(isNarrow ? "Widen" : "Narrow") { isNarrow.toggle() }
    }
    .padding(20)
  }
}

private struct SizeKey: PreferenceKey {
  static var defaultValue: CGSize { CGSize() }

  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

/// A view that tells where it stands while the page is scrolled.
struct PlacesLab: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.gray.frame(height: 100)
      VStack(spacing: 0) {
        Color.orange.frame(height: 30)
        GeometryReader { geometry in
          Text(verbatim: places(of: geometry)).accessibilityIdentifier("places")
        }
        .frame(height: 50)
      }
      .coordinateSpace(name: "column")
      ForEach(0..<40) { Text("Row \($0)").frame(height: 40) }
    }
  }

  private func places(of geometry: GeometryProxy) -> String {
    let window = geometry.frame(in: .global)
    let column = geometry.frame(in: .named("column"))
    return "window \(Int(window.minY)), column \(Int(column.minY))"
  }
}
