import Booking
import FormCore
import SwiftUI

@main struct BookingApp: App {
  @State private var drafts = MemoryDraftStore()
  @State private var service = BookingService()

  var body: some Scene {
    WindowGroup("Hotel") {
      NavigationStack { BookingStart(service: service, drafts: drafts) }
    }
  }
}
