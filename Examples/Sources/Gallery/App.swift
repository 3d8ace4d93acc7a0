import SwiftUI

@main struct Gallery: App {
  var body: some Scene { WindowGroup("Formwork") { ExampleIndex() } }
}
