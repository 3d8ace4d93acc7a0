import FormCore
import Formwork
import SwiftUI

/// Something to plant.
struct Plant: Equatable {
  var name = ""
  var place = ""

  @MainActor static func rules(_ form: FormModel<Plant>) {
    form.name.label("Name").rules(.required)
    form.place.label("Place")
  }
}

/// Plants are kept elsewhere, which takes a moment.
struct CreateLab: View {
  @State private var isCreating = false
  @State private var plants: [String] = []

  var body: some View {
    NavigationStack {
      List {
        Button("New plant") { isCreating = true }
        ForEach(plants, id: \.self) { Text(verbatim: $0) }
      }
      .navigationTitle("Plants")
    }
    .sheet(isPresented: $isCreating) {
      NavigationStack {
        CreateScreen(Plant(), rules: Plant.rules) { plant in
          try await Task.sleep(for: .seconds(1))
          if plant.name == "Rose" { throw FieldErrors(named: ["name": "There is a rose already"]) }
          plants.append(plant.name)
          isCreating = false
        } fields: { form in
          TextInputField("Name", field: form.name)
          TextInputField("Place", field: form.place)
        }
        .navigationTitle("New plant")
      }
    }
  }
}

/// A plant that can be changed and deleted.
struct EditLab: View {
  @State private var plant: Plant? = Plant(name: "Rose", place: "Garden")

  struct Down: LocalizedError {
    var errorDescription: String? { "The server is down." }
  }

  var body: some View {
    NavigationStack {
      List {
        if plant != nil {
          NavigationLink(plant?.name ?? "") { screen }
        } else {
          Text("Nothing grows here")
        }
      }
      .navigationTitle("Garden")
    }
  }

  @ViewBuilder private var screen: some View {
    if let plant {
      EditScreen(plant, rules: Plant.rules) { changed in
        try await Task.sleep(for: .seconds(1))
        if changed.name == "Oak" { throw Down() }
        self.plant = changed
      } onDelete: {
        try await Task.sleep(for: .seconds(1))
        self.plant = nil
      } fields: { form in
        TextInputField("Name", field: form.name)
        TextInputField("Place", field: form.place)
      }
      .navigationTitle("Edit plant")
    }
  }
}
