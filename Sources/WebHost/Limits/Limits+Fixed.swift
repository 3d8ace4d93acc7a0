/// What nobody needs to set by flag: bounds of what the protocols themselves keep short.
extension Limits {
  /// Languages of an `Accept-Language` header that are kept: more than anybody reads.
  static let maximumLanguages = 8
  /// Entries of that header that are looked at; browsers send a dozen at most.
  static let maximumLanguageEntries = 64
  /// Bytes of a language tag; BCP 47 tags in use are shorter.
  static let maximumLanguageLength = 35
  /// Bytes of a message's or a setting's name; all known ones are shorter.
  static let maximumNameLength = 16
  /// Bytes of a digest, a replay key or a time zone; ours and IANA's are shorter.
  static let maximumKeyLength = 128
  /// Bytes of frames that are kept in case that the connection is lost with them: some seconds of typing.
  /// A tab that misses more is mounted afresh, in the same session.
  static let keptFrameBytes = 4_096
  /// Random bytes of a session's key: 128 bits cannot be guessed.
  static let sessionKeyBytes = 16
  /// Hundredths of a CSS pixel: a million pixels, more than a page of a hundred thousand rows.
  static let maximumLength = 100_000_000
  /// Lines of the log a second: who reads more has a log collector to pay, and an attacker would
  /// choose how many there are.
  static let maximumLogLines = 100
  /// Microseconds in which a browser may take its leave: two round trips over a bad phone line.
  static let farewellTime: UInt64 = 2_000_000
  /// The same when the whole host goes, which has `maximumStoppingTime` for everything.
  static let hastyFarewellTime: UInt64 = 300_000
  /// Microseconds after which the process ends even when the main thread is stuck in view code.
  static let maximumStoppingTime = 900_000
}

extension Limits {
  /// Microseconds that a session may stay without an event from now on; nil when it was idle for too
  /// long. All times in microseconds.
  func idleTimeLeft(lastMessage: UInt64, now: UInt64) -> UInt64? {
    let end = lastMessage + UInt64(idleTime) * 1_000_000
    return now < end ? end - now : nil
  }
}
