import SwiftUI

extension LayoutCase {
  static let controls = [
    LayoutCase("button-fills", "A button is as wide as its label.") {
      Button {
      } label: {
        Text("OK").frame(maxWidth: .infinity).measured("label")
      }
      .accessibilityIdentifier("button")
    },
    LayoutCase("progress-turns-in-a-row", "What turns takes no more room than it needs.") {
      HStack {
        ProgressView().accessibilityIdentifier("progress")
        Block("b", 20, 20)
      }
      .accessibilityIdentifier("stack")
    },
    LayoutCase("menu-picker-in-a-row", "A menu of choices is as wide as its choice.") {
      HStack {
        Picker("Size", selection: .constant(1)) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .pickerStyle(.menu)
        .labelsHidden()
        .measured("picker")
        Block("b", 20, 20)
      }
      .accessibilityIdentifier("stack")
    },
    LayoutCase("labeled-content", "`LabeledContent` takes the width, its value at the end.") {
      LabeledContent("Name") { Block("value", 40, 20) }
        .measured("labeled")
    },
    LayoutCase("toggle", "A toggle takes the width too.") {
      Toggle("On", isOn: .constant(true))
        .measured("toggle")
    },
  ]

  static let rows = [
    LayoutCase("row-of-a-form", "A row is 44 high, a field in it is the row.", in: .window) {
      Form {
        Section("Head") {
          TextField("Field", text: .constant("")).accessibilityIdentifier("field")
          Toggle("On", isOn: .constant(true)).measured("toggle")
        }
      }
    },
    LayoutCase("rows-grow", "A row grows with what stands in it.", in: .window) {
      Form {
        Block("a", 60, 22)
        Block("b", 60, 60)
        LabeledContent("Name") { Block("value", 40, 22) }
      }
    },
    LayoutCase("form-in-a-vstack-fills", "A form takes the window.", in: .window) {
      VStack {
        Form { TextField("Field", text: .constant("")) }
          .accessibilityIdentifier("form")
      }
    },
    LayoutCase("row-of-books", "A picture beside lines of text.", in: .window) {
      List(0..<2) { _ in
        HStack(alignment: .top) {
          Image("cover", bundle: .module)
            .resizable()
            .accessibilityIdentifier("cover")
            .aspectRatio(contentMode: .fit)
            .frame(height: 90)
          VStack(alignment: .leading) {
            Text("Tides").font(.headline).accessibilityIdentifier("title")
            Text("by A. Shore").font(.subheadline).accessibilityIdentifier("author")
            Text("312 pages").font(.subheadline).accessibilityIdentifier("pages")
          }
          Spacer()
        }
        .accessibilityIdentifier("row")
      }
    },
    LayoutCase("safe-area-inset", "What is inset stays at the window's edge.", in: .window) {
      Form { TextField("Title", text: .constant("")).accessibilityIdentifier("field") }
        .safeAreaInset(edge: .bottom) { Block("inset", 100, 50) }
    },
    LayoutCase(
      "floating-label-is-not-clipped", "A label may float above its row.", in: .window
    ) {
      Form {
        ZStack(alignment: .leading) {
          Text("Title").accessibilityIdentifier("title").offset(y: -25)
          TextField("", text: .constant("Text")).accessibilityIdentifier("field")
        }
        .measured("row")
      }
    },
  ]
}
