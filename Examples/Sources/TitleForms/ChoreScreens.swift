import Formwork
import SwiftUI

/// A chore: a model of more than one field.
struct Chore: Equatable {
  var name = ""
  var place = ""
  var isUrgent = false
}

/// The generalised screens over a model of one's own.
public struct ChoreScreens: View {
  @State private var chore: Chore?

  public init() {}

  public var body: some View {
    Group {
      if let chore {
        EditScreen(chore, isComplete: Self.isComplete) { edited in
          self.chore = edited
        } onDelete: {
          self.chore = nil
        } fields: {
          ChoreFields(chore: $0)
        }
        .id(chore.name)
        .navigationTitle("Edit chore")
      } else {
        CreateScreen(Chore(), isComplete: Self.isComplete) { created in
          chore = created
        } fields: {
          ChoreFields(chore: $0)
        }
        .navigationTitle("New chore")
      }
    }
  }

  private static func isComplete(_ chore: Chore) -> Bool {
    !chore.name.allSatisfy(\.isWhitespace)
  }
}

/// The fields of a chore.
struct ChoreFields: View {
  @Binding var chore: Chore

  var body: some View {
    TextField("Name", text: $chore.name)
    TextField("Place", text: $chore.place)
    Toggle("Urgent", isOn: $chore.isUrgent)
  }
}
