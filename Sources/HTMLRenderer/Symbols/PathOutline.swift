/// One outline of an SVG path: from a move to the next one.
struct PathOutline {
  /// Path data that stands by itself: it begins with an absolute move.
  private(set) var data: String
  /// Points along it, close enough together to measure it and to tell what lies inside.
  private(set) var points: [SIMD2<Double>]

  /// The outlines of path data, in their order; nil when it is no path data.
  static func outlines(in data: Substring) -> [PathOutline]? {
    var reader = PathReader(data)
    return reader.outlines()
  }

  fileprivate init(at start: SIMD2<Double>) {
    data = "M\(start.x.short) \(start.y.short)"
    points = [start]
  }

  fileprivate mutating func append(_ command: Character, _ numbers: [Double]) {
    data.append(command)
    data += numbers.map(\.short).joined(separator: " ")
  }

  fileprivate mutating func pass(_ point: SIMD2<Double>) { points.append(point) }

  /// The room it takes.
  var box: OutlineBox { OutlineBox(around: points) }

  /// Whether a point lies inside: a ray from it crosses the outline an odd number of times.
  func contains(_ point: SIMD2<Double>) -> Bool {
    var isInside = false
    var last = points[points.count - 1]
    for next in points {
      if (next.y > point.y) != (last.y > point.y),
        point.x < (last.x - next.x) * (point.y - next.y) / (last.y - next.y) + next.x
      {
        isInside.toggle()
      }
      last = next
    }
    return isInside
  }
}

/// The rectangle around some points.
struct OutlineBox {
  private var least = SIMD2(Double.infinity, .infinity)
  private var greatest = SIMD2(-Double.infinity, -.infinity)

  init(around points: [SIMD2<Double>]) {
    for point in points {
      least = pointwiseMin(least, point)
      greatest = pointwiseMax(greatest, point)
    }
  }

  var area: Double {
    let size = greatest - least
    return size.x * size.y
  }
}

/// Reads path data command by command and keeps where the pen is.
///
/// Source: SVG 1.1, 8.3 and, for arcs, F.6.
private struct PathReader {
  private var rest: Substring.UTF8View
  private var pen = SIMD2(0.0, 0.0)
  private var start = SIMD2(0.0, 0.0)
  private var found: [PathOutline] = []

  /// The steps that a curve or an arc is measured in.
  private static let steps = 12
  /// Far beyond any symbol, and little enough for thousandths to be counted in an integer, also where
  /// every move adds to the last one.
  private static let greatestNumber = 1_000_000.0

  init(_ data: Substring) { rest = data.utf8 }

  mutating func outlines() -> [PathOutline]? {
    var command: Character?
    while let next = nextCommand(after: command) {
      guard let numbers = arguments(of: next) else { return nil }
      guard draw(next, numbers) else { return nil }
      command = next
    }
    skipSeparators()
    return rest.isEmpty && !found.isEmpty ? found : nil
  }

  /// The command that stands here, or the last one again; a move goes on as a line.
  private mutating func nextCommand(after last: Character?) -> Character? {
    skipSeparators()
    guard let byte = rest.first else { return nil }
    if Self.counts[Character(UnicodeScalar(byte))] != nil {
      rest.removeFirst()
      return Character(UnicodeScalar(byte))
    }
    switch last {
    case "M": return "L"
    case "m": return "l"
    case "Z", "z", nil: return nil
    default: return last
    }
  }

  private static let counts: [Character: Int] = [
    "M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0,
    "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0,
  ]

  private mutating func arguments(of command: Character) -> [Double]? {
    let count = Self.counts[command] ?? 0
    var numbers: [Double] = []
    for index in 0..<count {
      let isFlag = count == 7 && (index == 3 || index == 4)
      guard let number = isFlag ? flag() : number() else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// A flat switch: one case for each kind of command.
  private mutating func draw(_ command: Character, _ numbers: [Double]) -> Bool {
    let origin = command.isLowercase ? pen : SIMD2(0, 0)
    func point(_ index: Int) -> SIMD2<Double> {
      origin + SIMD2(numbers[index], numbers[index + 1])
    }
    if command == "M" || command == "m" {
      pen = point(0)
      start = pen
      found.append(PathOutline(at: pen))
      return true
    }
    guard !found.isEmpty else { return false }
    found[found.count - 1].append(command, numbers)
    switch command.lowercased() {
    case "z": pen = start
    case "h": line(to: SIMD2(origin.x + numbers[0], pen.y))
    case "v": line(to: SIMD2(pen.x, origin.y + numbers[0]))
    case "c": curve(point(0), point(2), to: point(4))
    case "s", "q": curve(point(0), point(0), to: point(2))
    case "a": arc(numbers, to: point(5))
    default: line(to: point(0))
    }
    return true
  }

  private mutating func line(to end: SIMD2<Double>) {
    found[found.count - 1].pass(end)
    pen = end
  }

  private mutating func curve(
    _ first: SIMD2<Double>, _ second: SIMD2<Double>, to end: SIMD2<Double>
  ) {
    let begin = pen
    for step in 1...Self.steps {
      let t = Double(step) / Double(Self.steps)
      let u = 1 - t
      line(
        to: begin * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t)
          + end * (t * t * t))
    }
    pen = end
  }

  private mutating func arc(_ numbers: [Double], to end: SIMD2<Double>) {
    guard let arc = EllipticArc(numbers, from: pen, to: end) else { return line(to: end) }
    for step in 1...Self.steps { line(to: arc.point(at: Double(step) / Double(Self.steps))) }
    pen = end
  }

  private mutating func skipSeparators() {
    rest = rest.drop { $0 == 0x20 || $0 == 0x2C || (0x09...0x0D).contains($0) }
  }

  private mutating func flag() -> Double? {
    skipSeparators()
    guard let byte = rest.first, byte == 0x30 || byte == 0x31 else { return nil }
    rest.removeFirst()
    return Double(byte - 0x30)
  }

  /// A sign, digits, and a second point begins the next number.
  private mutating func number() -> Double? {
    skipSeparators()
    var length = 0
    var hasPoint = false
    for byte in rest {
      let isSign = byte == 0x2D || byte == 0x2B
      if isSign, length > 0 { break }
      if byte == 0x2E {
        if hasPoint { break }
        hasPoint = true
      } else if !isSign, !(0x30...0x39).contains(byte) {
        break
      }
      length += 1
    }
    defer { rest = rest.dropFirst(length) }
    let number = Double(String(decoding: rest.prefix(length), as: UTF8.self))
    return number.flatMap { abs($0) <= Self.greatestNumber ? $0 : nil }
  }
}
