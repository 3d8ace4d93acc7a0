import FieldLab
import SwiftUI

@main struct FieldLabApp: App {
  var body: some Scene { WindowGroup("Field lab") { FieldLab() } }
}
