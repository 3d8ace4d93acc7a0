import DisplayTree

/// What the network thread hands to the main thread.
enum Incoming: Sendable {
  /// A browser asks for a page.
  case page(PageRequest, answer: ConnectionID)
  /// Somebody opened a socket.
  case opened(ConnectionID, Visitor)
  case message(ConnectionID, ClientMessage)
  /// The browser left, or the socket is being closed for this reason.
  case closed(ConnectionID, Refusal?)
  /// The connection is gone without a word; its tab may come back.
  case dropped(ConnectionID)
}

/// What a page request says of the person, to render the first picture.
struct PageRequest: Sendable, Equatable {
  /// Path and query below the base path.
  var path = "/"
  var visitor = Visitor()
  var settings = ClientMessage.SettingsChange()
}
