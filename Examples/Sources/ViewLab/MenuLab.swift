import SwiftUI

/// Views with menus of their own.
struct MenuLab: View {
  @State private var log = "nothing"
  @State private var opened = 0
  @State private var note = ""

  var body: some View {
    List {
      Text("Invoice")
        .contextMenu {
          Button("Copy", systemImage: "doc.on.doc") { log = "copied" }
          Button("Delete", systemImage: "trash", role: .destructive) { log = "deleted" }
        }
      Button("Open") { opened += 1 }
        .contextMenu { Button("Open twice") { opened += 2 } }
      TextField("Note", text: $note).contextMenu { Button("Never") { log = "never" } }
      Text("Nothing here").contextMenu {}
      Text(verbatim: log).accessibilityIdentifier("log")
      Text(verbatim: "\(opened)").accessibilityIdentifier("opened")
    }
  }
}
