import SwiftUI
import ViewLab

@main struct ViewLabApp: App {
  var body: some Scene { WindowGroup("View lab") { ViewLab() } }
}
