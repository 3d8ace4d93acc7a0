import SwiftUI

/// Fields that are hard to type into well: their text is changed, refused, commented on or emptied
/// while somebody types.
public struct TypingLab: View {
  @State private var plain = ""
  @State private var code = ""
  @State private var digits = ""
  @State private var note = ""
  @State private var sent: [String] = []

  public init() {}

  public var body: some View {
    Form {
      Section {
        TextField("Plain", text: $plain)
        Text(verbatim: "Plain is \(plain)")
      }
      Section {
        TextField("Code", text: Binding(get: { code }, set: { code = $0.uppercased() }))
        TextField(
          "Digits", text: Binding(get: { digits }, set: { digits = $0.filter(\.isNumber) }))
      } footer: {
        Text("The code becomes capitals; only digits stay in the number.")
      }
      Section {
        if note.count.isMultiple(of: 2) { Text("A hint that comes and goes") }
        HStack {
          TextField("Note", text: $note).onSubmit(send)
          if !note.isEmpty { Button("Clear note") { note = "" } }
        }
        Text(note.count.isMultiple(of: 3) ? "A message that changes" : "And changes back")
        Button("Send", action: send)
      }
      Section {
        Text(verbatim: "Sent \(sent.count): \(sent.joined(separator: ", "))")
      }
    }
  }

  private func send() {
    sent.append(note)
    note = ""
  }
}
