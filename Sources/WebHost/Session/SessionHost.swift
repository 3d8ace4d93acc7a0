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
    do throws(Refusal) {
      try session.receive(message)
      touch(session)
    } catch {
      end(session, error)
      outgoing.append(.close(id, error))
    }
  }

  private func end(_ session: Session, _ refusal: Refusal?) {
    sessions[session.id] = nil
    session.close(refusal)
    metrics.sessions.add(-1)
    log(.info, "closed", session: session.id)
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
