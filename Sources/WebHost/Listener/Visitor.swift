/// What the head of a request says of who sent it and where they think they are.
struct Visitor: Sendable, Equatable {
  var languages: [String] = []
  /// What stands before the path in the address bar.
  var site = ""
}
