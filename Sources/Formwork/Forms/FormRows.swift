import FormCore
import SwiftUI

/// The rows of a list in a form: each with its fields, to be added, taken away and moved.
///
/// ```swift
/// FormRows("Guest", rows: form.each(\.guests), new: { Guest() }) { guest in
///   TextInputField("Name", field: guest.name)
/// }
/// ```
///
/// What was typed, touched and found wrong follows its row. The focus goes to the first field of a
/// row that is added, and to the next row when one is taken away. In the edit mode of lists rows are
/// also moved by hand.
public struct FormRows<Root, Element: Identifiable & Equatable, Content: View>: View {
  private let title: Text
  private let rows: Rows<Root, Element>
  private let make: () -> Element
  private let content: (Row<Element>) -> Content
  @AccessibilityFocusState private var spot: RowSpot<Element.ID>?
  private let words = FormWords()

  /// Rows that are each called by the title, looked up in the app's strings, and a number.
  ///
  /// - Parameters:
  ///   - titleKey: What one row is called.
  ///   - rows: The rows, from `form.each(…)`.
  ///   - make: Makes the element that is added, with an id of its own.
  ///   - content: The fields of one row.
  public init(
    _ titleKey: LocalizedStringKey, rows: Rows<Root, Element>, new make: @escaping () -> Element,
    @ViewBuilder content: @escaping (Row<Element>) -> Content
  ) {
    title = Text(titleKey)
    self.rows = rows
    self.make = make
    self.content = content
  }

  public var body: some View {
    let all = Array(rows.rows.enumerated())
    ForEach(all, id: \.element.id) { number, row in
      VStack(alignment: .leading, spacing: 8) {
        header(number, of: all.count, row.id)
          // The field below is higher than its line, and would take taps of the buttons.
          .zIndex(1)
        content(row)
      }
    }
    .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
    if let message = rows.field.message {
      MessageLabel(
        message, isError: rows.field.shownIssues.contains(where: \.isBlocking)
      )
      .accessibilityHidden(true)
    }
    addButton
  }

  private func header(_ number: Int, of count: Int, _ id: Element.ID) -> some View {
    HStack {
      name(number)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
        .accessibilityFocused($spot, equals: .row(id))
      Spacer()
      button(.up, number, isDisabled: number == 0) { move(number, to: number - 1) }
      button(.down, number, isDisabled: number == count - 1) { move(number, to: number + 1) }
      button(.remove, number) { remove([number]) }
    }
  }

  private var addButton: some View {
    Button(action: add) {
      Label {
        words.text(.addRow, with: title)
      } icon: {
        Image(systemName: "plus.circle.fill")
      }
    }
    .accessibilityHint(Text(verbatim: rows.field.message ?? ""))
    .accessibilityFocused($spot, equals: .add)
    .modifier(FormPlace(field: rows.field.id))
  }

  private func name(_ number: Int) -> Text {
    words.text(.rowName, with: title, .number(number + 1))
  }

  private func button(
    _ kind: RowButton, _ number: Int, isDisabled: Bool = false,
    action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(role: kind == .remove ? .destructive : nil) {
      action()
    } label: {
      Image(systemName: kind.symbol)
        .frame(width: 44, height: 44)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(words.text(kind.word, with: name(number)))
    .disabled(isDisabled)
  }

  private func add() {
    let element = make()
    rows.append(element)
    if rows[id: element.id]?.requestFocus() != true { spot = .row(element.id) }
  }

  private func remove(_ offsets: IndexSet) {
    rows.remove(atOffsets: offsets)
    let left = rows.ids
    let next = min(offsets.first ?? 0, left.count - 1)
    spot = left.indices.contains(next) ? .row(left[next]) : .add
  }

  private func move(_ number: Int, to goal: Int) {
    rows.move(fromOffsets: [number], toOffset: goal > number ? goal + 1 : goal)
    let text = words.string(.rowPosition, .number(goal + 1), .number(rows.ids.count))
    AccessibilityNotification.Announcement(text).post()
  }
}

/// Somewhere in a list to which assistive technology is led.
private enum RowSpot<ID: Hashable>: Hashable {
  case row(ID)
  case add
}

/// What a button of a row does.
private enum RowButton {
  case up, down, remove

  var symbol: String {
    switch self {
    case .up: "chevron.up"
    case .down: "chevron.down"
    case .remove: "trash"
    }
  }

  var word: FormWord {
    switch self {
    case .up: .moveRowUp
    case .down: .moveRowDown
    case .remove: .removeRow
    }
  }
}
