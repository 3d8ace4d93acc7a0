import Formwork
import SwiftUI

/// The host of the title screens, and the same pattern over a larger model.
public struct TitleFormsExample: View {
  public init() {}

  public var body: some View {
    List {
      Section {
        NavigationLink("Titles", destination: TitleList())
      } footer: {
        Text("One form, a screen that creates and a screen that edits.")
      }
      Section {
        NavigationLink("A chore", destination: ChoreScreens())
      } footer: {
        Text("The same for any model: guarded, and with a question before deleting.")
      }
    }
    .navigationTitle("Create and edit")
  }
}
