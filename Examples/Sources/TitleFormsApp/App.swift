import TitleForms
import SwiftUI

@main struct TitleFormsApp: App {
  var body: some Scene {
    WindowGroup("Create and edit") { NavigationStack { TitleFormsExample() } }
  }
}
