import FormworkTesting
import SwiftUI

extension ModifierTable {
  /// Titles are a key, a string or a text: a row for each.
  static var alerts: [ModifierRow] {
    [
      asks("alert(_:isPresented:actions:)", "Sure?, Anna") {
        $0.alert("Sure?", isPresented: $1.isShown) {
          Button("Anna") {}
        }
      },
      asks("alert(_:isPresented:actions:)", "Sure?, Anna") {
        $0.alert("Sure?" as String, isPresented: $1.isShown) {
          Button("Anna") {}
        }
      },
      asks("alert(_:isPresented:actions:)", "Sure?, Anna") {
        $0.alert(Text("Sure?"), isPresented: $1.isShown) {
          Button("Anna") {}
        }
      },
      asks("alert(_:isPresented:actions:message:)", "Sure?, About Anna, Anna") {
        $0.alert("Sure?", isPresented: $1.isShown) {
          Button("Anna") {}
        } message: {
          Text("About Anna")
        }
      },
      asks("alert(_:isPresented:actions:message:)", "Sure?, About Anna, Anna") {
        $0.alert("Sure?" as String, isPresented: $1.isShown) {
          Button("Anna") {}
        } message: {
          Text("About Anna")
        }
      },
      asks("alert(_:isPresented:actions:message:)", "Sure?, About Anna, Anna") {
        $0.alert(Text("Sure?"), isPresented: $1.isShown) {
          Button("Anna") {}
        } message: {
          Text("About Anna")
        }
      },
      asks("alert(_:isPresented:presenting:actions:)", "Sure?, Anna") {
        $0.alert("Sure?", isPresented: $1.isShown, presenting: $1.wrappedValue.item) { item in
          Button(item.name) {}
        }
      },
      asks("alert(_:isPresented:presenting:actions:)", "Sure?, Anna") {
        $0.alert("Sure?" as String, isPresented: $1.isShown, presenting: $1.wrappedValue.item) {
          item in
          Button(item.name) {}
        }
      },
      asks("alert(_:isPresented:presenting:actions:)", "Sure?, Anna") {
        $0.alert(Text("Sure?"), isPresented: $1.isShown, presenting: $1.wrappedValue.item) { item in
          Button(item.name) {}
        }
      },
      asks("alert(_:isPresented:presenting:actions:message:)", "Sure?, About Anna, Anna") {
        $0.alert("Sure?", isPresented: $1.isShown, presenting: $1.wrappedValue.item) { item in
          Button(item.name) {}
        } message: { item in
          Text(verbatim: "About \(item.name)")
        }
      },
      asks("alert(_:isPresented:presenting:actions:message:)", "Sure?, About Anna, Anna") {
        $0.alert("Sure?" as String, isPresented: $1.isShown, presenting: $1.wrappedValue.item) {
          item in
          Button(item.name) {}
        } message: { item in
          Text(verbatim: "About \(item.name)")
        }
      },
      asks("alert(_:isPresented:presenting:actions:message:)", "Sure?, About Anna, Anna") {
        $0.alert(Text("Sure?"), isPresented: $1.isShown, presenting: $1.wrappedValue.item) { item in
          Button(item.name) {}
        } message: { item in
          Text(verbatim: "About \(item.name)")
        }
      },
      asks("alert(isPresented:error:actions:)", "No connection, Anna") {
        $0.alert(isPresented: $1.isShown, error: $1.wrappedValue.item.map(Failure.init)) {
          Button("Anna") {}
        }
      },
      asks("alert(isPresented:error:actions:message:)", "No connection, For Anna, Anna") {
        $0.alert(isPresented: $1.isShown, error: $1.wrappedValue.item.map(Failure.init)) { error in
          Button(error.item.name) {}
        } message: { error in
          Text(verbatim: "For \(error.item.name)")
        }
      },
      asks("alert(isPresented:content:)", "Sure?, About it, Anna") {
        $0.alert(isPresented: $1.isShown) {
          Alert(
            title: Text("Sure?"), message: Text("About it"), dismissButton: .default(Text("Anna")))
        }
      },
      asks("alert(item:content:)", "Sure?, Anna") {
        $0.alert(item: $1.item) {
          Alert(title: Text("Sure?"), dismissButton: .default(Text(verbatim: $0.name)))
        }
      },
    ]
  }

  /// The modifier asks for an answer, and goes when the button "Anna" is pressed.
  static func asks<V: View>(
    _ name: String, _ says: String,
    _ present: @escaping @MainActor (Text, Bindable<Shown>) -> V
  ) -> ModifierRow {
    presents(name, { $0.alert }, says, close: { $0.button("Anna").tap() }, present)
  }
}

private struct Failure: LocalizedError {
  let item: Shown.Item
  var errorDescription: String? { "No connection" }
}
