import LocationSearch
import SwiftUI

@main struct LocationSearchApp: App {
  var body: some Scene { WindowGroup("Location search") { LocationSearchView() } }
}
