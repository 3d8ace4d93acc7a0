import Dispatch

// Sessions whose connection is lost, and pages that come back.
extension SessionHost {
  /// Keeps a session for its page, which may come back. One that never said hello has none.
  func suspend(_ session: Session) {
    let limits = configuration.limits
    guard limits.suspendedTime > 0, limits.suspendedSessions > 0, session.suspend() else {
      return end(session, nil)
    }
    forgetConnection(of: session)
    metrics.suspended.add()
    log(.info, "suspended", session: session.id)
    suspended.append(session, until: now() + UInt64(limits.suspendedTime) * 1_000_000)
    endSuspended(room: limits.suspendedSessions, now: now())
    if !suspended.isTimed { endSuspendedLater() }
  }

  /// The page has come back. A connection that the host had not found lost is lost now: what it still does
  /// is no matter of this session.
  func resume(
    _ session: Session, insteadOf passing: Session, after former: ClientMessage.Former,
    _ settings: ClientMessage.SettingsChange
  ) {
    if suspended.remove(session) {
      metrics.suspended.add(-1)
    } else {
      forgetConnection(of: session)
      sendClose(session.id, .replaced)
    }
    end(passing, nil)
    adopt(session, as: passing.id, after: former, settings)
    metrics.resumed.add()
    log(.info, "resumed", session: session.id)
  }

  /// Ends those that have waited long enough, and those beyond so many.
  func endSuspended(room: Int, now: UInt64) {
    for session in suspended.takeEnded(now: now, room: room) {
      metrics.suspended.add(-1)
      end(session, nil)
    }
  }

  private func endSuspendedLater() {
    suspended.isTimed = suspended.nextEnd != nil
    guard let end = suspended.nextEnd else { return }
    let wait = end > now() ? end - now() : 0
    DispatchQueue.main.asyncAfter(deadline: .now() + .microseconds(Int(wait))) { [weak self] in
      self?.endSuspended(room: .max, now: now())
      self?.endSuspendedLater()
    }
  }
}
