import ComponentLab
import SwiftUI

@main struct ComponentLabApp: App {
  var body: some Scene { WindowGroup("Component lab") { ComponentLab() } }
}
