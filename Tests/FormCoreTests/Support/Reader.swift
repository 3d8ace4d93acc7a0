import Observation

/// Reads something as a view's body would, and notes when it is told to read again.
@MainActor final class Reader {
  private(set) var wasTold = false
  private let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
    read()
  }

  func read() {
    wasTold = false
    withObservationTracking {
      body()
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.wasTold = true }
    }
  }

  /// Whether the reader was told since it last read; it reads again.
  func takeTold() -> Bool {
    let was = wasTold
    read()
    return was
  }
}
