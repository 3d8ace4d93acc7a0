import SwiftUI

/// A form for measuring the whole path of a key from outside: `FIELDS` fields, each with a message
/// that the server decides on, and a submit button.
@main struct FieldBench: App {
  var body: some Scene { WindowGroup("Field bench") { BenchForm(count: fieldCount) } }

  private var fieldCount: Int {
    ProcessInfo.processInfo.environment["FIELDS"].flatMap(Int.init) ?? 10
  }
}

struct BenchForm: View {
  let count: Int
  @State private var sent = 0

  var body: some View {
    Form {
      ForEach(0..<count, id: \.self) { index in BenchRow(index: index) }
      Button("Submit") { sent += 1 }.accessibilityIdentifier("submit")
      Text(verbatim: "\(sent)").accessibilityIdentifier("sent")
    }
  }
}

/// One field with its message below.
struct BenchRow: View {
  let index: Int
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Field \(index)", text: $text).accessibilityIdentifier("f\(index)")
      Text(verbatim: message).foregroundStyle(.red).accessibilityIdentifier("e\(index)")
    }
  }

  private var message: String {
    if text.isEmpty { return "required" }
    return isEmailLike ? "" : "not an email"
  }

  /// Whether the text is like a@b.c.
  private var isEmailLike: Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty }
  }
}
