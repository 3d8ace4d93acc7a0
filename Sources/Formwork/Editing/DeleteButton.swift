import SwiftUI

/// The button that begins a deletion, once the person has confirmed.
struct DeleteButton: View {
  @Binding var deletion: Attempt
  @State private var isAsking = false
  let words = FormWords()

  var body: some View {
    Button(role: .destructive) {
      isAsking = true
    } label: {
      ProgressLabel(title: words.text(.delete), progress: progress)
    }
    .progress(progress)
    .buttonStyle(.bordered)
    .confirmationDialog(
      words.text(.deleteQuestion), isPresented: $isAsking, titleVisibility: .visible
    ) {
      Button(role: .destructive) {
        deletion.begin()
      } label: {
        words.text(.delete)
      }
      Button(role: .cancel) {
      } label: {
        words.text(.cancel)
      }
    }
  }

  private var progress: ButtonProgress { deletion.isRunning ? .busy(.deleting) : .none }
}
