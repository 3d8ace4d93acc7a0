import FormCore
import Foundation
import Testing

@MainActor struct DraftTests {
  struct Profile: Codable, Equatable {
    var name = ""
    var code = ""
    var password: Secret<String> = ""
    var phones: [Phone] = []
  }

  private let clock = ManualClock()
  private let store = MemoryDraftStore()
  private let key = DraftKey("profile", scope: "ada")

  private func form() -> FormModel<Profile> {
    FormModel(Profile(), clock: clock) { form in
      form.name.rules(.required, .length(3...))
      form.code.isSecret()
    }
  }

  private func draft(
    of form: FormModel<Profile>, version: Int = 1, now: Date = Date(timeIntervalSince1970: 0),
    warn: @escaping @MainActor (DraftWarning) -> Void = { Testing.Issue.record("\($0)") }
  ) -> Draft<Profile> {
    Draft(
      of: form, in: store, key: key, version: version, lifetime: .seconds(60),
      now: { now }, warn: warn)
  }

  private func saved(_ fill: (FormModel<Profile>) -> Void) async {
    let form = form()
    let draft = draft(of: form)
    fill(form)
    await draft.save()
  }

  @Test func `a draft comes back, with nothing touched and no error shown`() async {
    await saved { $0.name.value = "Ad" }
    let form = form()
    form.showing = .live
    #expect(await draft(of: form).restore())
    #expect(form.name.value == "Ad")
    #expect(form.isDirty && form.hasUnsavedChanges)
    #expect(!form.name.isTouched)
    #expect(form.name.shownIssues == [])
    #expect(form.validity == .invalid)
  }

  @Test func `a draft from another locale brings back the same numbers`() async {
    struct Price: Codable, Equatable { var amount = "" }
    func form(_ locale: String) -> FormModel<Price> {
      let form = FormModel(Price(), clock: clock) { $0.amount.format(.decimal()) }
      form.locale = Locale(identifier: locale)
      return form
    }
    func draft(of form: FormModel<Price>) -> Draft<Price> { Draft(of: form, in: store, key: key) }
    let german = form("de_DE")
    let first = draft(of: german)
    german.amount.value = "1.234"
    await first.save()
    let english = form("en_US")
    #expect(await draft(of: english).restore())
    #expect(english.amount.value == "1,234" && english.amount.normalizedValue == "1234")
  }

  @Test func `a row of a draft from another locale brings back the same number`() async {
    struct Line: Codable, Equatable, Identifiable { var id = 1; var amount = "" }
    struct Bill: Codable, Equatable { var lines: [Line] = [] }
    func form(_ locale: String) -> FormModel<Bill> {
      let form = FormModel(Bill(), clock: clock) { form in
        form.each(\.lines) { $0.amount.format(.decimal()) }
      }
      form.locale = Locale(identifier: locale)
      return form
    }
    let german = form("de_DE")
    let first = Draft(of: german, in: store, key: key)
    german.each(\.lines).append(Line(amount: "1.234,5"))
    await first.save()
    let english = form("en_US")
    #expect(await Draft(of: english, in: store, key: key).restore())
    #expect(english.values.lines.map(\.amount) == ["1,234.5"])
    #expect(english.normalizedValues.lines.map(\.amount) == ["1234.5"])
    #expect(english.locale.identifier == "en_US")
  }

  @Test func `a form that was sent after its screen went is no draft any more`() async {
    let form = form()
    var draft: Draft<Profile>? = draft(of: form)
    form.name.value = "Ada"
    await draft?.save()
    let result = await form.submit { _ in draft = nil }
    #expect(result == .succeeded && draft == nil)
    for _ in 0..<1_000 where await store.load(key) != nil { await Task.yield() }
    #expect(await store.load(key) == nil)
  }

