import SwiftUI

/// A form longer than the window, with a bar for the keyboard.
struct LongKeyboardBarLab: View {
  @State private var note = ""
  @State private var count = 0

  var body: some View {
    NavigationStack {
      Form {
        ForEach(0..<20) { number in Text("Line \(number)") }
        TextField("Note", text: $note)
        Toggle("Urgent", isOn: .constant(false))
        Text("Count").onTapGesture { count += 1 }
        Text(verbatim: "\(count) times").accessibilityIdentifier("count")
      }
      .navigationTitle("Notes")
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") {}
        }
      }
    }
  }
}

/// Screens with large titles.
struct TitlesLab: View {
  var body: some View {
    NavigationStack {
      List { NavigationLink("Next") { Form { Text("Content") }.navigationTitle("Second") } }
        .navigationTitle("First")
    }
  }
}

/// A navigation with a large title in a sheet that is half as high as the window.
struct TitledSheetLab: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      Form {
        Button("Show") { isShown = true }
        ForEach(0..<30) { number in Text("Line \(number)") }
      }
      .navigationTitle("Page")
    }
    .sheet(isPresented: $isShown) {
      NavigationStack {
        Form { ForEach(0..<12) { number in Text("Choice \(number)") } }
          .navigationTitle("Choices")
      }
      .presentationDetents([.medium, .large])
    }
  }
}

/// A group box in a sheet, above a page with a form.
struct BoxedSheetLab: View {
  @State private var isShown = false

  var body: some View {
    Form { Button("Show") { isShown = true } }
      .sheet(isPresented: $isShown) {
        GroupBox("Summary") { Text("Two nights") }
          .padding()
          .accessibilityIdentifier("box")
      }
  }
}

/// Controls whose names and values a person hears.
struct NamingLab: View {
  @State private var phone = ""
  @State private var query = ""
  @State private var departure = Date(timeIntervalSince1970: 1_600_000_000)
  @State private var extras: Set<String> = []

  var body: some View {
    NavigationStack {
      List(selection: $extras) {
        LabeledContent("Phone") { TextField("Optional", text: $phone) }
        DatePicker("Departure", selection: $departure)
        ForEach(["Sauna", "Breakfast"], id: \.self) { Text($0) }
        Text(verbatim: departure.formatted(.iso8601)).accessibilityIdentifier("departure")
      }
      .navigationTitle("Stay")
      .searchable(text: $query)
    }
  }
}

/// Labels in the bars of a page, and rows with pictures.
struct BarsLab: View {
  @State private var isOpen = true

  var body: some View {
    NavigationStack {
      List {
        Label("With a picture", systemImage: "star")
        Text("Without one")
        Label("Last", systemImage: "star")
        Section("More", isExpanded: $isOpen) { Text("Inside") }
      }
      .navigationTitle("Bars")
      .toolbar {
        Button("Add", systemImage: "plus") {}
        Button {
        } label: {
          Label("Share", systemImage: "square.and.arrow.up").labelStyle(.titleAndIcon)
        }
      }
    }
  }
}

/// Nothing to show, said in the middle of the room.
struct NothingLab: View {
  var body: some View { ContentUnavailableView.search(text: "blue shoes") }
}
