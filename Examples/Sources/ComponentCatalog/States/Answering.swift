import SwiftUI

/// Shows what a screen hands over, under it.
struct Answering<Content: View>: View {
  @State private var answer = ""
  private let content: (@escaping (String) -> Void) -> Content

  init(@ViewBuilder content: @escaping (@escaping (String) -> Void) -> Content) {
    self.content = content
  }

  var body: some View {
    VStack {
      content { answer = $0 }
      if !answer.isEmpty {
        Text(verbatim: answer)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .padding(.bottom)
      }
    }
  }
}
