import TextInput
import SwiftUI

@main struct TextInputApp: App {
  var body: some Scene { WindowGroup("Text input") { NavigationStack { TextInputExample() } } }
}
