import DisplayTree
import Foundation

@testable import WebHost

/// A screen without views: a text that repeats the first field, some fields, a toggle that shows
/// one more field, a disabled button, and a removable text.
@MainActor
final class FakeScreen: HostedScreen, ElementProvider {
  let tree = Tree()
  let settingsAtStart: ScreenSettings
  let isPreview: Bool
  private(set) var log: [String] = []
  private(set) var isClosed = false
  var needsPass: (() -> Void)?
  /// Whether the toggle empties the first field.
  var clearsOnTap = false
  var title = "A <fake> form"
  var language: String { settingsAtStart.languages.first ?? "en" }
  /// Whether nobody can press the button.
  var isButtonDisabled = true
  /// Whether nobody can use the fields and the toggle.
  var areEntriesDisabled = false
  private var values: [Int32: String] = [:]
  private(set) lazy var root = Element(.root, in: tree, provider: self)
  private(set) lazy var echo = Element(.text, in: tree, provider: self)
  private(set) var fields: [Element] = []
  private(set) lazy var toggle = Element(.toggle, in: tree, provider: self)
  private(set) lazy var disabled = Element(.button, in: tree, provider: self)
  private var extra: Element?
  /// Changes that wait for a pass.
  private var pending: [() -> Void] = []

  init(fields count: Int, settings: ScreenSettings, isPreview: Bool) {
    settingsAtStart = settings
    self.isPreview = isPreview
    _ = (root, echo)  // numbered before the fields
    fields = (0..<count).map { _ in Element(.textField, in: tree, provider: self) }
    root.setChildren(children)
    tree.setRoot(root)
  }

  private var children: [Element] {
    [echo] + fields + [toggle, disabled] + [extra].compactMap { $0 }
  }

  func describe(_ element: Element, into description: inout Description) {
    let value = values[element.id.rawValue, default: ""]
    switch element.kind {
    case .text: description.text = element === echo ? "You typed: \(value)" : value
    case .textField:
      description.field = FieldTraits()
      description.field?.value = value
      description.actions = [.input, .focus, .submit]
      description.accessibility.label = "Field"
      description.replayKey = element === extra ? "extra" : "field-\(index(of: element))"
      description.isEnabled = !areEntriesDisabled
    case .toggle:
      description.control = ControlTraits()
      description.control?.value = value
      description.actions = [.choose]
      description.accessibility.label = "More"
      description.replayKey = "toggle"
      description.isEnabled = !areEntriesDisabled
    case .button:
      description.actions = [.tap]
      description.isEnabled = !isButtonDisabled
    default: break
    }
  }

  private func index(of element: Element) -> Int { fields.firstIndex { $0 === element } ?? -1 }

  func perform(_ action: Action, on id: ElementID) -> Bool {
    guard let element = tree.element(id) else { return false }
    return element.provider.perform(action, on: element)
  }

  func perform(_ action: Action, on element: Element) -> Bool {
    var description = Description()
    describe(element, into: &description)
    guard description.isEnabled, description.actions.contains(action.requirement) else {
      return false
    }
    log.append("\(action) \(element.id)")
    switch action {
    case .input(let text): input(text, element)
    case .choose(let value): choose(value)
    default: break
    }
    return true
  }

  private func input(_ text: String, _ element: Element) {
    values[element.id.rawValue] = text
    guard element === fields.first else { return }
    say(text)
  }

  private func choose(_ value: String) {
    values[toggle.id.rawValue] = value
    if clearsOnTap {
      values[fields[0].id.rawValue] = ""
      tree.resetText(of: fields[0])
    }
    pending.append { [unowned self] in
      if value == "1" {
        extra = extra ?? Element(.textField, in: tree, provider: self)
      } else if let old = extra {
        extra = nil
        tree.remove(old)
      }
      root.setChildren(children)
    }
  }

  /// Changes the text, at the next pass.
  func say(_ text: String) {
    pending.append { [unowned self] in
      values[echo.id.rawValue] = text
      echo.mark(.text)
    }
  }

  func settle() {
    let work = pending
    pending = []
    for change in work { change() }
  }

  func open(path: String) { log.append("open \(path)") }

  func update(_ settings: ScreenSettings) {
    log.append("settings dark=\(settings.isDark) zone=\(settings.timeZone ?? "-")")
  }

  func close() { isClosed = true }
}

@MainActor
final class FakeScreens: ScreenMaker {
  private(set) var made: [FakeScreen] = []
  /// Runs on each screen before it is handed over.
  var prepare: (FakeScreen) -> Void = { _ in }
  private let fields: Int

  init(fields: Int = 2) { self.fields = fields }

  func makeScreen(settings: ScreenSettings, isPreview: Bool) -> any HostedScreen {
    let screen = FakeScreen(fields: fields, settings: settings, isPreview: isPreview)
    made.append(screen)
    prepare(screen)
    return screen
  }

  var appearance: PageAppearance {
    var appearance = PageAppearance()
    appearance.title = "Fake"
    return appearance
  }
}
