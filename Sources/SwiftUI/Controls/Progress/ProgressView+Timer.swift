import Foundation

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows how much of a time has passed, or with `countsDown` how much is left; it moves once a
  /// second.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(ProgressTime(timerInterval, countsDown), label: nil)
  }

  /// The same with a label of any views, and with the time in minutes and seconds.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(ProgressTime(timerInterval, countsDown), label: label())
  }

  nonisolated private init(_ time: ProgressTime, label: Label?) {
    self.init(
      fraction: nil, label: label, currentValueLabel: DefaultDateProgressLabel(time: time))
    self.time = time
  }
}

extension ProgressView {
  /// The same with a view of your own in place of the time.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: nil, label: label(), currentValueLabel: currentValueLabel())
    time = ProgressTime(timerInterval, countsDown)
  }
}

/// How much time is left, or has passed, in minutes and seconds.
///
/// Source: Apple's SwiftUI, `DefaultDateProgressLabel`.
public struct DefaultDateProgressLabel: View {
  let time: ProgressTime

  /// The time, written anew each second until it is over.
  public var body: some View {
    Ticking(time: time) { now in Text(verbatim: time.spelled(at: now)) }
  }
}

/// A time that passes, and the direction in which it is counted.
struct ProgressTime: Equatable {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  init(_ interval: ClosedRange<Date>, _ countsDown: Bool) {
    self.interval = interval
    self.countsDown = countsDown
  }

  private var length: TimeInterval {
    interval.upperBound.timeIntervalSince(interval.lowerBound)
  }

  private func counted(at now: Date) -> TimeInterval {
    let passed = min(max(now.timeIntervalSince(interval.lowerBound), 0), length)
    return countsDown ? length - passed : passed
  }

  func fraction(at now: Date) -> Double {
    length > 0 ? counted(at: now) / length : countsDown ? 0 : 1
  }

  /// Whole seconds; counted down, the last one is shown until it is over.
  func spelled(at now: Date) -> String {
    let seconds = Int(counted(at: now).rounded(countsDown ? .up : .down))
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    let shown = parts[0] > 0 ? parts : Array(parts.dropFirst())
    return shown.enumerated().map { $0 > 0 && $1 < 10 ? "0\($1)" : "\($1)" }
      .joined(separator: ":")
  }
}

/// Content that is made anew each second, until the time is over.
struct Ticking<Content: View>: View {
  let time: ProgressTime
  @ViewBuilder let content: (Date) -> Content

  @State private var now = Date()

  var body: some View {
    content(now).task(id: time.interval) {
      while now < time.interval.upperBound {
        do { try await Task.sleep(for: .seconds(1)) } catch { return }
        now = Date()
      }
    }
  }
}
