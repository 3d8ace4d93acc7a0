import TitleForms
import SwiftUI

@main struct TitleFormsApp: App {
  var body: some Scene { WindowGroup("Title forms") { NavigationStack { TitleFormsExample() } } }
}
