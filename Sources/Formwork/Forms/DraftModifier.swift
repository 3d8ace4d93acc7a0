import FormCore
import SwiftUI

extension View {
  /// Keeps what is entered into a form: brings it back when the form appears, and saves it while it is
  /// filled in, when the app goes to the background and when the form leaves the screen.
  ///
  /// While the form holds what was brought back, a note says so, with a button that begins anew; it
  /// asks first where something was changed since.
  ///
  /// ```swift
  /// FormView(form) { … }
  ///   .draft(draft)
  /// ```
  public func draft<Values: Codable & Equatable>(_ draft: Draft<Values>) -> some View {
    modifier(DraftModifier(draft: draft))
  }
}

private struct DraftModifier<Values: Codable & Equatable>: ViewModifier {
  let draft: Draft<Values>
  @Environment(\.scenePhase) private var scenePhase

  func body(content: Content) -> some View {
    content
      .safeAreaInset(edge: .top) {
        if draft.isRestored {
          DraftNote(words: FormWords(of: draft.form), isEdited: { draft.isEditedSinceRestored }) {
            await draft.startOver()
          }
        }
      }
      .task { await draft.restore() }
      .onChange(of: scenePhase) {
        if scenePhase != .active { save() }
      }
      .onDisappear(perform: save)
  }

  /// The task belongs to nobody: the last one has to end after the view has gone.
  private func save() {
    Task { await draft.save() }
  }
}

/// Says that earlier entries are back.
private struct DraftNote: View {
  let words: FormWords
  let isEdited: () -> Bool
  let startOver: () async -> Void
  @State private var isAsking = false
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Group {
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading) {
          label
          button
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        HStack {
          label
          Spacer()
          button
        }
      }
    }
    .font(.subheadline)
    .padding(.horizontal)
    .padding(.vertical, 2)
    .background(.thinMaterial)
    .onAppear {
      AccessibilityNotification.Announcement(words.string(.draftRestored)).post()
    }
  }

  private var label: some View {
    Label {
      words.text(.draftRestored)
    } icon: {
      Image(systemName: "clock.arrow.circlepath")
    }
  }

  private var button: some View {
    Button {
      if isEdited() { isAsking = true } else { begin() }
    } label: {
      words.text(.startOver).frame(minHeight: 44)
    }
    .buttonStyle(.borderless)
    .confirmationDialog(
      words.text(.discardQuestion), isPresented: $isAsking, titleVisibility: .visible
    ) {
      Button(role: .destructive) {
        begin()
      } label: {
        words.text(.startOver)
      }
      Button(role: .cancel) {
      } label: {
        words.text(.keepEditing)
      }
    }
  }

  /// The task belongs to nobody: the note is gone before the draft is forgotten.
  private func begin() { Task { await startOver() } }
}
