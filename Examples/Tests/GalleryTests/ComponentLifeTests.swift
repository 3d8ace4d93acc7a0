import ComponentCatalog
import FormworkTesting
import SwiftUI
import Testing

/// Nothing of a component stays behind when it goes.
@MainActor @Suite struct ComponentLifeTests {
  /// Lives as long as anything that knows the environment which it stands in: a node, a model that
  /// keeps a closure of a view, a task.
  @Observable final class Witness {}

  /// A state with a witness in its environment.
  private struct Nest: View {
    let view: AnyView
    let tell: (Witness) -> Void
    @State private var witness = Witness()

    var body: some View {
      view
        .environment(witness)
        .environment(\.isShownAlone, true)
        .onAppear { tell(witness) }
    }
  }

  /// A nest that can be taken away.
  private struct Tree: View {
    let view: AnyView
    let tell: (Witness) -> Void
    @State private var isThere = true

    var body: some View {
      VStack {
        Button("Take away") { isThere = false }
        if isThere { Nest(view: view, tell: tell) }
      }
    }
  }

  @MainActor private final class Watcher {
    weak var witness: Witness?
  }

  @Test(arguments: await StateName.all)
  func `what a state owned is gone after it was used and taken away`(name: StateName) async throws {
    let state = try #require(Catalog.entry(name.component)?.state(name.state))
    let watcher = Watcher()
    let screen = Screen(Tree(view: state.view) { watcher.witness = $0 })
    #expect(watcher.witness != nil)
    for control in screen.controls where control.role == "textField" && control.isEnabled {
      control.enter("x")
    }
    screen.button("Take away").tap()
    #expect(screen.controls.map(\.name) == ["Take away"])
    #expect(await screen.wait { watcher.witness == nil })
    #expect(screen.brokenInvariants == [])
  }

  @Test(arguments: await StateName.components)
  func `what a preview owned is gone after it was taken away`(id: String) async throws {
    let entry = try #require(Catalog.entry(id))
    let watcher = Watcher()
    let preview = entry.preview(ParameterValues(entry.parameters))
    let screen = Screen(Tree(view: preview) { watcher.witness = $0 })
    screen.button("Take away").tap()
    #expect(await screen.wait { watcher.witness == nil })
  }
}
