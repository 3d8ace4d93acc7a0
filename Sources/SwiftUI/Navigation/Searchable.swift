import DisplayTree
import ViewGraph

/// Where a search field stands.
///
/// Source: Apple's SwiftUI, `SearchFieldPlacement`. Every placement is the top of the page's
/// content.
public struct SearchFieldPlacement: Sendable {
  /// At the top of the page's content.
  public static let automatic = SearchFieldPlacement()
  /// In Apple's toolbar; here at the top of the page's content.
  public static let toolbar = SearchFieldPlacement()
  /// In Apple's sidebar; here at the top of the page's content.
  public static let sidebar = SearchFieldPlacement()
  /// Below Apple's navigation bar; here at the top of the page's content.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// The same; when it is shown is not asked, since it always is.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }

  /// When the field below a bar is shown; it always is.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// Always shown, where Apple's hides while content scrolls.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always shown.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

/// Puts a search field at the top of the page.
nonisolated struct SearchableModifier: ViewModifier {
  typealias Body = Never

  let text: Binding<String>
  let prompt: Text?

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: SearchableNode(view, inputs))
  }
}

/// A search field that waits for the page it belongs to: set around a navigation, it stands on the
/// navigation's first page.
@MainActor final class PendingSearch {
  fileprivate(set) var field: AnyViewNode?
  /// The page that took the field.
  var page: Page?
}

extension EnvironmentValues {
  /// A search field from around the navigation.
  var pendingSearch: PendingSearch? {
    get { self[PendingSearchKey.self] }
    set { self[PendingSearchKey.self] = newValue }
  }

  private enum PendingSearchKey: EnvironmentKey {
    static var defaultValue: PendingSearch? { nil }
  }
}

@MainActor
final class SearchableNode<Content: View>: ContentNode<Content, SearchableModifier> {
  private var field: ViewNode<Portal<SearchField>>?
  private let own: EnvironmentScope
  private let fieldScope: EnvironmentScope
  private let pending = PendingSearch()

  override init(_ view: ModifiedContent<Content, SearchableModifier>, _ inputs: _ViewInputs) {
    own = EnvironmentScope(parent: inputs.place.scope)
    fieldScope = EnvironmentScope(parent: inputs.place.scope)
    super.init(view, inputs)
  }

  override var contentScope: EnvironmentScope { own }

  override func contentWillMount() {
    prepareField()
    let field = mount(portal(modifier), _ViewInputs(below: self, scope: fieldScope))
    self.field = field
    pending.field = field
    if let page = EnvironmentValues(scope: scope, host: host).page, page.isInNavigation {
      pending.page = page
      page.add(header: field)
    } else {
      own.set(for: host) { $0.pendingSearch = pending }
    }
  }

  /// Return in the field submits a search, not a text.
  private func prepareField() {
    fieldScope.set(for: host) { values in
      let outer = values.submitChain
      values.submitChain = SubmitChain(triggers: .text, outer: nil) { outer?.run(for: .search) }
      values.focusTargets = []
    }
  }

  private func portal(_ modifier: SearchableModifier) -> Portal<SearchField> {
    Portal(content: SearchField(text: modifier.text, prompt: modifier.prompt)) {
      [weak self] in
      guard let self else { return }
      if let page = pending.page { page.chromeChanged() } else { elementsChanged() }
    }
  }

  override func modifierChanged(from old: SearchableModifier) { field?.update(portal(modifier)) }

  override func appendElements(to elements: inout [Element]) {
    if pending.page == nil { field?.appendElements(to: &elements) }
    child?.appendElements(to: &elements)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let field { visit(field) }
    super.forEachChild(visit)
  }

  override func unmounted() {
    if let field { pending.page?.remove(header: field) }
  }

  override var label: String { "searchable" }
}

/// The field that people type a search into, with a button that clears it.
nonisolated struct SearchField: View {
  let text: Binding<String>
  let prompt: Text?
  @Environment(\.self) private var values

  init(text: Binding<String>, prompt: Text?) {
    self.text = text
    self.prompt = prompt
  }

  @MainActor var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundColor(.secondary)
      TextField(
        "", text: text, prompt: prompt ?? Text(verbatim: SystemWord.search.text(in: values))
      )
      .textFieldStyle(.plain)
      .submitLabel(.search)
      .accessibilityAddTraits(.isSearchField)
      Button {
        text.wrappedValue = ""
      } label: {
        Image(systemName: "xmark.circle.fill").foregroundColor(.secondary)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text(verbatim: SystemWord.clearText.text(in: values)))
      .opacity(text.wrappedValue.isEmpty ? 0 : 1)
      .disabled(text.wrappedValue.isEmpty)
    }
    .padding(.horizontal, 8)
    .padding(.vertical, 7)
    .box(.background(.named(.fill3)), .cornerRadius(10))
    .padding(.horizontal, 16)
    .padding(.bottom, 8)
  }
}

extension View {
  /// Puts a search field at the top of the page; what it holds is yours to search for.
  ///
  /// `onSubmit(of: .search)` around this view runs when a person presses Return in it.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: prompt))
  }

  /// The same with a prompt that is looked up in the session's language.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: Text(prompt)))
  }

  /// The same with a prompt that is shown as it is.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: Text(prompt)))
  }
}
