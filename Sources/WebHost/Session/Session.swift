import DisplayTree
import HTMLRenderer

/// One browser tab: a screen of its own, the events that came for it, the frames that go to it.
///
/// Invariant: while live, `lastSequence` is the number of the last event applied, and unless
/// `isStale`, the frames taken so far draw what the screen shows.
@MainActor
final class Session {
  /// Of the connection; another one when the page has come back.
  private(set) var id: ConnectionID
  /// By which the page gets the session back; none before the welcome.
  private(set) var key: String?
  /// The key before, until an event shows that the page has heard of the new one: the connection may be lost
  /// again with the welcome that told it.
  var formerKey: String?
  private(set) var phase: Phase
  /// What goes out first and is no part of what the page is to have seen: a welcome, and frames again.
  private var preface: [String] = []
  private var kept = KeptFrames()
  /// Frames that go out before the next patch: the answer to the hello, and patches that had to be
  /// made before a later event was applied.
  private var waiting: [String] = []
  /// True while an action or a pass runs: a wish for a pass is no news then.
  private var isBusy = false
  /// Set by the host for a session that it will ask for frames at the end of the turn.
  var isTouched = false
  private unowned let host: SessionHost

  init(id: ConnectionID, visitor: Visitor, host: SessionHost) {
    self.id = id
    self.host = host
    phase = .connecting(visitor)
  }

  /// A message arrived; throws when the session is to be closed for it.
  func receive(_ message: ClientMessage) throws(Refusal) {
    switch (phase, message) {
    case (.live(var live), .event(let event, let sequence)):
      guard sequence == live.lastSequence + 1 else { throw .outOfOrder }
      live.lastSequence = sequence
      live.isStale = true
      phase = .live(live)
      try apply(event, to: live.screen)
      if live.screen.tree.resetsText { takePatch { waiting.append($0) } }
    case (.connecting(let visitor), .hello(let hello)):
      let key = host.makeKey()
      self.key = key
      let greeting = busily { Greeting(hello, from: visitor, key: key, host: host) }
      preface = greeting.frames
      for frame in greeting.frames.dropFirst() { kept.append(frame) }
      phase = .live(Live(screen: greeting.screen, settings: greeting.settings))
      greeting.screen.needsPass = { [weak self] in self?.wantsPass() }
    case (.closed, _), (.suspended, _): break
    case (.connecting, .event), (.live, .hello): throw .malformed
    }
  }

  /// Runs the passes that something beside an event asked for.
  func settle() {
    switch phase {
    case .live(var live):
      live.isStale = true
      phase = .live(live)
      pass(live.screen)
    case .suspended(let live): pass(live.screen)
    case .connecting, .closed: break
    }
  }

  /// The connection is lost; false when there is nothing to keep.
  func suspend() -> Bool {
    guard case .live(let live) = phase else { return false }
    phase = .suspended(live)
    return true
  }

  /// The page is back over another connection, and gets what it missed: the frames that it has not seen, or
  /// where these are kept no more, all of the screen as it is.
  func resume(
    as id: ConnectionID, after former: ClientMessage.Former, _ change: ClientMessage.SettingsChange
  ) {
    guard case .live(var live) = phase.asConnected else { return }
    let key = host.makeKey()
    self.id = id
    self.key = key
    formerKey = former.key
    live.isStale = true
    phase = .live(live)
    preface = [ServerMessage.welcome(.resumes, acknowledging: live.lastSequence, key: key)]
    if let missed = kept.missed(after: former.seen) {
      preface += missed
    } else {
      let content = live.screen.drawWhole()
      waiting = [ServerMessage.mount(content, digest: HTMLRenderer.digest(content))]
    }
    update(change)
    pass(live.screen)
  }

  /// Hands over what the browser has not been told: the greeting, then one patch for everything
  /// that happened since the last call, which acknowledges every event applied.
  func takeFrames(_ send: (String) -> Void) {
    guard case .live = phase else { return }
    for frame in preface { send(frame) }
    preface = []
    for frame in waiting {
      kept.append(frame)
      send(frame)
    }
    waiting = []
    takePatch { frame in
      kept.append(frame)
      send(frame)
    }
  }

  /// One patch for all that happened since the last. Where a text is replaced it is made at once:
  /// by the number that it acknowledges the browser tells what was typed after what.
  private func takePatch(_ send: (String) -> Void) {
    guard case .live(var live) = phase, live.isStale else { return }
    let patch = HTMLRenderer.patch(of: live.screen.tree, acknowledging: live.lastSequence)
    let isNews = live.lastSequence != live.acknowledged || ServerMessage.hasOps(patch)
    live.acknowledged = live.lastSequence
    live.isStale = false
    phase = .live(live)
    guard isNews else { return }
    host.metrics.patches.add()
    host.metrics.patchBytes.add(patch.utf8.count)
    send(patch)
  }

  /// Ends the screen. The session takes nothing more.
  func close(_ refusal: Refusal?) {
    let ended = phase
    phase = .closed(refusal)
    guard case .live(let live) = ended.asConnected else { return }
    live.screen.needsPass = nil
    busily { live.screen.close() }
  }
}

// MARK: - Events

extension Session {
  /// One pass per event: a later event may mean what the earlier one brought on screen.
  private func apply(_ event: ClientMessage.Event, to screen: any HostedScreen) throws(Refusal) {
    host.metrics.events.add()
    if let refusal = busily({ perform(event, on: screen) }) { throw refusal }
    pass(screen)
  }

  private func perform(_ event: ClientMessage.Event, on screen: any HostedScreen) -> Refusal? {
    switch event {
    case .action(let action, let id): return perform(action, on: id, of: screen)
    case .path(let path): screen.open(path: host.configuration.appPath(path))
    case .settings(let change): update(change)
    }
    return nil
  }

  private func perform(_ action: Action, on id: ElementID, of screen: any HostedScreen) -> Refusal?
  {
    if screen.perform(action, on: id) { return nil }
    if let element = screen.tree.element(id) {
      guard element.mayHaveOffered(action) else { return .forged }
      host.metrics.ignoredEvents.add()
    } else if screen.tree.hasGivenOut(id) {
      host.metrics.lateEvents.add()
    } else {
      return .forged
    }
    return nil
  }

  private func update(_ change: ClientMessage.SettingsChange) {
    guard case .live(var live) = phase else { return }
    change.apply(to: &live.settings)
    phase = .live(live)
    live.screen.update(live.settings)
  }

  private func pass(_ screen: any HostedScreen) {
    host.metrics.passes.add()
    busily { screen.settle() }
  }

  private func wantsPass() {
    if !isBusy { host.schedulePass(for: self) }
  }

  private func busily<Result>(_ work: () -> Result) -> Result {
    let wasBusy = isBusy
    isBusy = true
    defer { isBusy = wasBusy }
    return work()
  }
}
