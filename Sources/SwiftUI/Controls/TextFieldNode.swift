import DisplayTree
import ViewGraph

/// The node of a text field: knows what the browser holds, so that a person's own text is never sent
/// back to them and every other change of the value is.
@MainActor final class TextFieldNode<Label: View>: ViewNode<TextField<Label>>, ElementProvider {
  private var view: TextField<Label>
  private(set) lazy var element = Element(kind, in: tree, provider: self)
  /// What the field in the browser holds, as far as the server knows.
  private var browserText: String
  /// A hash of everything the environment says of the field.
  private var traitsSeen = 0
  /// Whether the page was never told the text: nothing sends what a secure field holds.
  private var isHeldBack = false
  /// The replay key of the field that this one followed.
  private var inheritedKey: InheritedKey?

  init(_ view: TextField<Label>, _ inputs: _ViewInputs) {
    self.view = view
    browserText = ""
    super.init(in: inputs.place)
    if let old = host.succession.predecessor(over: view.text, isSecure: view.isSecure) {
      follow(old)
    } else {
      _ = element
      observe()
      browserText = view.text.peek
      isHeldBack = view.isSecure && !browserText.isEmpty
    }
  }

  /// Goes on with the input of a field that has left.
  private func follow(_ old: any LeavingField) {
    element = old.element
    element.pass(to: self, as: kind)
    inheritedKey = InheritedKey(old.replayKeyOnPage)
    observe()
    element.mark([.control, .accessibility])
    if let text = old.textOnPage {
      browserText = text
      follow()
    } else {
      browserText = view.text.peek
      isHeldBack = view.isSecure
      if !isHeldBack { element.mark(.value) }
    }
  }

  private var kind: Element.Kind {
    view.isEditor ? .textEditor : view.isSecure ? .secureField : .textField
  }

  override func update(_ new: TextField<Label>) {
    let old = view
    view = new
    if !Comparator.areEqual(old.label, new.label) || old.prompt != new.prompt {
      element.mark([.control, .accessibility])
    }
    if !old.text.isSame(as: new.text) { observe() }
    follow()
  }

  override func evaluate() {
    observe()
    follow()
  }

  /// Sends the value to the browser when it is not what the browser holds. What comes of typing in
  /// this field is out of date when the person typed on; what anything else wrote is not.
  private func follow() {
    let text = view.text.peek
    guard text != browserText, !isDraft else { return }
    browserText = text
    isHeldBack = view.isSecure && !text.isEmpty
    if host.typing == element.id { element.mark(.value) } else { tree.resetText(of: element) }
  }

  /// While a formatted field is edited its text stands, whatever the value is.
  private var isDraft: Bool {
    if case .formatted = view.text { return host.focus.focused == element.id && hasDraft }
    return false
  }

  private var hasDraft: Bool {
    get { flags.contains(.custom) }
    set { if newValue { flags.insert(.custom) } else { flags.remove(.custom) } }
  }

  private func observe() {
    let (traits, targets) = track {
      if view.text.mayReadObjects {
        observing { _ = view.text.current }
      } else {
        _ = view.text.current
      }
      let environment = environment
      return (fingerprint(environment), environment.focusTargets)
    }
    host.focus.register(element, targets)
    guard traits != traitsSeen else { return }
    traitsSeen = traits
    element.mark([.control, .accessibility])
  }

  private var environment: EnvironmentValues { EnvironmentValues(scope: scope, host: host) }

  private func fingerprint(_ environment: EnvironmentValues) -> Int {
    var hasher = Hasher()
    hasher.combine(environment.isEnabled)
    hasher.combine(environment.isReachable)
    hasher.combine(environment.textFieldVariant)
    hasher.combine(environment.submitChain == nil)
    environment.textInput.hash(into: &hasher)
    hasher.combine(environment.contentLabel?.plainText(in: environment))
    return hasher.finalize()
  }

  func describe(_ element: Element, into description: inout Description) {
    let environment = environment
    var field = FieldTraits()
    field.value = view.isSecure ? "" : browserText
    field.isSecure = view.isSecure
    field.isMultiline = view.axis == .vertical
    field.style = environment.textFieldVariant
    environment.textInput.apply(to: &field)
    let label = plainText(of: view.label, in: environment)
    field.prompt = view.prompt?.plainText(in: environment) ?? label
    description.field = field
    description.accessibility.label = name(label, in: environment) ?? field.prompt
    description.isEnabled = environment.isEnabled
    description.isReachable = environment.isReachable
    description.actions = [.input, .focus]
    let isSubmitted = environment.submitChain != nil || view.onCommit != nil
    if isSubmitted, !view.isEditor { description.actions.insert(.submit) }
    if case .formatted = view.text { description.actions.insert(.submit) }
    if let inheritedKey {
      description.replayKey = inheritedKey.key
    } else {
      description.replay(by: self)
    }
    decorateFromAncestors(&description, of: element)
  }

