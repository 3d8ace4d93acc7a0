import ComponentCatalog
import SwiftUI

/// A form among cards: its edges are theirs.
private struct InspectorForm<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Form { content }
      .padding(.horizontal, -16)
      .padding(.top, -20)
      .padding(.bottom, -40)
  }
}

/// What can be turned of a component.
struct ParameterForm: View {
  let parameters: [Parameter]
  @Binding var values: ParameterValues

  var body: some View {
    InspectorForm {
      Section {
        ForEach(parameters) { ParameterRow(parameter: $0, values: $values) }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Parameters")
  }
}

/// What stands around the previews. The page itself stays as it is.
struct SurroundingsForm: View {
  @Binding var surroundings: Surroundings

  var body: some View {
    InspectorForm {
      Section { SurroundingsRows(surroundings: $surroundings) }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Around the previews")
  }
}

/// The control for one parameter.
private struct ParameterRow: View {
  let parameter: Parameter
  @Binding var values: ParameterValues

  private var title: LocalizedStringKey { LocalizedStringKey(parameter.name) }

  var body: some View {
    switch parameter.kind {
    case .text:
      LabeledContent(title) {
        TextField(title, text: $values[parameter], prompt: Text("None"))
          .multilineTextAlignment(.trailing)
      }
    case .toggle: Toggle(title, isOn: $values[isOn: parameter])
    case .choice(let options):
      Picker(title, selection: $values[parameter]) {
        ForEach(options, id: \.self) { Text(LocalizedStringKey($0)) }
      }
    }
  }
}

/// Appearance, language, direction and size of text.
private struct SurroundingsRows: View {
  @Binding var surroundings: Surroundings
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) private var direction
  @Environment(\.locale) private var locale

  var body: some View {
    Toggle("Dark", isOn: isDark)
    Picker("Language", selection: language) {
      ForEach(Surroundings.languages, id: \.self) { Text(verbatim: Self.names[$0] ?? $0) }
    }
    Toggle("Right to left", isOn: isRightToLeft)
    Picker("Text size", selection: $surroundings.textSize) {
      ForEach(Surroundings.TextSize.allCases, id: \.self) { Text(Self.title(of: $0)) }
    }
  }

  private var isDark: Binding<Bool> {
    Binding {
      surroundings.isDark ?? (colorScheme == .dark)
    } set: {
      surroundings.isDark = $0
    }
  }

  private var isRightToLeft: Binding<Bool> {
    Binding {
      (surroundings.direction ?? direction) == .rightToLeft
    } set: {
      surroundings.isRightToLeft = $0
    }
  }

  /// Another language has a direction of its own again.
  private var language: Binding<String> {
    Binding {
      surroundings.language ?? locale.language.languageCode?.identifier ?? "en"
    } set: {
      surroundings.language = $0
      surroundings.isRightToLeft = nil
    }
  }

  private static let names = [
    "en": "English", "de": "Deutsch", "ja": "日本語", "ar": "العربية",
  ]

  private static func title(of size: Surroundings.TextSize) -> LocalizedStringKey {
    switch size {
    case .small: "Small"
    case .standard: "Standard"
    case .large: "Large"
    case .largest: "Largest"
    }
  }
}
