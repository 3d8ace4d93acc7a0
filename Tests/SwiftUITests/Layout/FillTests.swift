import DisplayTree
import SwiftUI
import Testing

@MainActor @Suite struct FillTests {
  private func fills<V: View>(_ view: V) -> Axes? {
    ScreenPicture(HStack { view }).all(.hstack).first?.fills
  }

  @Test func `an infinite maximum fills, a finite one cuts what its content fills`() {
    #expect(fills(Text("x").frame(maxWidth: .infinity)) == .horizontal)
    #expect(fills(Text("x").frame(maxWidth: 120)) == [])
    #expect(fills(Color.red.frame(maxWidth: 120, maxHeight: .infinity)) == .vertical)
    #expect(fills(Color.red.frame(maxWidth: 120, maxHeight: 80)) == [])
  }

  @Test func `where one length of a fitted view is fixed, the other follows`() {
    let fitted = Color.red.aspectRatio(2, contentMode: .fit)
    #expect(fills(fitted) == .both)
    #expect(fills(fitted.frame(width: 100)) == [])
    #expect(fills(fitted.border(.blue).overlay(Color.blue).frame(height: 100)) == [])
    #expect(fills(Color.red.scaledToFill().frame(width: 100)) == .vertical)
  }

  @Test func `a menu outside of forms is as wide as its content`() {
    let picker = Picker("Size", selection: .constant(1)) { Text("One").tag(1) }
    #expect(fills(picker) == [])
    #expect(fills(picker.pickerStyle(.segmented)) == .horizontal)
    #expect(ScreenPicture(Form { picker }).all(.picker).first?.fills == .horizontal)
  }

  @Test func `what is said of a view is not said again of the layers on it`() {
    let picture = ScreenPicture(
      Text("x")
        .background(Color.red)
        .overlay { Color.blue }
        .accessibilityLabel("Name")
        .accessibilityIdentifier("name")
        .onTapGesture {})
    #expect(picture.first(.text).accessibility.identifier == "name")
    for layer in picture.all(.backgroundLayer) + picture.all(.overlayLayer) {
      let description = layer.describe()
      #expect(description.accessibility == Accessibility())
      #expect(description.actions == [])
    }
  }
}
