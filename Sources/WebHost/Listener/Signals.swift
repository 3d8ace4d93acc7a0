import Dispatch
import Foundation

// At file scope, because these handlers run on any thread.

/// Stops the host and ends the process with code 0 when it is told to terminate.
func stopOnSignals(_ host: RunningHost) {
  for number in [SIGTERM, SIGINT] {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler(handler: { stop(host) })
    source.resume()
    // The source lives as long as the process.
    _ = Unmanaged.passRetained(source as AnyObject)
  }
}

private func stop(_ host: RunningHost) {
  let end = DispatchTime.now() + .microseconds(Limits.maximumStoppingTime)
  DispatchQueue.global().asyncAfter(deadline: end) { _exit(0) }
  DispatchQueue.main.async {
    host.stop()
    exit(0)
  }
}
