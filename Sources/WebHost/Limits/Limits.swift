/// Every number that bounds what one browser, one address or all of them together can cost.
///
/// Each has a flag of the same name (`Limits.flags`), so that nobody has to rebuild to change one.
package struct Limits: Sendable, Equatable {
  // MARK: One message

  /// Bytes of one message. A hello with some hundred filled fields fits many times over; a hostile
  /// one costs a quarter of a megabyte at most before it is refused.
  package var messageSize = 262_144
  /// Bytes of one field's text: some 40 printed pages. Half a message, so that escapes fit.
  package var fieldLength = 131_072
  /// Values that a returning page may put back. Ten times the longest form we know.
  package var heldValues = 2_000
  /// Bytes of path and query: what browsers and proxies agree to pass on.
  package var pathLength = 2_048

  // MARK: One session

  /// Events a second that a session may send for long. Fast typing is 15, a held key 30, a dragged
  /// slider 60; 0 switches the limit off, for benchmarks.
  package var eventsPerSecond = 200
  /// Events at once: a browser that comes back from a dead network sends what queued up.
  package var eventBurst = 400
  /// Seconds without an event after which a session ends. An hour outlives a long telephone call
  /// in the middle of a form; what was typed stays in the browser beyond it.
  package var idleTime = 3_600
  /// Seconds that a session is kept after its connection was lost: a lift, a tunnel, the change from one
  /// network to another. The tab then goes on where it was.
  package var suspendedTime = 120
  /// Sessions kept so at once; of more the one that waited longest ends. A cable that is cut takes many
  /// along at once, and each holds its views.
  package var suspendedSessions = 2_000
  /// Seconds from the connection to its hello. The script sends it at once; ten forgive a phone.
  package var helloTime = 10
  /// Bytes that wait for a client that does not read. One first picture of a large form.
  package var outgoingQueue = 1_048_576
  /// Seconds between pings: below the minute after which proxies drop silent connections.
  package var pingInterval = 30
  /// Seconds that an unanswered ping is waited for.
  package var pongTime = 15

  // MARK: The process

  /// Sessions at once. At some tens of kilobytes for a form's views, half a gigabyte.
  package var sessions = 10_000
  /// Sessions from one address: a school or an office behind one router. Loopback is exempt, for
  /// it is a proxy's address.
  package var sessionsPerAddress = 500
  /// Connections at once, whether or not they say anything: twice the sessions leave room for
  /// page requests and browsers' spare connections. The process's file limit bounds it too.
  package var connections = 20_000

  // MARK: HTTP

  /// Bytes of a request's head. Twice what browsers send with a few cookies.
  package var headerSize = 8_192
  /// Requests that are read or answered at once, each of which costs `headerSize`; further ones
  /// wait, so a flood of page requests costs two megabytes and no more.
  package var pendingRequests = 256
  /// Seconds in which a request's head has to be complete: one who sends it byte by byte is no
  /// browser.
  package var headerTime = 10
  /// Seconds for the answer to be made and fetched, over a bad phone line.
  package var responseTime = 30

  package init() {}
}
