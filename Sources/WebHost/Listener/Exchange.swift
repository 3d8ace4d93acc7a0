/// One HTTP request and its answer, on the network thread.
final class Exchange {
  let id: ConnectionID
  let wsi: OpaquePointer
  let isHead: Bool
  private(set) var phase = Phase.waiting

  enum Phase {
    /// The main thread makes the answer.
    case waiting
    case answered(Response)
    /// The head is sent, and so many bytes of the body.
    case sending(Response, sent: Int)
  }

  init(id: ConnectionID, wsi: OpaquePointer, isHead: Bool) {
    self.id = id
    self.wsi = wsi
    self.isHead = isHead
  }

  func answer(_ response: Response) { phase = .answered(response) }

  func sent(_ count: Int, of response: Response) { phase = .sending(response, sent: count) }
}
