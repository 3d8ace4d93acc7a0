import LayoutCases
import SwiftUI

@main struct LayoutCasesApp: App {
  var body: some Scene { WindowGroup("Layout cases") { CaseBrowser() } }
}
