import SwiftUI

/// The fields of a title, shared by the screens that create and edit one.
public struct TitleForm: View {
  @Binding var title: String

  /// The fields over a title that somebody else keeps.
  public init(title: Binding<String>) { _title = title }

  public var body: some View {
    Form {
      TextField("Title", text: $title)
    }
  }
}

extension TitleForm {
  /// A screen for a new title.
  public struct Create: View {
    @State private var title: String
    private let onCreate: (String) -> Void

    /// An empty title; `onCreate` takes what it has become, whenever Create is pressed.
    public init(onCreate: @escaping (String) -> Void = { _ in }) {
      _title = State(initialValue: "")
      self.onCreate = onCreate
    }

    public var body: some View {
      TitleForm(title: $title)
        .safeAreaInset(edge: .bottom) {
          Button("Create") { onCreate(title) }
            .buttonStyle(.borderedProminent)
        }
    }
  }

  /// A screen for a title that there is.
  public struct Edit: View {
    @State private var title: String
    private let onEdit: (String) -> Void
    private let onDelete: () -> Void

    /// A title to change; Save hands over the current one, Delete hands over nothing and asks nothing.
    public init(
      initialTitle: String, onEdit: @escaping (String) -> Void = { _ in },
      onDelete: @escaping () -> Void = {}
    ) {
      _title = State(initialValue: initialTitle)
      self.onEdit = onEdit
      self.onDelete = onDelete
    }

    public var body: some View {
      TitleForm(title: $title)
        .safeAreaInset(edge: .bottom) {
          HStack {
            Button("Delete") { onDelete() }
              .buttonStyle(.bordered)
            Button("Save") { onEdit(title) }
              .buttonStyle(.borderedProminent)
          }
        }
    }
  }
}