  @Test func `following the person's locale is no edit and forgets no draft`() async {
    struct Price: Codable, Equatable { var amount = "1.234,5" }
    func form() -> FormModel<Price> {
      let form = FormModel(Price(), clock: clock) { $0.amount.format(.decimal()) }
      form.locale = Locale(identifier: "de_DE")
      form.reset(to: Price())
      return form
    }
    let edited = form()
    let first = Draft(of: edited, in: store, key: key)
    edited.amount.value = "7"
    await first.save()
    let other = form()
    let second = Draft(of: other, in: store, key: key)
    other.locale = Locale(identifier: "en_US")
    #expect(other.amount.value == "1,234.5" && !other.isDirty)
    await second.save()
    #expect(await second.restore() && other.amount.value == "7")
  }

  @Test func `a draft that was let go is told nothing more`() async {
    let form = form()
    for name in ["Ada", "Grace"] {
      let draft = draft(of: form)
      form.name.value = name
      await draft.save()
    }
    form.name.value = "Barbara"
    let other = self.form()
    #expect(await draft(of: other).restore() && other.name.value == "Grace")
  }

  @Test func `what was typed while the form was on its way stays in the draft`() async {
    let form = form()
    let draft = draft(of: form)
    form.name.value = "Ada"
    #expect(await form.submit { _ in form.name.value = "Ada Lovelace" } == .succeeded)
    await draft.save()
    let other = self.form()
    #expect(await self.draft(of: other).restore() && other.name.value == "Ada Lovelace")
  }

  /// A store that takes its time.
  private struct SlowStore: DraftStore {
    @MainActor final class Progress { var hasBegun = false }

    let store: MemoryDraftStore
    let progress: Progress
    func load(_ key: DraftKey) async throws -> Data? { await store.load(key) }
    func save(_ data: Data, for key: DraftKey) async throws {
      await MainActor.run { progress.hasBegun = true }
      for _ in 0..<20 { await Task.yield() }
      await store.save(data, for: key)
    }
    func remove(_ key: DraftKey) async throws { await store.remove(key) }
  }

  @Test func `who comes back while the draft is still being saved finds it`() async {
    let slow = SlowStore(store: store, progress: SlowStore.Progress())
    let key = DraftKey("slow")
    let left = form()
    let former = Draft(of: left, in: slow, key: key)
    left.name.value = "Ada"
    let saving = Task { await former.save() }
    await eventually { slow.progress.hasBegun }
    let form = form()
    #expect(await Draft(of: form, in: slow, key: key).restore())
    #expect(form.name.value == "Ada")
    await saving.value
  }

  @Test func `a form that is left before its draft came back keeps it`() async {
    await saved { $0.name.value = "Ada" }
    await draft(of: form()).save()
    let form = form()
    #expect(await draft(of: form).restore())
    #expect(form.name.value == "Ada")
  }

  @Test func `a draft that is only looked at grows old`() async {
    await saved { $0.name.value = "Ada" }
    let seen = draft(of: form(), now: Date(timeIntervalSince1970: 50))
    #expect(await seen.restore())
    await seen.save()
    #expect(await !draft(of: form(), now: Date(timeIntervalSince1970: 70)).restore())
  }

  @Test func `changes are saved once they pause`() async {
    let form = form()
    let draft = draft(of: form)
    form.name.value = "A"
    await clock.advance(by: .milliseconds(600))
    form.name.value = "Ad"
    await pause()
    await clock.advance(by: .milliseconds(600))
    #expect(await store.load(key) == nil)
    await clock.advance(by: .milliseconds(400))
    await eventually { clock.sleeping == 0 }
    await draft.save()
    #expect(await store.load(key) != nil)
  }

