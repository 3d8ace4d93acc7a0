/// How controls behave and what they are typed into with; set by modifiers, read by the controls.
extension EnvironmentValues {
  /// Whether controls here take what people do; false inside `disabled(true)`.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether the view can be reached at all: false inside `opacity(0)`.
  var isReachable: Bool {
    get { self[IsReachableKey.self] }
    set { self[IsReachableKey.self] = newValue }
  }

  /// How text is typed into fields here.
  var textInput: TextInputTraits {
    get { self[TextInputKey.self] }
    set { self[TextInputKey.self] = newValue }
  }

  /// What Return in a field does, the innermost first.
  var submitChain: SubmitChain? {
    get { self[SubmitChainKey.self] }
    set { self[SubmitChainKey.self] = newValue }
  }

  /// The focus states that fields here take part in.
  var focusTargets: [FocusTarget] {
    get { self[FocusTargetsKey.self] }
    set { self[FocusTargetsKey.self] = newValue }
  }

  /// The label of the content that fields here stand in.
  var contentLabel: Text? {
    get { self[ContentLabelKey.self] }
    set { self[ContentLabelKey.self] = newValue }
  }

  enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  enum IsReachableKey: EnvironmentKey { static var defaultValue: Bool { true } }
  enum TextInputKey: EnvironmentKey {
    static var defaultValue: TextInputTraits { TextInputTraits() }
  }
  enum SubmitChainKey: EnvironmentKey { static var defaultValue: SubmitChain? { nil } }
  enum ContentLabelKey: EnvironmentKey { static var defaultValue: Text? { nil } }
  enum FocusTargetsKey: EnvironmentKey { static var defaultValue: [FocusTarget] { [] } }
}
