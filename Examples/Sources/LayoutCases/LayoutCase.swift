import SwiftUI

/// One arrangement of views whose boxes a test measures in the browser.
///
/// `Scripts/layout-pictures` reads these files: the sentence and the lines of the closure stand in
/// `Documentation/Layout.md` beside a picture and the measured boxes.
@MainActor public struct LayoutCase: Identifiable {
  /// What the case stands in.
  public enum Room {
    /// A frame of 300 × 200, at its top leading corner.
    case frame
    /// The same where text runs from right to left.
    case mirroredFrame
    /// The whole window.
    case window
  }

  public nonisolated let id: String
  let sentence: String
  let room: Room
  let content: () -> AnyView

  init<Content: View>(
    _ id: String, _ sentence: String, in room: Room = .frame,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.id = id
    self.sentence = sentence
    self.room = room
    self.content = { AnyView(content()) }
  }

  public static let all =
    stacks + spacers + mirrored + padding + frames + layers + text + images + effects + controls
    + rows
}

/// A case in its room.
struct CaseView: View {
  let layoutCase: LayoutCase

  var body: some View {
    switch layoutCase.room {
    case .frame: framed
    case .mirroredFrame: framed.environment(\.layoutDirection, .rightToLeft)
    case .window: layoutCase.content()
    }
  }

  private var framed: some View {
    layoutCase.content()
      .frame(width: 300, height: 200, alignment: .topLeading)
      .measured("frame")
  }
}
