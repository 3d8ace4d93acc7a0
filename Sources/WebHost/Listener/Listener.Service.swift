import CLibwebsockets
import Foundation

extension Listener {
  /// Which thread runs the network loop.
  ///
  /// A thread of its own leaves the main thread's run loop as it is. A process that does nothing but
  /// serve lets the main thread wait for the network instead: then an event needs no hand-over, which
  /// costs more than everything else about a key (measured: 80 µs of CPU against 30 with one
  /// connection, two cores; see Documentation/Performance.md).
  enum Service { case ownThread, mainThread }

  /// Longest wait of the main thread, in microseconds. The network's poll sees sockets and the main
  /// queue, but neither a timer that somebody adds to `RunLoop.main` meanwhile nor a block that
  /// another thread gives it; 20 ms are one picture of a browser.
  private static let longestWait = 20_000.0

  /// Serves on the main thread, which also runs the main queue, the main actor and `RunLoop.main`,
  /// until the process ends.
  @MainActor func serveOnMainThread() -> Never {
    let watch = formwork_watch_main_queue(context)
    precondition(watch != nil, "The system gave us no descriptor for the main queue")
    var nextRunLoop = runMainLoop()
    while lws_service(context, 0) >= 0 {
      traffic.flushArrived()
      if traffic.isMainQueueWaiting || now() >= nextRunLoop {
        nextRunLoop = runMainLoop()
        lws_set_timer_usecs(watch, Self.pause(from: now(), until: nextRunLoop))
      }
      traffic.takeOutgoing()
    }
    preconditionFailure("The network loop ended")
  }

  /// Microseconds until a moment that may have passed meanwhile, for the thread can be held up anywhere.
  static func pause(from now: UInt64, until moment: UInt64) -> lws_usec_t {
    moment > now ? lws_usec_t(moment - now) : 1
  }

  /// Gives the main queue and the run loop a turn; when they want the next one.
  @MainActor private func runMainLoop() -> UInt64 {
    traffic.isMainQueueWaiting = false
    let timer = RunLoop.main.limitDate(forMode: .default)?.timeIntervalSinceNow ?? .infinity
    return now() + UInt64(min(max(timer * 1_000_000, 0), Self.longestWait))
  }
}
