import Foundation

/// Whether an object is gone, or goes within seconds.
///
/// The registry of the process sweeps while it holds the objects it looks at, so a test that runs
/// beside others may see an object a moment longer than anyone of its own holds it.
func isReleased(_ object: () -> AnyObject?) -> Bool {
  let deadline = Date.now.addingTimeInterval(10)
  while object() != nil {
    guard Date.now < deadline else { return false }
    Thread.sleep(forTimeInterval: 0.001)
  }
  return true
}
