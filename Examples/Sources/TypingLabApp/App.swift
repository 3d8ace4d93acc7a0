import SwiftUI
import TypingLab

@main struct TypingLabApp: App {
  var body: some Scene { WindowGroup("Typing lab") { TypingLab() } }
}
