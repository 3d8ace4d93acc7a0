extension Publisher {
  /// Prints what happens to this publisher, to find out why something does not arrive.
  public func print(_ prefix: String = "") -> Publishers.HandleEvents<Self> {
    let prefix = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveSubscription: { Swift.print("\(prefix)receive subscription: (\($0))") },
      receiveOutput: { Swift.print("\(prefix)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(prefix)receive \($0)") },
      receiveCancel: { Swift.print("\(prefix)receive cancel") },
      receiveRequest: { Swift.print("\(prefix)request \($0)") })
  }
}
