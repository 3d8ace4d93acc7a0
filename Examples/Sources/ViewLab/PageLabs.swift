import SwiftUI

/// Counts how often the tab left the front and came back.
struct PhaseLab: View {
  @Environment(\.scenePhase) private var phase
  @State private var log: [String] = []

  var body: some View {
    Text(verbatim: "\(phase)").accessibilityIdentifier("phase")
    Text(verbatim: log.joined(separator: " ")).accessibilityIdentifier("log")
      .onChange(of: phase) { log.append("\(phase)") }
  }
}

/// A page that is dark or light whatever the person chose.
struct SchemeLab: View {
  @State private var scheme: ColorScheme? = .dark
  @State private var isDay = false

  var body: some View {
    VStack {
      Text("A page of its own scheme")
      Image("Sky", bundle: .module).accessibilityIdentifier("page sky")
      Image("Sky", bundle: .module).accessibilityIdentifier("view sky")
        .environment(\.colorScheme, isDay ? .light : .dark)
      Button("Day") { isDay = true }
      Button("Light") { scheme = .light }
      Button("As you like") { scheme = nil }
    }
    .preferredColorScheme(scheme)
  }
}

/// Fields in a form that ends typing when it is scrolled.
struct KeyboardLab: View {
  @State private var texts = [String](repeating: "", count: 30)

  var body: some View {
    Form {
      ForEach(texts.indices, id: \.self) { TextField("Field \($0)", text: $texts[$0]) }
    }
    .scrollDismissesKeyboard(.immediately)
  }
}

/// Cells in rows, which run from column to column.
struct GridLab: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(60), spacing: 10)], spacing: 6) {
        ForEach(0..<9) { number in
          Text(verbatim: "\(number)").frame(width: 50)
            .frame(maxHeight: .infinity)
            .background(Color.teal.opacity(0.3))
            .accessibilityIdentifier("cell \(number)")
        }
      }
      .frame(height: 120)
    }
  }
}

/// What controls tell of their values.
struct ValuesLab: View {
  @State private var dish = "soup"
  @State private var amount = ""

  var body: some View {
    Form {
      Picker("Dish", selection: $dish) {
        Text("Nothing").tag("none")
        Section("Cold") {
          Text("Salad").tag("salad")
          Text("Bread").tag("bread")
        }
        Section("Hot") { Text("Soup").tag("soup") }
      }
      Picker("Dish again", selection: $dish) {
        Section("Cold") { Text("Salad").tag("salad") }
        Section("Hot") { Text("Soup").tag("soup") }
      }
      .pickerStyle(.inline)
      TextField("Amount", text: $amount).accessibilityValue("in euros")
      Gauge(value: 0.4) {
        Text("Tank")
      } currentValueLabel: {
        Text("16 litres")
      }
      ProgressView(value: 0.25) {
        Text("Upload")
      } currentValueLabel: {
        Text("1 of 4 files")
      }
      ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(90)) { Text("Time left") }
    }
  }
}
