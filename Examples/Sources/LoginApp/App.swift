import Login
import SwiftUI

@main struct LoginApp: App {
  var body: some Scene { WindowGroup("Login") { LoginHost() } }
}
