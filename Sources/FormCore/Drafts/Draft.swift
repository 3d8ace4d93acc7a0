import Foundation
import Observation

/// Keeps what was entered into a form until it is submitted.
///
/// Changes are saved once they pause, brought back by ``restore()``, and forgotten when the form is
/// submitted or clean again. ``Secret`` values and fields marked by ``Field/isSecret()`` are left
/// out. What cannot be read is dropped with a warning.
///
/// ```swift
/// let draft = Draft(of: form, in: store, key: DraftKey("sign-up", scope: user.id))
/// await draft.restore()
/// ```
@MainActor public final class Draft<Values: Codable & Equatable>: Observable {
  private let model: FormModel<Values>
  private let store: any DraftStore
  private let key: DraftKey
  private let version: Int
  private let lifetime: Duration
  private let debounce: Duration
  private let now: () -> Date
  private let warn: @MainActor (DraftWarning) -> Void
  private let registrar = ObservationRegistrar()
  private var isBack = false
  private var waiting: Task<Void, Never>?
  /// Whether the person changed something that is not saved yet. Until then a save leaves the store as
  /// it is: what it holds may not have been brought back yet, and keeps its age.
  private var hasNews: Bool
  private var isRestoring = false

  /// Keeps a draft of the form from here on.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - store: Where the draft is kept.
  ///   - key: Whose draft of which form.
  ///   - version: Raise it when the values change their shape; older drafts are dropped.
  ///   - lifetime: After which a draft is not brought back.
  ///   - debounce: The pause after which changes are saved, by the form's clock.
  ///   - now: The time of day.
  ///   - warn: Hears what went wrong; without it the standard error output does.
  public init(
    of form: FormModel<Values>, in store: any DraftStore, key: DraftKey, version: Int = 1,
    lifetime: Duration = .seconds(7 * 24 * 60 * 60), debounce: Duration = .seconds(1),
    now: @escaping () -> Date = { Date() },
    warn: (@MainActor (DraftWarning) -> Void)? = nil
  ) {
    model = form
    self.store = store
    self.key = key
    self.version = version
    self.lifetime = lifetime
    self.debounce = debounce
    self.now = now
    hasNews = form.isDirty
    self.warn = warn ?? { Report.misuse("A draft is lost: \($0)") }
    let state = form.form
    let id = ObjectIdentifier(self)
    state.changeHandlers[id] = { [weak self] in
      self?.valuesDidChange()
      return self != nil
    }
    state.submitHandlers[id] = { [weak self, weak state] in
      self?.wasSubmitted()
      // The screen is gone, and what it saved when it went has been sent since.
      if self == nil, state?.isSubmitted == true { Self.remove(key, from: store, warn: warn) }
      return self != nil
    }
  }

  deinit { waiting?.cancel() }

  // MARK: Bringing back

  /// Whether values were brought back that the person has neither submitted nor given up.
  public private(set) var isRestored: Bool {
    get {
      registrar.access(self, keyPath: \.isRestored)
      return isBack
    }
    set {
      guard newValue != isBack else { return }
      registrar.withMutation(of: self, keyPath: \.isRestored) { isBack = newValue }
    }
  }

  /// Whether something was changed since values were brought back.
  public var isEditedSinceRestored: Bool { model.values != model.storage.restoredValues }

  /// Fills the form with the draft, unless somebody has begun to fill it in meanwhile.
  ///
  /// - Returns: Whether values were brought back.
  @discardableResult
  public func restore() async -> Bool {
    await DraftCalls.latest(for: key)?.value
    let data: Data?
    do {
      data = try await store.load(key)
    } catch {
      warn(.store(error))
      return false
    }
    guard let data, let draft = read(data), !model.isDirty else { return false }
    isRestoring = true
    model.restore(draft.values, laidOutFor: draft.locale)
    isRestoring = false
    model.storage.restoredValues = model.isDirty ? model.storage.values : nil
    isRestored = model.isDirty
    return true
  }

