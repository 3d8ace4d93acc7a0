import Dispatch
import ViewGraph

/// Reports bodies and actions that hold up the main thread.
enum Watchdog {
  /// 100 ms: what a person begins to notice as a pause after a key (RAIL model, Google 2015).
  static let longestBody: UInt64 = 100_000_000

  static func time<Result>(_ name: @autoclosure () -> String, _ body: () -> Result) -> Result {
    let start = DispatchTime.now().uptimeNanoseconds
    let result = body()
    let spent = DispatchTime.now().uptimeNanoseconds - start
    if spent > longestBody {
      Reports.print("\(name()) took \(spent / 1_000_000) ms; everybody on this server waited.")
    }
    return result
  }
}
