import FormCore
import SwiftUI

extension View {
  /// Keeps what is entered into a form: brings it back when the form appears, and saves it while it is
  /// filled in, when the app goes to the background and when the form leaves the screen.
  ///
  /// While the form holds what was brought back, a note says so, with a button that begins anew.
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
        if draft.isRestored { DraftNote { await draft.startOver() } }
      }
      .task { await draft.restore() }
      .onChange(of: scenePhase) {
        if scenePhase != .active { save() }
      }
      .onDisappear(perform: save)
  }

  private func save() {
    Task { await draft.save() }
  }
}

/// Says that earlier entries are back.
private struct DraftNote: View {
  let startOver: () async -> Void
  private let words = FormWords()
  @Environment(\.locale) private var locale

  init(startOver: @escaping () async -> Void) { self.startOver = startOver }

  var body: some View {
    HStack {
      Label {
        words.text(.draftRestored)
      } icon: {
        Image(systemName: "clock.arrow.circlepath")
      }
      Spacer()
      Button {
        Task { await startOver() }
      } label: {
        words.text(.startOver)
      }
      .buttonStyle(.bordered)
    }
    .font(.subheadline)
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.thinMaterial)
    .onAppear {
      AccessibilityNotification.Announcement(words.string(.draftRestored)).post()
    }
  }
}
