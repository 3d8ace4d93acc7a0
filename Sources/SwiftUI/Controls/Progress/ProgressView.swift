import DisplayTree

/// Shows how far a task has come, or that it is going on.
///
/// Source: Apple's SwiftUI, `ProgressView`.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// 0…1; nil while nobody knows.
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  /// The time whose passing is shown instead.
  var time: ProgressTime?

  @Environment(\.progressViewStyleInForce) private var style

  nonisolated init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: V?, _ total: V, _ label: Label?, _ currentValueLabel: CurrentValueLabel?
  ) {
    let fraction = value.map { total > 0 ? Double($0) / Double(total) : 0 }
    self.init(
      fraction: fraction.map { min(max($0, 0), 1) }, label: label,
      currentValueLabel: currentValueLabel)
  }

  /// The progress in the style of your own that is in force, else a bar, or a spinner while the
  /// share is not known.
  @MainActor public var body: some View {
    if let time {
      Ticking(time: time) { now in shown(time.fraction(at: now)) }
    } else {
      shown(fraction)
    }
  }

  @ViewBuilder @MainActor private func shown(_ fraction: Double?) -> some View {
    let style = style?.style
    if let style, !(style is any BuiltInProgressViewStyle) {
      styled(by: style, fraction)
    } else {
      ProgressElement(
        fraction: fraction, look: (style as? any BuiltInProgressViewStyle)?.look,
        label: label, currentValueLabel: currentValueLabel)
    }
  }

  @MainActor private func styled<S: ProgressViewStyle>(
    by style: S, _ fraction: Double?
  ) -> AnyView {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
      currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) })
    return AnyView(
      StyledBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) }
        .environment(\.progressViewStyleInForce, nil))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A spinner: work goes on, and nobody knows how long.
  nonisolated public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// The same with a label of any views.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// The same with a title that is looked up in the session's language.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
  }

  /// A bar for a value of a total, 1 unless set; nil is not known yet. More than the total counts
  /// as all of it.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView {
    self.init(value, total, nil, nil)
  }

  /// The same with a label of any views.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value, total, label(), nil)
  }

  /// The same with a title that is looked up in the session's language.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value, total, Text(titleKey), nil)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value, total, Text(title), nil)
  }
}

extension ProgressView {
  /// The same with a label and a view that says the value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, total, label(), currentValueLabel())
  }

  /// The progress view that a style is to draw, in its built-in look.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

/// The element of a progress view: its label, the bar or ring, the label of its value.
nonisolated struct ProgressElement<Label: View, ValueLabel: View>: ContainerView {
  let fraction: Double?
  let look: ProgressLook?
  let content: TupleView<Part<Label>?, Part<ValueLabel>?>

  init(fraction: Double?, look: ProgressLook?, label: Label?, currentValueLabel: ValueLabel?) {
    self.fraction = fraction
    self.look = look
    content = TupleView(
      label.map { Part(.title, $0) }, currentValueLabel.map { Part(.value, $0) })
  }

  var kind: Element.Kind { .progress }

  /// Without a style, progress that nobody knows turns round, and known progress is a bar.
  private var variant: ControlTraits.Variant {
    switch look?.variant {
    case nil, .automatic: fraction == nil ? .circular : .linear
    case let variant?: variant
    }
  }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    var control = ControlTraits()
    control.value = fraction.map(NumberText.spell) ?? ""
    control.variant = variant
    control.size = context.environment.controlSize.trait
    description.control = control
    if let tint = look?.tint { description.style.append(.tint(tint)) }
  }

  @MainActor func observe(in context: ElementContext) { _ = context.environment.controlSize }

  var observedAspects: Aspects { .style }

  func changes(from old: Self) -> Aspects {
    if variant != old.variant { return .structure }
    var aspects: Aspects = []
    if fraction != old.fraction { aspects.formUnion([.value, .style, .accessibility]) }
    if look != old.look { aspects.insert(.style) }
    return aspects
  }

  @MainActor func sizing(in context: ElementContext) -> Sizing {
    Sizing(fixed: variant == .circular ? .horizontal : [])
  }
}
