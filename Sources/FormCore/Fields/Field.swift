/// One field of a form: a handle to its value, rules and state.
///
/// Handles are made on the fly and cost next to nothing; what they show belongs to the form.
///
/// ```swift
/// form.email.value = "ada@example.com"
/// form.email.shownIssues
/// form.address.city.rules(.required)
/// ```
///
/// A property of the value that is named like one of this type's is reached by its path from the
/// form: `form[\.field.value]`.
@MainActor @dynamicMemberLookup
public struct Field<Root, Value: Equatable> {
  let form: FormState
  let node: FieldNode<Root, Value>
  /// Kept so that the handle to a field of a removed row goes on working.
  let table: FieldTable<Root>

  /// The field of one part of the value.
  public subscript<Part: Equatable>(
    dynamicMember path: WritableKeyPath<Value, Part>
  ) -> Field<Root, Part> {
    Field<Root, Part>(
      form: form, node: table.field(node.path.appending(path: path)), table: table)
  }

  /// What the field shows and is told.
  var state: FieldState { node.speaker }

  // MARK: Value

  /// The value as it stands in the field.
  public var value: Value {
    get {
      _ = node.observed(\.valueMark)
      return node.current
    }
    nonmutating set { table.write(newValue, to: node) }
  }

  /// The value as rules see it and as it is submitted.
  public var normalizedValue: Value {
    _ = node.observed(\.valueMark)
    return node.normalized
  }

  /// The value that a reset brings back.
  public var initialValue: Value { node.initial }

  // MARK: State

  /// What makes this field the same field; the name of its focus.
  public nonisolated var id: FieldID { node.id }

  /// The name under which a view focuses the field: the same as ``id``.
  public nonisolated var focusID: FieldID { node.id }

  /// Everything that is to be said about the value, shown or not.
  public var issues: [Issue] { state.observed(\.issues) }

  /// What is to be said about the value now, by the policy for showing.
  public var shownIssues: [Issue] { state.observed(\.shownIssues) }

  /// Whether the field keeps the form from being submitted. A field that is not active is valid.
  public var validity: Validity { state.observed(\.validity) }

  /// Whether the person has left the field at least once.
  public var isTouched: Bool { state.observed(\.isTouched) }

  /// Whether the value differs from the initial one.
  public var isDirty: Bool { node.observed(\.isDirty) }

  /// Whether an asynchronous rule has not answered yet.
  public var isPending: Bool { state.observed(\.isPending) }

  /// Whether the field counts: by hand, by its conditions, and because its control is enabled.
  ///
  /// What is inactive leaves validity, with its parts and rows, and shows no issues. A field that
  /// is merely scrolled away stays active. Setting it says what is so by hand; a field that is
  /// disabled, or whose condition does not hold, stays inactive all the same.
  ///
  /// A view that is gone does not make its field inactive: it may stand on another step of the
  /// form, or be scrolled away in a lazy list. ``active(when:test:)`` says when a field is hidden.
  public var isActive: Bool {
    get { state.observed(\.isActive) }
    nonmutating set { state.setAbsent(!newValue, .byHand) }
  }

  /// Whether the control of the field can be used. Controls bound to the field say so themselves.
  public var isEnabled: Bool {
    get { state.observed(\.isEnabled) }
    nonmutating set { state.setAbsent(!newValue, .disabled) }
  }

  // MARK: Events

  /// The person has left the field.
  public func touch() { state.touch() }

  /// Brings back the initial value and forgets what was done to this field.
  public func reset() {
    form.update {
      table.write(node.initial, to: node)
      node.forgetAll()
      node.text?.forgetAll()
    }
  }
}

extension Field: Identifiable {}

extension Field: Equatable {
  /// Whether both are handles to the same field, whatever its value.
  public nonisolated static func == (a: Field, b: Field) -> Bool { a.node === b.node }
}
