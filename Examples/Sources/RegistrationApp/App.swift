import Registration
import SwiftUI

@main struct RegistrationApp: App {
  var body: some Scene { WindowGroup("Registration") { NavigationStack { RegistrationView() } } }
}
