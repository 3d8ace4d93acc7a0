import FormworkTesting
import SwiftUI
import Testing

/// Nothing of a view stays behind when it goes, whatever it said to the screen around it.
@MainActor struct LifeTests {
  @Observable final class Witness {}

  private struct Nest: View {
    let view: AnyView
    let tell: (Witness) -> Void
    @State private var witness = Witness()

    var body: some View {
      view.environment(witness).onAppear { tell(witness) }
    }
  }

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

  private struct Leaving: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Text("Page").toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
      }
    }
  }

  private struct Asking: View {
    @State private var isAsking = false
    var body: some View {
      Button("Ask") { isAsking = true }
        .confirmationDialog("Sure?", isPresented: $isAsking) { Button("Yes") {} }
    }
  }

  private struct Working: View {
    @State private var number = 0
    var body: some View {
      Text("Work").task(id: number) { await work() }
    }
    private func work() async { number += 0 }
  }

  enum Kind: String, CaseIterable {
    case text, toolbar, dialog, guarded, task, backButton, inset
    case stack, toolbarInStack, link, destination, search, tabs, refreshing, list, picker, fields
    case sheet, popover

    @MainActor var view: AnyView {
      switch self {
      case .text: AnyView(Text("x"))
      case .toolbar: AnyView(Leaving())
      case .dialog: AnyView(Asking())
      case .guarded: AnyView(Text("x").interactiveDismissDisabled(true))
      case .task: AnyView(Working())
      case .backButton: AnyView(Text("x").navigationBarBackButtonHidden(true))
      case .stack: AnyView(NavigationStack { Text("x").navigationTitle("Title") })
      case .toolbarInStack: AnyView(NavigationStack { Leaving() })
      case .link: AnyView(NavigationStack { NavigationLink("Go") { Text("There") } })
      case .destination:
        AnyView(
          NavigationStack {
            NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { Text("\($0)") }
          })
      case .search:
        AnyView(NavigationStack { List { Text("x") }.searchable(text: .constant("")) })
      case .tabs: AnyView(TabView { Text("One").tabItem { Text("1") } })
      case .refreshing: AnyView(List { Text("x") }.refreshable {})
      case .list: AnyView(List(0..<3, id: \.self) { Text("\($0)") })
      case .picker:
        AnyView(Picker("Size", selection: .constant(1)) { Text("S").tag(1) })
      case .fields:
        AnyView(
          Form { TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder) }.onSubmit {}
        )
      case .sheet: AnyView(Text("x").sheet(isPresented: .constant(false)) { Text("Sheet") })
      case .popover: AnyView(Text("x").popover(isPresented: .constant(true)) { Text("Popover") })
      case .inset: AnyView(Text("x").safeAreaInset(edge: .bottom) { Button("Save") {} })
      }
    }
  }

  @Test(arguments: Kind.allCases) func `what a view owned goes with it`(kind: Kind) async {
    let watcher = Watcher()
    let screen = Screen(Tree(view: kind.view) { watcher.witness = $0 })
    #expect(watcher.witness != nil)
    screen.button("Take away").tap()
    #expect(await screen.wait(upTo: 1) { watcher.witness == nil })
  }
}
