import FocusChain
import SwiftUI

@main struct FocusChainApp: App {
  var body: some Scene { WindowGroup("Focus chain") { SignInFields() } }
}
