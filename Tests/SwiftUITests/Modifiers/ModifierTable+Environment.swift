import Combine
import FormworkTesting
import Observation
import SwiftUI

extension ModifierTable {
  static var environment: [ModifierRow] {
    [
      does("environment(_:_:)") {
        Screen(ReadsSize().environment(\.controlSize, .large)).texts == ["large"]
      },
      does("transformEnvironment(_:transform:)") {
        Screen(ReadsSize().transformEnvironment(\.controlSize) { $0 = .small }).texts == ["small"]
      },
      does("environment(_:)") {
        Screen(ReadsStore().environment(Store())).texts == ["stored"]
      },
      does("environmentObject(_:)") {
        Screen(ReadsModel().environmentObject(Model())).texts == ["modelled"]
      },
      changes("preferredColorScheme(_:)") { $0.preferredColorScheme(.dark) },
      changes("colorScheme(_:)") { $0.colorScheme(.dark) },
    ]
  }
}

private struct ReadsSize: View {
  @Environment(\.controlSize) private var size
  var body: some View { Text(verbatim: "\(size)") }
}

@Observable private final class Store { let text = "stored" }

private struct ReadsStore: View {
  @Environment(Store.self) private var store
  var body: some View { Text(verbatim: store.text) }
}

private final class Model: ObservableObject { let text = "modelled" }

private struct ReadsModel: View {
  @EnvironmentObject private var model: Model
  var body: some View { Text(verbatim: model.text) }
}
