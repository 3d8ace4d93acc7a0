import SwiftUI

/// The button that a form's Return presses, as long as it can be pressed.
struct FormButton: View {
  let title: Text
  let progress: ButtonProgress
  var tint: Color?
  let action: @MainActor () -> Void
  @State private var owner = UUID()
  @Environment(\.formLink) private var link
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    // With each new closure: what it holds may have changed.
    let _ = isEnabled && !progress.isBusy ? link?.take(action, from: owner) : link?.drop(owner)
    Button {
      action()
    } label: {
      ProgressLabel(title: title, progress: progress, tint: tint)
    }
    .progress(progress)
    .onDisappear { link?.drop(owner) }
  }
}
