import DisplayTree

/// Shows where a value stands in a range.
///
/// Source: Apple's SwiftUI, `Gauge`. Marks along the scale are not drawn.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  /// 0…1.
  let value: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?

  @Environment(\.gaugeStyleInForce) private var style

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: V, _ range: ClosedRange<V>, _ label: Label, _ currentValueLabel: CurrentValueLabel?,
    _ bounds: (BoundsLabel, BoundsLabel)? = nil
  ) {
    let length = Double(range.upperBound - range.lowerBound)
    let share = length > 0 ? Double(value - range.lowerBound) / length : 0
    self.value = min(max(share, 0), 1)
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.bounds = bounds.map { (minimum: $0.0, maximum: $0.1) }
  }

  /// The gauge in the style of your own that is in force, else a bar below the label.
  @MainActor public var body: some View {
    let style = style?.style
    if let style, !(style is any BuiltInGaugeStyle) {
      styled(by: style)
    } else {
      GaugeElement(
        value: value, look: (style as? any BuiltInGaugeStyle)?.look, label: label,
        valueLabels: GaugeValues(
          current: currentValueLabel, minimum: bounds?.minimum, maximum: bounds?.maximum))
    }
  }

  @MainActor private func styled<S: GaugeStyle>(by style: S) -> AnyView {
    let configuration = GaugeStyleConfiguration(
      value: value, label: .init(content: AnyView(label)),
      currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) },
      minimumValueLabel: bounds.map { .init(content: AnyView($0.minimum)) },
      maximumValueLabel: bounds.map { .init(content: AnyView($0.maximum)) })
    return AnyView(
      StyledBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) }
        .environment(\.gaugeStyleInForce, nil))
  }
}

extension Gauge {
  /// A gauge without words for its values. A value outside of the range counts as its nearest end.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(value, bounds, label(), nil)
  }

  /// The same with a view below the bar that says the value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label(), currentValueLabel())
  }

  /// The same with views for the value and for both ends of the range, all below the bar.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }
}

/// The labels below a gauge: the least value, the current one, the greatest.
nonisolated struct GaugeValues<Current: View, Bound: View>: View {
  let current: Current?
  let minimum: Bound?
  let maximum: Bound?

  @MainActor var body: some View {
    if let minimum, let maximum {
      HStack {
        minimum
        Spacer()
        current
        Spacer()
        maximum
      }
    } else {
      current
    }
  }
}

/// The element of a gauge.
nonisolated struct GaugeElement<Label: View, Values: View>: ContainerView {
  let value: Double
  let look: ProgressLook?
  let content: TupleView<Part<Label>, Part<Values>>

  init(value: Double, look: ProgressLook?, label: Label, valueLabels: Values) {
    self.value = value
    self.look = look
    content = TupleView(Part(.title, label), Part(.value, valueLabels))
  }

  var kind: Element.Kind { .gauge }

  private var variant: ControlTraits.Variant { look?.variant ?? .linear }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    var control = ControlTraits()
    control.value = NumberText.spell(value)
    control.variant = variant
    description.control = control
    if let tint = look?.tint { description.style.append(.tint(tint)) }
  }

  func changes(from old: Self) -> Aspects {
    if variant != old.variant { return .structure }
    return value == old.value && look == old.look ? [] : [.value, .style, .accessibility]
  }

  @MainActor func sizing(in context: ElementContext) -> Sizing {
    Sizing(fixed: variant == .circular ? .horizontal : [])
  }
}