  private func read(_ data: Data) -> DraftEnvelope<Values>? {
    do {
      let header = try JSONDecoder().decode(DraftHeader.self, from: data)
      let age = now().timeIntervalSince(header.savedAt)
      // Before now, when the clock was set back since: then it counts from the other side.
      guard abs(age) <= lifetime / .seconds(1) else {
        removeStored()
        return nil
      }
      guard header.version == version else {
        drop(.otherVersion(header.version))
        return nil
      }
      let decoder = JSONDecoder()
      let current = DraftEnvelope(
        version: version, savedAt: header.savedAt, locale: nil, values: model.storage.values)
      decoder.userInfo[.secretKeeper] = try SecretKeeper(of: current)
      return try decoder.decode(DraftEnvelope<Values>.self, from: data)
    } catch {
      drop(.unreadable(error))
      return nil
    }
  }

  private func drop(_ warning: DraftWarning) {
    warn(warning)
    removeStored()
  }

  /// The stored draft goes; what the person entered meanwhile is saved all the same.
  private func removeStored() {
    call { [store, key] in try await store.remove(key) }
  }

  // MARK: Saving

  /// Saves at once, for instance when the scene goes to the background.
  public func save() async {
    waiting?.cancel()
    saveNow()
    await DraftCalls.latest(for: key)?.value
  }

  /// Gives up what was brought back: the draft is forgotten and the form begins anew.
  public func startOver() async {
    model.reset()
    await discard()
  }

  /// Forgets the draft.
  ///
  /// What is changed from here on makes another one.
  public func discard() async {
    hasNews = false
    forget()
    await DraftCalls.latest(for: key)?.value
  }

  private func valuesDidChange() {
    guard !isRestoring, !model.form.isFollowingLocale else { return }
    hasNews = true
    saveLater()
  }

  /// What was typed while the form was on its way is not with the server yet.
  private func wasSubmitted() {
    guard !model.form.isSubmitted else { return forget() }
    hasNews = true
    saveNow()
  }

  private func saveLater() {
    waiting?.cancel()
    let clock = model.form.clock
    let debounce = debounce
    waiting = Task { [weak self] in
      guard (try? await clock.sleep(for: debounce)) != nil, !Task.isCancelled else { return }
      self?.saveNow()
    }
  }

  private func saveNow() {
    guard hasNews else { return }
    hasNews = false
    guard model.form.isDirty, !model.form.isSubmitted else { return forget() }
    do {
      let envelope = DraftEnvelope(
        version: version, savedAt: now(), locale: model.locale, values: model.valuesWithoutSecrets)
      let data = try JSONEncoder().encode(envelope)
      call { [store, key] in try await store.save(data, for: key) }
    } catch {
      warn(.unreadable(error))
    }
  }

  private func forget() {
    waiting?.cancel()
    isRestored = false
    removeStored()
  }

  private static func remove(
    _ key: DraftKey, from store: any DraftStore, warn: (@MainActor (DraftWarning) -> Void)?
  ) {
    DraftCalls.append(for: key) {
      do { try await store.remove(key) } catch { warn?(.store(error)) }
    }
  }

  private func call(_ operation: @escaping @Sendable () async throws -> Void) {
    let warn = warn
    DraftCalls.append(for: key) { [weak self] in
      do {
        try await operation()
      } catch {
        warn(.store(error))
        self?.hasNews = true
      }
    }
  }
}

extension FormModel {
  /// The values without what secret fields hold.
  var valuesWithoutSecrets: Values {
    var values = storage.values
    table.removeSecrets(from: &values)
    return values
  }

  /// Fills in values that were entered before; nothing counts as touched or changed by it.
  ///
  /// - Parameter locale: For which their texts are laid out. The rows of a list are there only once the
  ///   values are, so these are laid out for the form's own locale afterwards.
  func restore(_ values: Values, laidOutFor locale: Locale?) {
    let own = form.locale
    if let locale { follow(locale) }
    var values = values
    table.restoreSecrets(in: &values)
    replaceValues(values, isEdit: false)
    follow(own)
  }
}

extension Draft {
  /// The form whose draft this is.
  public var form: FormModel<Values> { model }
}
