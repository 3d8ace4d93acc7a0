import SwiftUI

/// Stars that assistive technology adjusts in steps.
struct RatingLab: View {
  @State private var stars = 3

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        ForEach(1...5, id: \.self) { star in
          Image(systemName: star <= stars ? "star.fill" : "star")
        }
      }
      .accessibilityElement()
      .accessibilityLabel("Rating")
      .accessibilityValue("\(stars) of 5")
      .accessibilityAdjustableAction { direction in
        stars = min(max(stars + (direction == .increment ? 1 : -1), 0), 5)
      }
      Text("\(stars) stars").accessibilityIdentifier("stars")
    }
  }
}

/// A title that opens a menu.
struct TitleMenuLab: View {
  var isLarge = false
  @State private var title = "Report"

  var body: some View {
    NavigationStack {
      Form { Text("Content") }
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
        }
        .toolbarTitleMenu {
          Button("Rename") { title = "Renamed" }
          Button("Duplicate") {}
        }
    }
  }
}
