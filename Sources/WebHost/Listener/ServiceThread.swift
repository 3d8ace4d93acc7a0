import Glibc

// The network thread. At file scope, for a closure written in main-actor code would be taken to be
// on the main actor and trap on this thread.

/// Runs the listener on a thread of its own, which holds on to it until it ends.
func startServiceThread(_ listener: Listener) {
  var thread = pthread_t()
  let argument = Unmanaged.passRetained(listener).toOpaque()
  let result = pthread_create(&thread, nil, serviceThreadBody, argument)
  precondition(result == 0, "The system gave us no thread for the network")
  pthread_detach(thread)
}

private func serviceThreadBody(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument else { return nil }
  Unmanaged<Listener>.fromOpaque(argument).takeRetainedValue().serve()
  return nil
}
