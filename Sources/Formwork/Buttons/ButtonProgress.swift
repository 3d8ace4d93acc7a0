import FormCore
import SwiftUI

/// How far what a button does is, and the word that says so.
enum ButtonProgress: Equatable {
  case none
  case busy(FormWord)
  case done(FormWord)

  var isBusy: Bool { if case .busy = self { true } else { false } }
}

/// A button's title with a sign of how far its action is.
struct ProgressLabel: View {
  let title: Text
  let progress: ButtonProgress
  var tint: Color?

  var body: some View {
    HStack {
      title
      switch progress {
      case .none: EmptyView()
      case .busy: ProgressView().tint(tint)
      case .done: Image(systemName: "checkmark")
      }
    }
  }
}

extension View {
  /// Tells assistive technology how far a button's action is; while it runs there is no second press.
  func progress(_ progress: ButtonProgress) -> some View {
    modifier(ProgressTraits(progress: progress))
  }
}

private struct ProgressTraits: ViewModifier {
  let progress: ButtonProgress
  let words = FormWords()

  func body(content: Content) -> some View {
    content
      .accessibilityValue(value)
      .disabled(progress.isBusy)
  }

  private var value: Text {
    switch progress {
    case .none: Text(verbatim: "")
    case .busy(let word), .done(let word): words.text(word)
    }
  }
}
