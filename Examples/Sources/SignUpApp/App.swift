import SignUp
import SwiftUI

@main struct SignUpApp: App {
  var body: some Scene { WindowGroup("Sign up") { SignUpPage() } }
}
