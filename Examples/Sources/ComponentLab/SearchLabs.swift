import Formwork
import SwiftUI

/// Somewhere to search for.
struct City: Identifiable {
  let name: String
  let country: String
  var id: String { name }

  static let all = [
    City(name: "Lisbon", country: "Portugal"), City(name: "Liverpool", country: "England"),
    City(name: "London", country: "England"), City(name: "Lyon", country: "France"),
    City(name: "Paris", country: "France"),
  ]
}

/// A search field with results.
struct SearchLab: View {
  @State private var query = ""
  @State private var chosen: City?

  var body: some View {
    VStack(spacing: 24) {
      SearchField(
        "Search for a city", query: $query,
        results: City.all.filter { $0.name.lowercased().hasPrefix(query.lowercased()) },
        name: \.name
      ) { city in
        chosen = city
        query = city.name
      } row: { city in
        HStack {
          Text(verbatim: city.name)
          Spacer()
          Text(verbatim: city.country)
            .foregroundColor(.secondary)
        }
      }
      Text(verbatim: "chosen: \(chosen?.name ?? "none")")
      Spacer()
    }
    .padding()
  }
}

/// The three modifiers of a search field, in every order and each alone.
struct SearchModifierLab: View {
  @State private var text = "Lisbon"
  @State private var taps = 0

  var body: some View {
    VStack(spacing: 12) {
      field("icon focus clear").icon().onTap { taps += 1 }.clearButton(text: $text)
      field("icon clear focus").icon().clearButton(text: $text).onTap { taps += 1 }
      field("focus icon clear").onTap { taps += 1 }.icon().clearButton(text: $text)
      field("focus clear icon").onTap { taps += 1 }.clearButton(text: $text).icon()
      field("clear icon focus").clearButton(text: $text).icon().onTap { taps += 1 }
      field("clear focus icon").clearButton(text: $text).onTap { taps += 1 }.icon()
      field("icon").icon()
      field("focus").onTap { taps += 1 }
      field("clear").clearButton(text: $text)
      Text(verbatim: "taps: \(taps)")
    }
    .padding()
  }

  private func field(_ name: String) -> some View {
    TextField("", text: $text, prompt: Text(verbatim: name))
  }
}

extension View {
  fileprivate func icon() -> some View {
    iconTextField(iconSystemName: "magnifyingglass", iconScale: .medium)
  }

  fileprivate func onTap(_ action: @escaping () -> Void) -> some View {
    textFieldFocusOnTap(onTapHandler: action)
  }
}
