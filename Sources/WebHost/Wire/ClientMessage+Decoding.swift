import DisplayTree

extension ClientMessage {
  /// The version of the wire protocol that this host speaks.
  static let version = 1

  init(decoding bytes: UnsafeBufferPointer<UInt8>, limits: Limits) throws(WireError) {
    guard bytes.count <= limits.messageSize else { throw .tooLarge }
    var scanner = JSONScanner(bytes)
    try scanner.take(JSONScanner.openBracket)
    if scanner.peek() == JSONScanner.quote {
      guard try scanner.string(limit: Limits.maximumNameLength) == "hello" else { throw .malformed }
      self = .hello(try Hello(after: &scanner, limits: limits))
    } else {
      let sequence = try scanner.integer()
      guard sequence > 0 else { throw .malformed }
      self = .event(try Event(after: &scanner, limits: limits), sequence: sequence)
    }
    try scanner.take(JSONScanner.closeBracket)
    try scanner.end()
  }
}

extension ClientMessage.Event {
  fileprivate init(after scanner: inout JSONScanner, limits: Limits) throws(WireError) {
    let name = try scanner.element { scanner throws(WireError) in
      try scanner.string(limit: Limits.maximumNameLength)
    }
    switch name {
    case "p": self = .path(try scanner.path(limits))
    case "s": self = .settings(try .init(after: &scanner))
    default:
      let id = try scanner.id()
      self = .action(try Action(name, after: &scanner, limits: limits), id)
    }
  }
}

extension Action {
  fileprivate nonisolated init(
    _ name: String, after scanner: inout JSONScanner, limits: Limits
  ) throws(WireError) {
    switch name {
    case "i": self = .input(try scanner.text(limits))
    case "v": self = .choose(try scanner.text(limits))
    case "t": self = .tap
    case "f": self = .focus
    case "b": self = .blur
    case "r": self = .submit
    case "d": self = .dismiss
    case "x": self = .delete
    case "m": self = .move(try scanner.number(in: 0...Int(Int32.max)))
    case "h": self = .hover(try scanner.number(in: 0...1) == 1)
    case "g": self = .measure(try scanner.measurement())
    case "k":
      let key = try scanner.element { scanner throws(WireError) in
        try scanner.string(limit: Limits.maximumNameLength)
      }
      self = .key(key, isRepeated: try scanner.number(in: 0...1) == 1)
    default: throw .malformed
    }
  }
}

extension ClientMessage.Hello {
  fileprivate init(after scanner: inout JSONScanner, limits: Limits) throws(WireError) {
    let version = try scanner.number(in: 0...Int(Int32.max))
    guard version == ClientMessage.version else { throw .version }
    path = try scanner.path(limits)
    digest = try scanner.key()
    settings = try .init(after: &scanner)
    held = []
    try scanner.take(JSONScanner.comma)
    try scanner.list { scanner throws(WireError) in
      guard held.count < limits.heldValues else { throw .tooLarge }
      try scanner.take(JSONScanner.openBracket)
      let key = try scanner.string(limit: Limits.maximumKeyLength)
      held.append((key, try scanner.text(limits)))
      try scanner.take(JSONScanner.closeBracket)
    }
    former = try scanner.takeIf(JSONScanner.comma) ? .init(from: &scanner) : nil
  }
}

extension ClientMessage.Former {
  fileprivate init(from scanner: inout JSONScanner) throws(WireError) {
    try scanner.take(JSONScanner.openBracket)
    key = try scanner.string(limit: Limits.maximumKeyLength)
    seen = try scanner.number(in: 0...Int(Int32.max))
    try scanner.take(JSONScanner.closeBracket)
  }
}

extension ClientMessage.SettingsChange {
  /// Names that this version does not know are passed over.
  fileprivate init(after scanner: inout JSONScanner) throws(WireError) {
    try scanner.take(JSONScanner.comma)
    try scanner.take(JSONScanner.openBrace)
    if scanner.takeIf(JSONScanner.closeBrace) { return }
    repeat {
      let name = try scanner.string(limit: Limits.maximumNameLength)
      try scanner.take(JSONScanner.colon)
      switch name {
      case "dark": isDark = try scanner.bool()
      case "compact": isCompact = try scanner.bool()
      case "hidden": isHidden = try scanner.bool()
      case "motion": reducesMotion = try scanner.bool()
      case "zone": timeZone = try scanner.string(limit: Limits.maximumKeyLength)
      default: try scanner.skipScalar(limit: Limits.maximumKeyLength)
      }
    } while scanner.takeIf(JSONScanner.comma)
    try scanner.take(JSONScanner.closeBrace)
  }
}

// MARK: - The further elements of a message's array

extension JSONScanner {
  fileprivate mutating func element<Value>(
    _ read: (inout JSONScanner) throws(WireError) -> Value
  ) throws(WireError) -> Value {
    try take(Self.comma)
    return try read(&self)
  }

  /// An array whose elements `read` takes one by one.
  fileprivate mutating func list(
    _ read: (inout JSONScanner) throws(WireError) -> Void
  ) throws(WireError) {
    try take(Self.openBracket)
    if takeIf(Self.closeBracket) { return }
    repeat { try read(&self) } while takeIf(Self.comma)
    try take(Self.closeBracket)
  }

  fileprivate mutating func number(in range: ClosedRange<Int>) throws(WireError) -> Int {
    try take(Self.comma)
    let number = try integer()
    guard range.contains(number) else { throw .malformed }
    return number
  }

  fileprivate mutating func id() throws(WireError) -> ElementID {
    ElementID(Int32(try number(in: 1...Int(Int32.max))))
  }

  /// Eight lengths in hundredths of a CSS pixel: corner, size, safe area.
  fileprivate mutating func measurement() throws(WireError) -> MeasuredBox {
    var lengths: [Double] = []
    for index in 0..<8 {
      let range =
        index < 2
        ? -Limits.maximumLength...Limits.maximumLength
        : 0...Limits.maximumLength
      lengths.append(Double(try number(in: range)) / 100)
    }
    return MeasuredBox(
      x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3],
      safeArea: Insets(
        top: lengths[4], leading: lengths[5], bottom: lengths[6], trailing: lengths[7]))
  }

  fileprivate mutating func text(_ limits: Limits) throws(WireError) -> String {
    try take(Self.comma)
    return try string(limit: limits.fieldLength)
  }

  fileprivate mutating func key() throws(WireError) -> String {
    try take(Self.comma)
    return try string(limit: Limits.maximumKeyLength)
  }

  /// Path and query, which begin with a slash.
  fileprivate mutating func path(_ limits: Limits) throws(WireError) -> String {
    try take(Self.comma)
    let path = try string(limit: limits.pathLength)
    guard path.utf8.first == 0x2F else { throw .malformed }
    return path
  }
}
