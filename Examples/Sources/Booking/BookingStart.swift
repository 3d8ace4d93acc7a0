import FormCore
import SwiftUI

/// The page before: who goes there and comes back finds the draft.
public struct BookingStart: View {
  /// Whose draft it is: one for each window, and nobody else's.
  @SceneStorage("visitor") private var visitor = ""
  private let service: BookingService
  private let drafts: any DraftStore

  public init(
    service: BookingService = BookingService(), drafts: any DraftStore = MemoryDraftStore()
  ) {
    self.service = service
    self.drafts = drafts
  }

  public var body: some View {
    List {
      NavigationLink("Book a stay") {
        BookingView(service: service, drafts: drafts, visitor: visitor)
      }
    }
    .navigationTitle("Hotel")
    .onAppear {
      if visitor.isEmpty { visitor = UUID().uuidString }
    }
  }
}
