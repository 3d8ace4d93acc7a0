import SwiftUI

/// A row's content: a label, a field, and a message that flips with each key.
struct RowFields: View {
  let label: String
  @Binding var text: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: label)
      TextField(label, text: $text)
      Text(verbatim: text.count.isMultiple(of: 2) ? "even" : "odd")
    }
  }
}

/// Each row owns its state.
struct LocalForm: View {
  let count: Int

  var body: some View {
    Form { ForEach(0..<count, id: \.self) { LocalRow(label: "row \($0)") } }
  }
}

struct LocalRow: View {
  let label: String
  @State private var text = ""

  var body: some View {
    let _ = Runs.count += 1
    RowFields(label: label, text: $text)
  }
}

/// The message is there for every other key only, without an else.
struct VanishForm: View {
  let count: Int

  var body: some View {
    Form { ForEach(0..<count, id: \.self) { VanishRow(label: "row \($0)") } }
  }
}

struct VanishRow: View {
  let label: String
  @State private var text = ""

  var body: some View {
    let _ = Runs.count += 1
    VStack(alignment: .leading) {
      Text(verbatim: label)
      TextField(label, text: $text)
      if !text.count.isMultiple(of: 2) { Text("odd") }
    }
  }
}

struct Entry: Identifiable, Equatable {
  var id: Int
  var text = ""
}

/// The form owns the rows and hands each one a binding to its element.
struct HoistedForm: View {
  @State private var rows: [Entry]

  init(count: Int) { _rows = State(initialValue: (0..<count).map { Entry(id: $0) }) }

  var body: some View {
    Form { ForEach($rows) { $row in HoistedRow(label: "row \(row.id)", text: $row.text) } }
  }
}

/// The same by index.
struct IndexedForm: View {
  @State private var rows: [Entry]

  init(count: Int) { _rows = State(initialValue: (0..<count).map { Entry(id: $0) }) }

  var body: some View {
    Form {
      ForEach(rows.indices, id: \.self) { HoistedRow(label: "row \($0)", text: $rows[$0].text) }
    }
  }
}

struct HoistedRow: View {
  let label: String
  @Binding var text: String

  var body: some View {
    let _ = Runs.count += 1
    RowFields(label: label, text: $text)
  }
}

/// Counts the runs of row bodies.
@MainActor enum Runs {
  static var count = 0
}
