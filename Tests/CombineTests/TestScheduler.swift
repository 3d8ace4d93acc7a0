import Combine
import Foundation

/// A scheduler whose time passes when a test says so.
final class TestScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
  let minimumTolerance = SchedulerTimeType.Stride.zero
  private var agenda: [(due: SchedulerTimeType, order: Int, action: () -> Void)] = []
  private var lastOrder = 0

  /// Executes what falls due within a time, in the order of its dates.
  func advance(by stride: SchedulerTimeType.Stride = .zero) {
    let end = now.advanced(by: stride)
    while let next = agenda.filter({ $0.due <= end }).min(by: {
      ($0.due, $0.order) < ($1.due, $1.order)
    }) {
      agenda.removeAll { $0.order == next.order }
      now = max(now, next.due)
      next.action()
    }
    now = end
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) { add(now, action) }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) { add(date, action) }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    var isOn = true
    func tick(_ date: SchedulerTimeType) {
      add(date) {
        guard isOn else { return }
        action()
        tick(date.advanced(by: interval))
      }
    }
    tick(date)
    return AnyCancellable { isOn = false }
  }

  private func add(_ date: SchedulerTimeType, _ action: @escaping () -> Void) {
    lastOrder += 1
    agenda.append((date, lastOrder, action))
  }
}
