import PlaygroundSupport
import SwiftUI

struct ContentView: View {
  @State private var name = ""

  var body: some View {
    VStack {
      Form {
        TextField("Name", text: $name)
          .modifier(Prefix(icon: "person"))
      }
    }
  }
}

PlaygroundPage.current.needsIndefiniteExecution = true
PlaygroundPage.current.setLiveView(ContentView())

struct Prefix: ViewModifier {
  let icon: String

  func body(content: Content) -> some View {
    HStack {
      Image(systemName: icon)
      content
    }
  }
}
