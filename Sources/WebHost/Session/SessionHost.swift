import DisplayTree
import Dispatch

/// The main thread's side: makes pages, keeps the sessions, and answers a batch of what the network
/// brought with a batch of what it is to send.
@MainActor
final class SessionHost {
  let screens: any ScreenMaker
  let configuration: HostConfiguration
  let metrics: Metrics
  let log: Log
  private(set) var sessions: [ConnectionID: Session] = [:]
  private var sessionsByKey: [String: Session] = [:]
  var suspended = SuspendedSessions()
  /// Tests know the keys beforehand.
  var makeKey: () -> String = SessionKey.random
  /// Takes a batch to the network thread, and empties it.
  var send: (inout [Outgoing]) -> Void = { $0.removeAll() }
  private var touched: [Session] = []
  private var wishes: [Session] = []
  private var outgoing: [Outgoing] = []

  init(screens: any ScreenMaker, configuration: HostConfiguration, metrics: Metrics) {
    self.screens = screens
    self.configuration = configuration
    self.metrics = metrics
    log = Log(level: configuration.logLevel)
  }

  /// Applies everything in order, then sends each session's frames: one patch for all its events.
  func take(_ batch: [Incoming]) {
    for incoming in batch {
      switch incoming {
      case .message(let id, let message): receive(message, for: id)
      case .page(let request, let answer): outgoing.append(.answer(answer, page(request)))
      case .opened(let id, let visitor): open(id, visitor)
      case .closed(let id, let refusal): sessions[id].map { end($0, refusal) }
      case .dropped(let id): sessions[id].map(suspend)
      }
    }
    flush()
  }

  /// Notes that a screen wants a pass; all wishes of a turn are granted in the next one.
  func schedulePass(for session: Session) {
    if wishes.isEmpty { DispatchQueue.main.async { self.grantWishes() } }
    if !wishes.contains(where: { $0 === session }) { wishes.append(session) }
  }

  /// Ends every session, when the host stops.
  func closeAll() {
    for session in sessions.values { end(session, .goingAway) }
    for session in sessionsByKey.values { end(session, .goingAway) }
    outgoing.removeAll()
  }

  /// The settings of a screen, from what the browser told so far.
  func settings(
    path: String, _ visitor: Visitor, _ change: ClientMessage.SettingsChange
  ) -> ScreenSettings {
    var settings = ScreenSettings()
    settings.path = path
    settings.languages = visitor.languages
    if !visitor.site.isEmpty { settings.site = visitor.site + configuration.basePath.dropLast() }
    change.apply(to: &settings)
    return settings
  }

  // MARK: -

  private func open(_ id: ConnectionID, _ visitor: Visitor) {
    sessions[id] = Session(id: id, visitor: visitor, host: self)
    metrics.sessions.add()
    metrics.sessionsOpened.add()
    log(.info, "opened", session: id)
  }

  private func receive(_ message: ClientMessage, for id: ConnectionID) {
    guard let session = sessions[id] else { return }
    if case .hello(let hello) = message, case .connecting = session.phase,
      let former = hello.former,
      let known = sessionsByKey[former.key]
    {
      return resume(known, insteadOf: session, after: former, hello.settings)
    }
    do throws(Refusal) {
      try session.receive(message)
      if case .hello = message, let key = session.key { sessionsByKey[key] = session }
      forgetFormerKey(of: session)
      touch(session)
    } catch {
      end(session, error)
      outgoing.append(.close(id, error))
    }
  }

  func end(_ session: Session, _ refusal: Refusal?) {
    sessions[session.id] = nil
    if let key = session.key { sessionsByKey[key] = nil }
    forgetFormerKey(of: session)
    if suspended.remove(session) { metrics.suspended.add(-1) }
    session.close(refusal)
    metrics.sessions.add(-1)
    log(.info, "closed", session: session.id)
  }

  func forgetConnection(of session: Session) { sessions[session.id] = nil }

  func sendClose(_ id: ConnectionID, _ refusal: Refusal) { outgoing.append(.close(id, refusal)) }

  /// Gives a session another connection and its page what it missed.
  func adopt(
    _ session: Session, as id: ConnectionID, after former: ClientMessage.Former,
    _ settings: ClientMessage.SettingsChange
  ) {
    if let key = session.key { sessionsByKey[key] = nil }
    forgetFormerKey(of: session)
    session.resume(as: id, after: former, settings)
    sessionsByKey[former.key] = session
    if let key = session.key { sessionsByKey[key] = session }
    sessions[id] = session
    touch(session)
  }

  private func forgetFormerKey(of session: Session) {
    guard let key = session.formerKey else { return }
    sessionsByKey[key] = nil
    session.formerKey = nil
  }

  private func touch(_ session: Session) {
    guard !session.isTouched else { return }
    session.isTouched = true
    touched.append(session)
  }

  private func grantWishes() {
    let granted = wishes
    wishes = []
    for session in granted {
      session.settle()
      touch(session)
    }
    flush()
  }

  private func flush() {
    for session in touched {
      session.isTouched = false
      session.takeFrames { outgoing.append(.frame(session.id, $0)) }
    }
    touched.removeAll(keepingCapacity: true)
    if !outgoing.isEmpty { send(&outgoing) }
  }
}
