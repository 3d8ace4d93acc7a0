import DisplayTree

/// What stands where there is nothing to show: why, and what to do about it.
///
/// ```swift
/// List(orders) { OrderRow(order: $0) }
///   .overlay {
///     if orders.isEmpty {
///       ContentUnavailableView("No orders", systemImage: "tray", description: Text("Yet."))
///     }
///   }
/// ```
///
/// Source: Apple's SwiftUI, `ContentUnavailableView`.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  let label: Label
  let description: Description
  let actions: Actions

  /// A label of any views, with a description and buttons below it.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  nonisolated init(_ label: Label, _ description: Description, _ actions: Actions) {
    self.label = label
    self.description = description
    self.actions = actions
  }

  /// Label, description and actions below each other, in the middle of the room that there is.
  @MainActor public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      VStack(spacing: 12) { actions }
    }
    .multilineTextAlignment(.center)
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title that is looked up in the session's language, below a symbol.
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(SwiftUI.Label(title, systemImage: name), description, EmptyView())
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(SwiftUI.Label(title, systemImage: name), description, EmptyView())
  }

  /// A title that is looked up, below an image of the app's resources.
  nonisolated public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(SwiftUI.Label(title, image: name), description, EmptyView())
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init(SwiftUI.Label(title, image: name), description, EmptyView())
  }
}

/// The symbol large and grey above the title.
private struct UnavailableLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}
