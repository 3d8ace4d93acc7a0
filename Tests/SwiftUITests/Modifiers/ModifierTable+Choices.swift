import SwiftUI

extension ModifierTable {
  /// Choices of actions. Titles are a key, a string or a text: a row for each.
  static var choices: [ModifierRow] {
    [
      asks("confirmationDialog(_:isPresented:titleVisibility:actions:)", "Sure?, Anna, Cancel") {
        $0.confirmationDialog("Sure?", isPresented: $1.isShown, titleVisibility: .visible) {
          Button("Anna") {}
        }
      },
      asks("confirmationDialog(_:isPresented:titleVisibility:actions:)", "Sure?, Anna, Cancel") {
        $0.confirmationDialog("Sure?" as String, isPresented: $1.isShown, titleVisibility: .visible)
        {
          Button("Anna") {}
        }
      },
      asks("confirmationDialog(_:isPresented:titleVisibility:actions:)", "Sure?, Anna, Cancel") {
        $0.confirmationDialog(Text("Sure?"), isPresented: $1.isShown, titleVisibility: .visible) {
          Button("Anna") {}
        }
      },
      asks(
        "confirmationDialog(_:isPresented:titleVisibility:actions:message:)",
        "Sure?, About Anna, Anna, Cancel"
      ) {
        $0.confirmationDialog("Sure?", isPresented: $1.isShown, titleVisibility: .visible) {
          Button("Anna") {}
        } message: {
          Text("About Anna")
        }
      },
      asks(
        "confirmationDialog(_:isPresented:titleVisibility:actions:message:)",
        "Sure?, About Anna, Anna, Cancel"
      ) {
        $0.confirmationDialog("Sure?" as String, isPresented: $1.isShown, titleVisibility: .visible)
        {
          Button("Anna") {}
        } message: {
          Text("About Anna")
        }
      },
      asks(
        "confirmationDialog(_:isPresented:titleVisibility:actions:message:)",
        "Sure?, About Anna, Anna, Cancel"
      ) {
        $0.confirmationDialog(Text("Sure?"), isPresented: $1.isShown, titleVisibility: .visible) {
          Button("Anna") {}
        } message: {
          Text("About Anna")
        }
      },
      asks(
        "confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)",
        "Sure?, Anna, Cancel"
      ) {
        $0.confirmationDialog(
          "Sure?", isPresented: $1.isShown, titleVisibility: .visible,
          presenting: $1.wrappedValue.item
        ) { item in
          Button(item.name) {}
        }
      },
      asks(
        "confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)",
        "Sure?, Anna, Cancel"
      ) {
        $0.confirmationDialog(
          "Sure?" as String, isPresented: $1.isShown, titleVisibility: .visible,
          presenting: $1.wrappedValue.item
        ) { item in
          Button(item.name) {}
        }
      },
      asks(
        "confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)",
        "Sure?, Anna, Cancel"
      ) {
        $0.confirmationDialog(
          Text("Sure?"), isPresented: $1.isShown, titleVisibility: .visible,
          presenting: $1.wrappedValue.item
        ) { item in
          Button(item.name) {}
        }
      },
      asks(
        "confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)",
        "Sure?, About Anna, Anna, Cancel"
      ) {
        $0.confirmationDialog(
          "Sure?", isPresented: $1.isShown, titleVisibility: .visible,
          presenting: $1.wrappedValue.item
        ) { item in
          Button(item.name) {}
        } message: { item in
          Text(verbatim: "About \(item.name)")
        }
      },
      asks(
        "confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)",
        "Sure?, About Anna, Anna, Cancel"
      ) {
        $0.confirmationDialog(
          "Sure?" as String, isPresented: $1.isShown, titleVisibility: .visible,
          presenting: $1.wrappedValue.item
        ) { item in
          Button(item.name) {}
        } message: { item in
          Text(verbatim: "About \(item.name)")
        }
      },
      asks(
        "confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)",
        "Sure?, About Anna, Anna, Cancel"
      ) {
        $0.confirmationDialog(
          Text("Sure?"), isPresented: $1.isShown, titleVisibility: .visible,
          presenting: $1.wrappedValue.item
        ) { item in
          Button(item.name) {}
        } message: { item in
          Text(verbatim: "About \(item.name)")
        }
      },
      asks("actionSheet(isPresented:content:)", "Sure?, Anna, Cancel") {
        $0.actionSheet(isPresented: $1.isShown) {
          ActionSheet(title: Text("Sure?"), buttons: [.default(Text("Anna")), .cancel()])
        }
      },
      asks("actionSheet(item:content:)", "Sure?, Anna, Cancel") {
        $0.actionSheet(item: $1.item) {
          ActionSheet(
            title: Text("Sure?"), buttons: [.default(Text(verbatim: $0.name)), .cancel()])
        }
      },
    ]
  }
}
