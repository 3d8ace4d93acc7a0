import DisplayTree

/// One thing that a modifier tells assistive technology of a view.
enum AccessibilityNote: Equatable {
  case label(Text)
  case value(Text)
  case hint(Text)
  case hidden(Bool)
  case addTraits(Accessibility.Traits)
  case removeTraits(Accessibility.Traits)
  case children(Accessibility.ChildBehavior)
  case heading(AccessibilityHeadingLevel)
}

/// A decoration of what assistive technology is told; the outermost word counts.
nonisolated struct AccessibilityModifier: DecorationModifier, Equatable {
  /// Nil says nothing.
  let note: AccessibilityNote?

  static var aspects: Aspects { .accessibility }
  static var isSemantic: Bool { true }

  @MainActor func decorate(_ description: inout Description, in environment: EnvironmentValues) {
    switch note {
    case .label(let text): description.accessibility.label = text.plainText(in: environment)
    case .value(let text): description.accessibility.value = text.plainText(in: environment)
    case .hint(let text): description.accessibility.hint = text.plainText(in: environment)
    case .hidden(let isHidden): description.accessibility.isHidden = isHidden
    case .addTraits(let traits):
      description.accessibility.traits.formUnion(traits)
      description.accessibility.removedTraits.subtract(traits)
    case .removeTraits(let traits):
      description.accessibility.traits.subtract(traits)
      description.accessibility.removedTraits.formUnion(traits)
    case .children(let behavior): description.accessibility.children = behavior
    case .heading(let level):
      description.accessibility.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
    case nil: break
    }
  }
}

extension View {
  nonisolated fileprivate func tell(
    _ note: AccessibilityNote, isEnabled: Bool = true
  ) -> some View {
    modifier(AccessibilityModifier(note: isEnabled ? note : nil))
  }

  /// Marks the view for tests; it becomes the element's `data-testid`.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(IdentifierModifier(identifier: identifier))
  }

  /// Names the view for assistive technology, instead of what is drawn.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { tell(.label(label)) }

  /// The same with a text that is looked up in the session's language.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    tell(.label(Text(labelKey)))
  }

  /// The same with a text that is said as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    tell(.label(Text(label)))
  }

  /// The same; where `isEnabled` is false, the view keeps the name it has.
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> some View {
    tell(.label(label), isEnabled: isEnabled)
  }

  /// The same with a text that is looked up, where `isEnabled` is true.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    tell(.label(Text(labelKey)), isEnabled: isEnabled)
  }

  /// The same with a text that is said as it is, where `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> some View {
    tell(.label(Text(label)), isEnabled: isEnabled)
  }

  /// Says what the view holds now.
  nonisolated public func accessibilityValue(_ value: Text) -> some View { tell(.value(value)) }

  /// The same with a text that is looked up in the session's language.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    tell(.value(Text(valueKey)))
  }

  /// The same with a text that is said as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    tell(.value(Text(value)))
  }

  /// Says what happens when the view is used.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { tell(.hint(hint)) }

  /// The same with a text that is looked up in the session's language.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    tell(.hint(Text(hintKey)))
  }

  /// The same with a text that is said as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    tell(.hint(Text(hint)))
  }

  /// Hides the view from assistive technology.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { tell(.hidden(hidden)) }

  /// The same; where `isEnabled` is false, the view stays as it is.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    tell(.hidden(hidden), isEnabled: isEnabled)
  }

  /// Says what else the view is to assistive technology, beside what it is by itself.
  ///
  /// Source: Apple's SwiftUI, `accessibilityAddTraits(_:)`.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    tell(.addTraits(traits.traits))
  }

  /// Takes traits that views inside have been given; a control stays the control it is.
  ///
  /// Source: Apple's SwiftUI, `accessibilityRemoveTraits(_:)`.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    tell(.removeTraits(traits.traits))
  }

  /// Makes the view one element for assistive technology.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    tell(.children(children.value))
  }

  /// Sets the level of a heading; it takes the trait `isHeader` to be one.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    tell(.heading(level))
  }
}

extension View {
  /// `accessibilityLabel(_:)` in the spelling before iOS 14.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// `accessibilityValue(_:)` in the spelling before iOS 14.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// `accessibilityHint(_:)` in the spelling before iOS 14.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// `accessibilityHidden(_:)` in the spelling before iOS 14.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// `accessibilityIdentifier(_:)` in the spelling before iOS 14.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// `accessibilityAddTraits(_:)` in the spelling before iOS 14.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// `accessibilityRemoveTraits(_:)` in the spelling before iOS 14.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
}

/// A decoration that gives an element its name in tests.
nonisolated struct IdentifierModifier: DecorationModifier, Equatable {
  let identifier: String

  static var aspects: Aspects { .accessibility }
  static var isSemantic: Bool { true }

  @MainActor func decorate(_ description: inout Description, in environment: EnvironmentValues) {
    description.accessibility.identifier = description.accessibility.identifier ?? identifier
  }
}