  /// The title, unless it stands for the prompt below a label of the content around.
  private func name(_ label: String, in environment: EnvironmentValues) -> String? {
    let outer = environment.contentLabel?.plainText(in: environment) ?? ""
    if !outer.isEmpty, label.isEmpty || view.prompt == nil { return outer }
    return label.isEmpty ? nil : label
  }

  /// Typing and the focus are always offered, so a key needs no description.
  func accepts(_ action: Action, on element: Element) -> Bool {
    switch action {
    case .input, .focus: environment.isEnabled && environment.isReachable
    case .blur: true
    default: element.offers(action)
    }
  }

  func perform(_ action: Action, on element: Element) -> Bool {
    switch action {
    case .input(let text): type(text)
    case .focus: view.onEditingChanged?(true)
    case .blur:
      commit()
      view.onEditingChanged?(false)
    case .submit:
      commit()
      view.onCommit?()
      environment.submitChain?.run(for: .text)
    case .key("Enter", _): return performUpwards(action) || submitAnyway(element)
    default: return performUpwards(action)
    }
    return true
  }

  /// Return that nobody wanted as a key is what it always is.
  private func submitAnyway(_ element: Element) -> Bool {
    element.offers(.submit) && perform(.submit, on: element)
  }

  private func type(_ typed: String) {
    let text = cleaned(typed)
    browserText = text
    isHeldBack = false
    switch view.text {
    case .text(let binding): binding.wrappedValue = text
    case .formatted: hasDraft = true
    }
    // The setter may have refused the text without a change that anybody would be told of.
    invalidate()
  }

  /// Without what no field of a browser holds: U+0000, and line breaks in a single line.
  private func cleaned(_ typed: String) -> String {
    let isOneLine = !view.isEditor && view.axis != .vertical
    guard typed.utf8.contains(where: { $0 == 0 || isOneLine && ($0 == 0x0A || $0 == 0x0D) }) else {
      return typed
    }
    return String(typed.filter { $0 != "\0" && !(isOneLine && $0.isNewline) })
  }

  /// A formatted value is written once it is complete; what stands for no value is put back.
  private func commit() {
    guard case .formatted(let value) = view.text, hasDraft else { return }
    hasDraft = false
    _ = value.commit(browserText)
    invalidate()
  }

  override func appendElements(to elements: inout [Element]) { elements.append(element) }

  override var reach: DecorationReach { .stop }

  override func unmounted() {
    if !host.succession.take(self) { removeElement() }
  }

  override var label: String {
    view.isEditor ? "TextEditor" : view.isSecure ? "SecureField" : "TextField"
  }
  override var detail: String { "\(element.id)" }
}

extension TextFieldNode: LeavingField {
  var textOnPage: String? { isHeldBack ? nil : browserText }

  var replayKeyOnPage: String { inheritedKey?.key ?? replayKey }

  /// Bindings of closures cannot be compared: a secure and a plain field with one text are taken for
  /// one.
  func canBeFollowed(over text: FieldText, isSecure: Bool) -> Bool {
    guard !view.isEditor, view.axis != .vertical else { return false }
    return view.text.isSame(as: text)
      || view.isSecure != isSecure && view.text.hasClosures && text.hasClosures
        && view.text.peek == text.peek
  }

  func removeElement() {
    host.focus.unregister(element)
    tree.remove(element)
  }
}

/// Behind a reference: few fields follow another one.
private final class InheritedKey {
  let key: String

  init(_ key: String) { self.key = key }
}

/// The text of a label that is a text, or of the first text inside it.
@MainActor func plainText<V: View>(of view: V, in environment: EnvironmentValues) -> String {
  (view as? any TextProviding)?.text.plainText(in: environment) ?? ""
}

/// A view that stands for one text.
@MainActor protocol TextProviding {
  var text: Text { get }
}

extension Text: TextProviding {
  var text: Text { self }
}

extension ModifiedContent: TextProviding where Content: TextProviding {
  @MainActor var text: Text { content.text }
}
