import FormworkTesting
import Foundation
import SwiftUI

/// CPU time of this thread, in milliseconds.
func cpuMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

struct Result {
  var render: Double
  var update: Double
  var runs: Double
  var bytes: Double
}

@MainActor func measure<V: View>(_ count: Int, _ make: () -> V) -> Result {
  let renders = (0..<max(5, 200 / max(count / 10, 1))).map { _ in
    let start = cpuMilliseconds()
    let screen = Screen(make())
    let length = screen.html().utf8.count
    precondition(length > 0)
    // Taking the screen down again is no part of the first render.
    return withExtendedLifetime(screen) { cpuMilliseconds() - start }
  }
  let screen = Screen(make())
  _ = screen.html()
  let input = screen.field("row \(count / 2)").makeFastInput()
  var text = ""
  var updates: [Double] = []
  var bytes = 0
  let before = Runs.count
  let rounds = 400
  for round in 0..<rounds {
    text = round.isMultiple(of: 30) ? "" : text + "x"
    let start = cpuMilliseconds()
    let patch = input(text)
    updates.append(cpuMilliseconds() - start)
    bytes += patch.utf8.count
  }
  return Result(
    render: median(renders), update: median(updates),
    runs: Double(Runs.count - before) / Double(rounds), bytes: Double(bytes) / Double(rounds))
}

@MainActor func row<V: View>(_ name: String, _ count: Int, _ make: () -> V) {
  if let wanted, wanted != name { return }
  let result = measure(count, make)
  let columns = [
    name.padding(toLength: 9, withPad: " ", startingAt: 0), String(format: "%5d", count),
    String(format: "%10.3f", result.render), String(format: "%10.4f", result.update),
    String(format: "%8.2f", result.runs), String(format: "%8.0f", result.bytes),
  ]
  print(columns.joined(separator: " "))
}

let wanted = CommandLine.arguments.dropFirst().first

print("shape      rows  render ms  update ms   bodies    bytes")
for count in [10, 100, 1000] {
  row("local", count) { LocalForm(count: count) }
  row("vanish", count) { VanishForm(count: count) }
  row("hoisted", count) { HoistedForm(count: count) }
  row("indexed", count) { IndexedForm(count: count) }
}
