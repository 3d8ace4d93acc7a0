import DisplayTree
import ViewGraph

/// Whether a list's rows are being removed and moved.
///
/// Source: Apple's SwiftUI, `EditMode`.
public enum EditMode: Hashable, Sendable {
  /// Rows are as usual; they are edited for a moment, as by a swipe; they are edited until it is
  /// ended.
  case inactive, transient, active

  /// Whether a view shows its means to edit.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// Whether lists here are being edited. Each screen brings one; a list that is to have its own
  /// gets it with `environment(\.editMode, $editMode)`.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }
}

/// A button that begins and ends editing in the lists around it.
///
/// Source: Apple's SwiftUI, `EditButton`.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// A button for the edit mode around it; it is disabled where there is none.
  nonisolated public init() {}

  /// "Edit", or "Done" while rows are being edited, in the session's language.
  @MainActor public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      Text.SystemText(isEditing ? .done : .edit)
    }
    .disabled(editMode == nil)
  }
}
