import FormCore
import Formwork
import SwiftUI

/// Entries that are there again.
@MainActor struct DraftShown: @MainActor ShownComponent {
  let name = "draft(_:)"
  let summary = """
    Keeps what is entered into a form and brings it back when the form appears again, with a note that \
    says so and a button that begins anew. Secrets are left out.
    """
  let symbol = "clock.arrow.circlepath"
  let category = ComponentCategory.forms
  let extent = ComponentExtent.form

  private let isKept = Parameter.toggle("Something was entered before", true)

  var parameters: [Parameter] { [isKept] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state("Empty", .field("Name").required, .field("Email").required) { KeptForm() }
    state(
      "Filled", .field("Name", "Ann").required, .clear, .field("Email", "ann@example.org").required,
      .clear, .button("Start over")
    ) { KeptForm(.complete) }
    state(
      "Disabled", .field("Name", "Ann").required.disabled,
      .field("Email", "ann@example.org").required.disabled, .button("Start over").disabled
    ) { KeptForm(.complete).disabled(true) }
    state(
      "Long text", .field("Name", Account.long.name).required, .clear,
      .field("Email", Account.long.email).required, .clear, .button("Start over")
    ) { KeptForm(.long) }
    state(
      "Right to left", .field("الاسم", "ليلى").required, .symbol("مسح النص"),
      .field("البريد الإلكتروني").required, .button("البدء من جديد")
    ) { KeptForm(Account(name: "ليلى")).mirrored() }
    state(
      "Largest type", .field("Name", "Ann").required, .clear,
      .field("Email", "ann@example.org").required, .clear, .button("Start over")
    ) { KeptForm(.complete).dynamicTypeSize(.accessibility5) }
  }

  /// Nothing was entered before: a note that comes back is said aloud, also beside other components.
  static var previews: some View { KeptForm() }

  func preview(_ values: ParameterValues) -> some View {
    KeptForm(values[isOn: isKept] ? .complete : nil).id(values)
  }

  func snippet(_ values: ParameterValues) -> Snippet {
    let isKept = values[isOn: isKept]
    return Snippet(
      types: AccountCode.types.replacingOccurrences(of: "Equatable", with: "Codable, Equatable"),
      properties: Self.properties + (isKept ? "\n\n" + Self.earlier : ""),
      view: isKept ? Self.laterForm : Self.form)
  }

  private static let properties = """
    @State private var form: FormModel<Account>
    @State private var draft: Draft<Account>
    private static let store = MemoryDraftStore()

    init() {
      let form = Self.emptyForm()
      _form = State(initialValue: form)
      _draft = State(
        initialValue: Draft(of: form, in: Self.store, key: DraftKey("account")))
    }

    static func emptyForm() -> FormModel<Account> {
      FormModel(Account()) { form in
        form.name.rules(.required, .length(2...))
        form.email.rules(.required, .email)
      }
    }
    """

  private static let form = """
    FormView(form) {
      Section("Account") {
        TextInputField("Name", field: form.name)
        TextInputField("Email", field: form.email)
      }
    }
    .draft(draft)
    """

  /// The form, once something was entered before.
  private static var laterForm: String {
    let lines = form.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    return "Group {\n  if wasEntered {\n\(lines)\n  }\n}\n.task { await enterBefore() }"
  }

  /// Somebody fills the form in, and goes.
  private static let earlier = """
    @State private var wasEntered = false

    func enterBefore() async {
      let form = Self.emptyForm()
      let draft = Draft(of: form, in: Self.store, key: DraftKey("account"))
      form.name.value = "Ann"
      form.email.value = "ann@example.org"
      await draft.save()
      wasEntered = true
    }
    """
}

/// A form with a store of its own, in which something may have been left before.
private struct KeptForm: View {
  @State private var form: FormModel<Account>
  @State private var draft: Draft<Account>

  init(_ left: Account? = nil) {
    let form = Account.form()
    _form = State(initialValue: form)
    _draft = State(
      initialValue: Draft(of: form, in: EarlierEntries(left), key: DraftKey("account")))
  }

  var body: some View {
    FormView(form) {
      Section("Account") {
        TextInputField("Name", field: form.name)
        TextInputField("Email", field: form.email)
      }
    }
    .draft(draft)
  }
}

/// A store in which an account was left.
private struct EarlierEntries: DraftStore {
  let account: Account?
  private let memory = MemoryDraftStore()

  init(_ account: Account?) { self.account = account }

  func load(_ key: DraftKey) async -> Data? {
    guard let account else { return nil }
    await leave(account)
    return await memory.load(Self.left)
  }

  func save(_ data: Data, for key: DraftKey) async { await memory.save(data, for: key) }

  func remove(_ key: DraftKey) async { await memory.remove(key) }

  private static let left = DraftKey("account", scope: "left")

  /// Somebody fills a form in, and goes.
  @MainActor private func leave(_ account: Account) async {
    let form = Account.form()
    let draft = Draft(of: form, in: memory, key: Self.left)
    form.name.value = account.name
    form.email.value = account.email
    await draft.save()
  }
}
