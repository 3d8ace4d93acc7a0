import FormworkTesting
import Foundation
import SwiftUI
import Testing

/// Values in words, for assistive technology.
@MainActor @Suite struct SpokenValueTests {
  @Test func `the label of the current value is told of gauges and progress`() {
    let html = Screen(
      VStack {
        Gauge(value: 0.4) {
          Text("Tank")
        } currentValueLabel: {
          Text("16 litres")
        }
        ProgressView(value: 0.25) {
          Text("Upload")
        } currentValueLabel: {
          Text("1 of 4 files")
        }
      }
    ).html()
    #expect(html.contains("aria-valuetext=\"16 litres\""))
    #expect(html.contains("aria-valuetext=\"1 of 4 files\""))
  }

  @Test func `a value that an author gives counts more than its label`() {
    let html = Screen(
      Gauge(value: 0.4) {
        Text("Tank")
      } currentValueLabel: {
        Text("16 l")
      }
      .accessibilityValue("sixteen litres")
    ).html()
    #expect(html.contains("aria-valuetext=\"sixteen litres\""))
  }

  @Test func `a text field says its accessibility value beside its text`() {
    let html = Screen(
      TextField("Amount", text: .constant("5")).accessibilityValue("five euros")
        .accessibilityHint("Without cents")
    ).html()
    #expect(html.contains("aria-description=\"five euros, Without cents\""))
  }

  @Test func `a timer shows what is left in minutes and seconds`() {
    let start = Date().addingTimeInterval(-30)
    let time = start...start.addingTimeInterval(100)
    let down = Screen(ProgressView(timerInterval: time) { Text("Left") })
    #expect(down.texts == ["Left", "1:10"])
    let up = Screen(ProgressView(timerInterval: time, countsDown: false) { Text("Passed") })
    #expect(up.texts == ["Passed", "0:30"])
  }

  @Test func `a timer that is over stands still`() {
    let end = Date().addingTimeInterval(-1)
    let screen = Screen(ProgressView(timerInterval: end.addingTimeInterval(-60)...end))
    #expect(screen.texts == ["0:00"])
  }

  @Test func `a date is shown by a formatter`() {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = TimeZone(identifier: "UTC")
    #expect(Screen(Text(Date(timeIntervalSince1970: 0), formatter: formatter)).texts == ["1970"])
  }

  private struct Committing: View {
    @State private var number = 1
    @State private var log = ""
    var body: some View {
      TextField(
        "Number", value: $number, formatter: NumberFormatter(), onCommit: { log = "\(number)" })
      Text(verbatim: log)
    }
  }

  @Test func `a field with a formatter tells when it is committed`() {
    let screen = Screen(Committing())
    screen.field("Number").enter("42")
    screen.field("Number").submit()
    #expect(screen.texts == ["42"])
  }

  @Test func `an element that ignores what stands inside was read all the same`() {
    let silent = Screen(VStack { Text("a") }.accessibilityElement()).html()
    #expect(silent.contains("vstack\" aria-hidden=\"true\""))
    let named = Screen(VStack { Text("a") }.accessibilityElement().accessibilityLabel("x")).html()
    #expect(named.contains("role=\"img\" aria-label=\"x\""))
    #expect(!named.contains("vstack\" aria-hidden"))
    let valued = Screen(VStack { Text("a") }.accessibilityElement().accessibilityValue("5")).html()
    #expect(valued.contains("role=\"img\" aria-label=\"5\""))
  }

  @Test func `controls stay in reach of assistive technology in an element that ignores them`() {
    let html = Screen(VStack { Button("Go") {} }.accessibilityElement()).html()
    #expect(!html.contains("vstack\" aria-hidden"))
  }

  @Test func `a modal view said nothing of it`() {
    let html = Screen(
      VStack { Text("a") }.accessibilityLabel("Panel").accessibilityAddTraits(.isModal)
    ).html()
    #expect(html.contains("role=\"dialog\" aria-label=\"Panel\" aria-modal=\"true\""))
  }
}
