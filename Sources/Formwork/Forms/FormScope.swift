import FormCore
import SwiftUI

/// What is inside belongs to a form model: fields and buttons find it, the focus goes where the form asks
/// for it, and how a submission ended is said.
struct FormScope<Values: Equatable, Content: View>: View {
  private let form: FormModel<Values>
  /// Brings a field on screen that is not there; false when that is not needed.
  private let reveal: (FieldID) -> Bool
  private let content: Content
  @State private var titles = FieldTitles()
  @FocusState private var focus: FieldID?
  @AccessibilityFocusState private var spot: FormSpot?
  @State private var link: FormLink
  @Environment(\.locale) private var locale
  @Environment(\.invalidSubmitFocus) private var invalidSubmitFocus

  init(
    _ form: FormModel<Values>, reveal: @escaping (FieldID) -> Bool = { _ in false },
    @ViewBuilder content: () -> Content
  ) {
    self.form = form
    self.reveal = reveal
    self.content = content()
    _link = State(initialValue: FormLink(form))
  }

  var body: some View {
    ScrollViewReader { inside(scroll: $0) }
  }

  private func inside(scroll: ScrollViewProxy) -> some View {
    content
      .onSubmit { link.submit() }
      .environment(\.formFocus, $focus)
      .environment(\.formSpot, $spot)
      .environment(\.formLink, link)
      .environment(\.fieldTitles, titles)
      .onAppear(perform: followLanguage)
      .onChange(of: locale, followLanguage)
      .onChange(of: form.focusRequest) { lead(to: form.focusRequest, scroll: scroll) }
      .onChange(of: focus) { old, _ in
        if let old { form.touch(old) }
      }
      .onChange(of: form.isSubmitting) {
        if !form.isSubmitting { link.submissionEnded() }
      }
      .onChange(of: form.phase) { announce(form.phase) }
      .onChange(of: errorsOfNoField) { old, new in
        new.filter { !old.contains($0) }.forEach(say)
      }
  }

  private func followLanguage() {
    form.messages.follow(locale.identifier(.bcp47))
    form.locale = locale
  }

  /// Where the field has to be brought on screen first, the focus comes a moment later: not every
  /// platform focuses what came in the same one. The tasks belong to nobody: they end by themselves
  /// after a turn of the main actor, and one that comes too late asks a form that is gone.
  private func lead(to request: FocusRequest?, scroll: ScrollViewProxy) {
    guard let request else { return }
    if request.isOfInvalidField, invalidSubmitFocus == .summary, link.hasSummary {
      spot = .summary
    } else if reveal(request.field) {
      Task { focus(request.field) }
    } else {
      focus(request.field)
      Task { await bringIntoSight(request, scroll: scroll) }
    }
  }

  /// A lazy form has no view of a field that is scrolled away, so nothing took the focus.
  private func bringIntoSight(_ request: FocusRequest, scroll: ScrollViewProxy) async {
    await Task.yield()
    guard focus == nil, form.focusRequest == request else { return }
    scroll.scrollTo(request.field)
    await Task.yield()
    focus(request.field)
  }

  private func focus(_ field: FieldID) {
    focus = field
    spot = .field(field)
  }

  private var errorsOfNoField: [String] {
    form.summary.filter { $0.field == nil }.map(\.message)
  }

  private func announce(_ phase: SubmitPhase) {
    switch phase {
    case .succeeded: say(form.messages.text(for: .sent))
    case .failed(let message): say(message)
    case .idle, .checking, .running: break
    }
  }

  private func say(_ text: String) { AccessibilityNotification.Announcement(text).post() }
}
