extension SymbolTable {
  /// Calendars, clocks and gauges.
  static let time = """
    alarm alarm
    alarm.fill alarm-fill
    calendar calendar3
    calendar.badge.checkmark calendar-check
    calendar.badge.clock badge(calendar3, clock-fill)
    calendar.badge.exclamationmark badge(calendar3, exclamation-circle-fill)
    calendar.badge.minus calendar-minus
    calendar.badge.plus calendar-plus
    calendar.circle circle(calendar3)
    calendar.circle.fill circle.fill(calendar3)
    clock clock
    clock.arrow.2.circlepath clock-history
    clock.arrow.circlepath clock-history
    clock.arrow.trianglehead.counterclockwise.rotate.90 clock-history
    clock.badge dot(clock)
    clock.badge.checkmark badge(clock, check-circle-fill)
    clock.badge.exclamationmark badge(clock, exclamation-circle-fill)
    clock.fill clock-fill
    gauge speedometer2
    gauge.medium speedometer2
    gauge.with.dots.needle.67percent speedometer2
    gauge.with.dots.needle.bottom.50percent speedometer
    speedometer speedometer
    stopwatch stopwatch
    stopwatch.fill stopwatch-fill
    timer stopwatch
    timer.circle circle(stopwatch-fill)
    """
}
