import SwiftUI

/// A component as a library shows it: its states are the `views`, and a preview follows parameters.
///
/// One conformance feeds the gallery, the tests without a browser, the pictures and the checks of
/// accessibility. It is a provider for libraries, whose items are the states, and one for previews.
@MainActor public protocol ShownComponent: LibraryContentProvider, PreviewProvider {
  /// What previews and catalogues make.
  init()
  /// What the preview gives.
  associatedtype Preview: View

  /// The name in code.
  var name: String { get }
  /// The name in headings; that in code without arguments, unless the component says otherwise.
  var title: String { get }
  /// The name in addresses; made of that in code, unless the component says otherwise.
  var id: String { get }
  /// What it is for, in a sentence or two; looked up as a key where it is shown.
  var summary: String { get }
  /// An SF symbol for lists.
  var symbol: String { get }
  /// The part of the library that it stands in.
  var category: ComponentCategory { get }
  /// How much of a screen it takes.
  var extent: ComponentExtent { get }
  /// What can be turned.
  var parameters: [Parameter] { get }

  /// The component as the parameters say, with a state of its own.
  @ViewBuilder func preview(_ values: ParameterValues) -> Preview

  /// The code that makes that preview.
  func snippet(_ values: ParameterValues) -> Snippet
}

extension ShownComponent {
  /// The name without arguments.
  public var title: String { String(name.prefix { $0 != "(" }) }
  /// Such as `text-input-field`. A modifier may be called as a component is, so it says what it is:
  /// `clear-button-modifier`.
  public var id: String { name.addressed + (name.contains("(") ? "-modifier" : "") }
  /// A row of a form, unless the component says otherwise.
  public var extent: ComponentExtent { .row }
  /// Nothing to turn.
  public var parameters: [Parameter] { [] }
  /// The component as it is at first.
  public static var previews: some View {
    let component = Self()
    return component.preview(ParameterValues(component.parameters))
  }
}

/// The part of the library that a component stands in.
public enum ComponentCategory: String, CaseIterable, Identifiable {
  case fields, modifiers, forms, screens

  public var id: Self { self }

  /// The heading.
  public var title: LocalizedStringKey {
    switch self {
    case .fields: "Fields"
    case .modifiers: "Modifiers"
    case .forms: "Forms"
    case .screens: "Screens"
    }
  }

  /// The colour of the symbols.
  public var color: Color {
    switch self {
    case .fields: .blue
    case .modifiers: .purple
    case .forms: .teal
    case .screens: .orange
    }
  }
}

/// How much of a screen a component takes, and so how it is framed.
public enum ComponentExtent {
  /// A control; it stands on a card.
  case row
  /// A form with rows of its own, on the ground of forms.
  case form
  /// A form that fills a screen, with buttons at the lower edge.
  case formScreen
  /// A whole screen without rows.
  case screen
}
