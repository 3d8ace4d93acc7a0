import Formwork
import SwiftUI

/// Finds a place and pins it.
public struct LocationSearchView: View {
  @State private var query = ""
  @State private var chosenPlace: Place?
  @State private var showsResults = false

  public init() {}

  public var body: some View {
    VStack(spacing: 24) {
      searchField
      pin
      Spacer()
    }
    .padding()
    .navigationTitle("Location search")
  }

  private var searchField: some View {
    TextField("", text: $query, prompt: Text("Search for a place"))
      .disableAutocorrection(true)
      .iconTextField(iconSystemName: "magnifyingglass", iconScale: .medium)
      .textFieldFocusOnTap {
        if !query.isEmpty, !showsResults { showsResults = true }
      }
      .clearButton(text: $query) {
        chosenPlace = nil
        showsResults = false
      }
      .onChange(of: query) {
        showsResults = !query.isEmpty && query != chosenPlace?.name
      }
      .popover(isPresented: $showsResults, attachmentAnchor: .rect(.bounds), arrowEdge: .bottom) {
        PlaceResults(places: Place.matching(query)) { place in
          chosenPlace = place
          query = place.name
          showsResults = false
        }
      }
  }

  @ViewBuilder private var pin: some View {
    if let chosenPlace {
      VStack {
        Image(systemName: "mappin.circle.fill")
          .font(.largeTitle)
          .foregroundColor(.red)
          .accessibilityHidden(true)
        Text(chosenPlace.name)
          .font(.title2.bold())
        Text(chosenPlace.region)
          .foregroundColor(.secondary)
      }
    } else {
      Text("No place chosen")
        .foregroundColor(.secondary)
    }
  }
}

/// What was found, as buttons.
struct PlaceResults: View {
  let places: [Place]
  let choose: (Place) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if places.isEmpty {
        Text("No place begins like this")
          .foregroundColor(.secondary)
          .padding()
      }
      ForEach(places) { place in
        Button {
          choose(place)
        } label: {
          HStack {
            Image(systemName: "mappin")
              .accessibilityHidden(true)
            Text(place.name)
            Text(place.region)
              .foregroundColor(.secondary)
            Spacer()
          }
          .padding(.horizontal)
          .padding(.vertical, 11)
        }
        .buttonStyle(.plain)
      }
    }
    .frame(minWidth: 240)
  }
}