  @Test func `secrets are never saved`() async throws {
    await saved { form in
      form.name.value = "Ada"
      form.code.value = "swordfish"
      form.password.revealed.value = "hunter2"
    }
    let text = String(decoding: try #require(await store.load(key)), as: UTF8.self)
    #expect(!text.contains("swordfish") && !text.contains("hunter2"))
    let form = form()
    await draft(of: form).restore()
    #expect(form.values == Profile(name: "Ada"))
  }

  @Test func `a secret that a row came with is not saved`() async throws {
    let form = form()
    form.each(\.phones) { $0.number.isSecret() }
    let draft = draft(of: form)
    form.each(\.phones).append(Phone(id: 1, number: "swordfish", kind: "x"))
    await draft.save()
    let text = String(decoding: try #require(await store.load(key)), as: UTF8.self)
    #expect(!text.contains("swordfish"))
    let other = self.form()
    await self.draft(of: other).restore()
    #expect(other.values.phones == [Phone(id: 1, kind: "x")])
  }

  @Test func `secrets of rows that the form began with are not saved and not lost`() async throws {
    func began() -> FormModel<Profile> {
      let phones = [Phone(id: 1, number: "swordfish"), Phone(id: 2, number: "hunter2")]
      let form = FormModel(Profile(code: "sesame", phones: phones), clock: clock)
      form.code.isSecret()
      form.each(\.phones) { $0.number.isSecret() }
      return form
    }
    let form = began()
    let draft = draft(of: form)
    form.each(\.phones).remove(id: 1)
    await draft.save()
    let text = String(decoding: try #require(await store.load(key)), as: UTF8.self)
    for secret in ["swordfish", "hunter2", "sesame"] { #expect(!text.contains(secret)) }
    let other = began()
    #expect(await self.draft(of: other).restore())
    #expect(other.values == Profile(code: "sesame", phones: [Phone(id: 2, number: "hunter2")]))
  }

  @Test func `a secret that the form began with survives a draft`() async {
    await saved { $0.name.value = "Ada" }
    let form = FormModel(Profile(password: "old"), clock: clock)
    _ = form.password.value
    await draft(of: form).restore()
    #expect(form.values == Profile(name: "Ada", password: "old"))
  }

  @Test func `a secret that no field declares survives a draft`() async {
    struct Login: Codable, Equatable {
      var token: Secret<String>?
      var keys: [Secret<String>] = []
    }
    struct Settings: Codable, Equatable {
      var name = ""
      var password: Secret<String> = ""
      var login = Login()
    }
    let began = Settings(password: "old", login: Login(token: "keep"))
    func draft(of form: FormModel<Settings>) -> Draft<Settings> {
      Draft(of: form, in: store, key: key)
    }
    let first = FormModel(began, clock: clock)
    let kept = draft(of: first)
    first.name.value = "Ada"
    await kept.save()
    let form = FormModel(began, clock: clock)
    #expect(await draft(of: form).restore())
    #expect(form.values.name == "Ada" && form.values.password == "old")
    #expect(form.values.login == began.login)
  }

  @Test func `secrets in an optional and in a list survive a draft as they were`() async {
    struct Keys: Codable, Equatable {
      var name = ""
      var token: Secret<String>?
      var all: [Secret<String>] = []
    }
    func began() -> FormModel<Keys> {
      FormModel(Keys(token: "keep", all: ["one", "two"]), clock: clock) { form in
        _ = form.token.value
        _ = form.all.value
      }
    }
    let first = began()
    let kept = Draft(of: first, in: store, key: key)
    first.name.value = "Ada"
    await kept.save()
    let form = began()
    #expect(await Draft(of: form, in: store, key: key).restore())
    #expect(form.values == Keys(name: "Ada", token: "keep", all: ["one", "two"]))
  }

  @Test func `a draft that was given up does not come back when the form leaves`() async {
    let form = form()
    let draft = draft(of: form)
    form.name.value = "Ada"
    await draft.discard()
    await draft.save()
    #expect(await store.load(key) == nil)
    form.name.value = "Ada L"
    await draft.save()
    #expect(await store.load(key) != nil)
  }

  @Test func `what is entered while an old draft is dropped is saved`() async {
    await store.save(Data("nonsense".utf8), for: key)
    let form = form()
    let draft = draft(of: form) { _ in }
    form.name.value = "Ada"
    await draft.restore()
    await clock.advance(by: .seconds(1))
    await eventually { clock.sleeping == 0 }
    await pause()
    let other = self.form()
    #expect(await self.draft(of: other).restore())
    #expect(other.name.value == "Ada")
  }

  @Test func `a secret tells nothing`() {
    let secret: Secret<String> = "hunter2"
    var dumped = ""
    dump(secret, to: &dumped)
    for text in ["\(secret)", String(reflecting: secret), dumped, "\(Profile(password: secret))"] {
      #expect(!text.contains("hunter2"))
    }
    #expect("\(secret)" == "\(Secret("x"))")
    #expect(secret != "x")
  }

  @Test func `a secret is a field with rules`() {
    let form = form()
    form.password.revealed.rules(.required, .length(8...))
    #expect(form.validity == .invalid)
    form.name.value = "Ada"
    form.password.revealed.value = "  spaces"
    #expect(form.validity == .valid)
    #expect(form.password.value == "  spaces")
  }

  @Test func `submitting forgets the draft`() async {
    await saved { $0.name.value = "Ada" }
    let form = form()
    let draft = draft(of: form)
    await draft.restore()
    await form.submit { _ in }
    await draft.save()
    #expect(await store.load(key) == nil)
  }

  @Test func `undoing every edit forgets the draft`() async {
    let form = form()
    let draft = draft(of: form)
    form.name.value = "Ada"
    await draft.save()
    form.name.value = ""
    await draft.save()
    #expect(await store.load(key) == nil)
  }

  @Test func `an old draft does not come back`() async {
    await saved { $0.name.value = "Ada" }
    let form = form()
    let late = draft(of: form, now: Date(timeIntervalSince1970: 61))
    #expect(await !late.restore())
    await late.discard()
    #expect(await store.load(key) == nil)
  }

  @Test func `a draft from before the clock was set back grows old, too`() async {
    await saved { $0.name.value = "Ada" }
    let early = draft(of: form(), now: Date(timeIntervalSince1970: -61))
    #expect(await !early.restore())
    await early.discard()
    await saved { $0.name.value = "Ada" }
    #expect(await draft(of: form(), now: Date(timeIntervalSince1970: -59)).restore())
  }

  @Test func `a change of language after a draft came back is no edit`() async {
    struct Price: Codable, Equatable { var amount = "" }
    func form() -> FormModel<Price> {
      let form = FormModel(Price(), clock: clock) { $0.amount.format(.decimal()) }
      form.locale = Locale(identifier: "de_DE")
      return form
    }
    let first = form()
    let kept = Draft(of: first, in: store, key: key)
    first.amount.value = "1.234,5"
    await kept.save()
    let other = form()
    let draft = Draft(of: other, in: store, key: key)
    await draft.restore()
    other.locale = Locale(identifier: "en_US")
    #expect(other.amount.value == "1,234.5" && !draft.isEditedSinceRestored)
    other.amount.value = "1,234.6"
    #expect(draft.isEditedSinceRestored)
  }

  @Test func `a draft of another version is dropped with a warning`() async {
    await saved { $0.name.value = "Ada" }
    var versions: [Int] = []
    let form = form()
    let newer = draft(of: form, version: 2) { warning in
      if case .otherVersion(let version) = warning { versions.append(version) }
    }
    #expect(await !newer.restore())
    #expect(versions == [1])
    #expect(form.values == Profile())
  }

  @Test(arguments: [
    "", "nonsense", "{}", #"{"version":1,"savedAt":-978307200,"values":{"name":5}}"#,
    #"{"version":1,"savedAt":-978307200}"#, "[[[[[[", "\u{0}",
  ])
  func `a draft that cannot be read is dropped with a warning`(_ text: String) async {
    await store.save(Data(text.utf8), for: key)
    var warnings = 0
    let form = form()
    let draft = draft(of: form) { _ in warnings += 1 }
    #expect(await !draft.restore())
    #expect(warnings == 1)
    await draft.discard()
    #expect(await store.load(key) == nil)
    #expect(form.values == Profile())
  }

  @Test func `a form that somebody has begun to fill in is not overwritten`() async {
    await saved { $0.name.value = "Ada" }
    let form = form()
    let draft = draft(of: form)
    form.name.value = "Grace"
    #expect(await !draft.restore())
    #expect(form.name.value == "Grace")
  }

  @Test func `drafts of different scopes never meet`() async throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: directory) }
    let files = FileDraftStore(directory: directory)
    let keys = [
      DraftKey("a"), DraftKey("a", scope: "b"), DraftKey("a.b"), DraftKey("../a"),
      DraftKey("", scope: "a/b"), DraftKey("ä", scope: "_"),
    ]
    for (number, key) in keys.enumerated() {
      try await files.save(Data("\(number)".utf8), for: key)
    }
    for (number, key) in keys.enumerated() {
      #expect(try await files.load(key) == Data("\(number)".utf8))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).count == keys.count)
  }

  @Test func `a draft's file is its owner's alone`() async throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: directory) }
    let files = FileDraftStore(directory: directory)
    try await files.save(Data("x".utf8), for: key)
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: directory.path).first)
    let path = directory.appendingPathComponent(name).path
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    try await files.remove(key)
    #expect(try await files.load(key) == nil)
    try await files.remove(key)
  }

  @Test func `what is too large for a store is not kept`() async {
    let files = FileDraftStore(directory: FileManager.default.temporaryDirectory)
    let data = Data(count: FileDraftStore.maximumSize + 1)
    await #expect(throws: DraftStoreError.tooLarge) { try await files.save(data, for: key) }
    let long = DraftKey(String(repeating: "a", count: 300))
    await #expect(throws: DraftStoreError.keyTooLong) { try await files.load(long) }
  }

  @Test func `what a store could not take is saved the next time`() async {
    actor Full: DraftStore {
      private(set) var saves = 0
      func load(_ key: DraftKey) -> Data? { nil }
      func save(_ data: Data, for key: DraftKey) throws {
        saves += 1
        if saves == 1 { throw DraftStoreError.notWritable }
      }
      func remove(_ key: DraftKey) {}
    }
    let store = Full()
    let form = form()
    let draft = Draft(of: form, in: store, key: DraftKey("full"), warn: { _ in })
    form.name.value = "Ada"
    await draft.save()
    await draft.save()
    await draft.save()
    #expect(await store.saves == 2)
  }

  @Test func `a store that fails is told, and the form goes on`() async {
    struct Broken: DraftStore {
      func load(_ key: DraftKey) throws -> Data? { throw DraftStoreError.notWritable }
      func save(_ data: Data, for key: DraftKey) throws { throw DraftStoreError.notWritable }
      func remove(_ key: DraftKey) throws {}
    }
    var warnings = 0
    let form = form()
    let draft = Draft(of: form, in: Broken(), key: key, warn: { _ in warnings += 1 })
    #expect(await !draft.restore())
    form.name.value = "Ada"
    await draft.save()
    #expect(warnings == 2)
  }

  @Test func `a draft is freed`() async {
    weak var kept: Draft<Profile>?
    let form = form()
    do {
      let draft = draft(of: form)
      kept = draft
      form.name.value = "Ada"
      await eventually { clock.sleeping == 1 }
    }
    await eventually { clock.sleeping == 0 }
    #expect(kept == nil)
    #expect(clock.sleeping == 0)
    form.name.value = "Grace"
  }

  @Test func `what was brought back is noted until it is submitted or given up`() async {
    await saved { $0.name.value = "Ada" }
    let form = form()
    let draft = draft(of: form)
    let reader = Reader { _ = draft.isRestored }
    await draft.restore()
    #expect(draft.isRestored && reader.takeTold())
    await draft.startOver()
    #expect(!draft.isRestored && reader.takeTold())
    #expect(form.values == Profile() && !form.isDirty)
    #expect(await store.load(key) == nil)
    await saved { $0.name.value = "Ada" }
    await draft.restore()
    await form.submit { _ in }
    #expect(!draft.isRestored)
  }
}
