import DisplayTree

extension View {
  /// Sets how many lines texts in this view have at most; nil takes the limit away.
  ///
  /// A field with a vertical axis grows up to the limit and scrolls from there on.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    lines(at: number.map { 1...max($0, 1) }, most: number)
  }

  /// Sets how many lines fields with a vertical axis have at least and at most; texts take the
  /// upper bound.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(at: max(limit.lowerBound, 1)...max(limit.upperBound, 1), most: limit.upperBound)
  }

  /// Sets how many lines fields with a vertical axis have at least.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(at: max(limit.lowerBound, 1)...Int.max, most: nil)
  }

  /// The same with a range that has an upper bound alone: `...3`.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets how many lines there are at most and, in fields with a vertical axis, whether their room
  /// is kept from the start.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(at: (reservesSpace ? max(limit, 1) : 1)...max(limit, 1), most: limit)
  }

  nonisolated private func lines(at range: ClosedRange<Int>?, most: Int?) -> some View {
    style(.lineLimit(most)).transformEnvironment(\.textInput) { $0.lines = range }
  }
}
