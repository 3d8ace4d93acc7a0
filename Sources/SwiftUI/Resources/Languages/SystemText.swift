import DisplayTree

extension SystemWord {
  /// The word in the session's language. An app's own tables come first: a key "Cancel" there wins.
  func text(in values: EnvironmentValues) -> String {
    let own = LocalizedStringKey(rawValue).resolved(in: values)
    return own == rawValue ? text(in: values.languages.first) : own
  }
}

extension Text {
  /// A word of the system, looked up where it is shown.
  struct SystemText: View {
    let word: SystemWord
    @Environment(\.self) private var values

    init(_ word: SystemWord) { self.word = word }

    var body: some View { Text(verbatim: word.text(in: values)) }
  }
}
