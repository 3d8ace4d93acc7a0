import SwiftUI

/// A screen that creates a value with any form; it can be confirmed once the value is complete.
///
/// ```swift
/// CreateScreen(Chore(), isComplete: { !$0.name.isEmpty }, onCreate: add) { chore in
///   TextField("Name", text: chore.name)
/// }
/// ```
public struct CreateScreen<Value, Fields: View>: View {
  @State private var draft: Value
  private let isComplete: (Value) -> Bool
  private let onCreate: (Value) -> Void
  private let fields: (Binding<Value>) -> Fields

  /// A screen that begins with a value.
  ///
  /// - Parameters:
  ///   - initial: What the fields show first.
  ///   - isComplete: Whether the value may be created; the button is disabled until then.
  ///   - onCreate: Takes the value when the button is pressed.
  ///   - fields: The form's content, given a binding to the value.
  public init(
    _ initial: Value, isComplete: @escaping (Value) -> Bool = { _ in true },
    onCreate: @escaping (Value) -> Void, @ViewBuilder fields: @escaping (Binding<Value>) -> Fields
  ) {
    _draft = State(initialValue: initial)
    self.isComplete = isComplete
    self.onCreate = onCreate
    self.fields = fields
  }

  public var body: some View {
    Form {
      fields($draft)
    }
    .safeAreaInset(edge: .bottom) {
      Button("Create") { onCreate(draft) }
        .buttonStyle(.borderedProminent)
        .disabled(!isComplete(draft))
    }
  }
}

/// A screen that changes or deletes a value with any form. It saves only what was changed and is
/// complete, and asks before it deletes.
public struct EditScreen<Value: Equatable, Fields: View>: View {
  private let initial: Value
  @State private var draft: Value
  @State private var asksBeforeDeleting = false
  private let isComplete: (Value) -> Bool
  private let onEdit: (Value) -> Void
  private let onDelete: () -> Void
  private let fields: (Binding<Value>) -> Fields

  /// A screen over a value that there is.
  ///
  /// - Parameters:
  ///   - initial: The value before the edit; an equal one cannot be saved.
  ///   - isComplete: Whether the value may be saved.
  ///   - onEdit: Takes the changed value.
  ///   - onDelete: Called after the person confirmed.
  ///   - fields: The form's content, given a binding to the value.
  public init(
    _ initial: Value, isComplete: @escaping (Value) -> Bool = { _ in true },
    onEdit: @escaping (Value) -> Void, onDelete: @escaping () -> Void,
    @ViewBuilder fields: @escaping (Binding<Value>) -> Fields
  ) {
    self.initial = initial
    _draft = State(initialValue: initial)
    self.isComplete = isComplete
    self.onEdit = onEdit
    self.onDelete = onDelete
    self.fields = fields
  }

  public var body: some View {
    Form {
      fields($draft)
    }
    .safeAreaInset(edge: .bottom) {
      HStack {
        Button("Delete", role: .destructive) { asksBeforeDeleting = true }
          .buttonStyle(.bordered)
        Button("Save") { onEdit(draft) }
          .buttonStyle(.borderedProminent)
          .disabled(draft == initial || !isComplete(draft))
      }
    }
    .confirmationDialog("Delete this?", isPresented: $asksBeforeDeleting, titleVisibility: .visible)
    {
      Button("Delete", role: .destructive) { onDelete() }
      Button("Cancel", role: .cancel) {}
    }
  }
}
