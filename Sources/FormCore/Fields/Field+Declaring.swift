extension Field {
  /// Adds rules behind those that the field has.
  @discardableResult
  public func rules(_ rules: Rule<Root, Value>...) -> Field {
    node.add(rules)
    return self
  }

  /// Adds a rule that compares the field with others, also with some outside of this row.
  ///
  /// It runs again when one of them changes, and only while the own rules of all of them pass.
  ///
  /// ```swift
  /// form.each(\.guests) { guest in
  ///   guest.arrival.check(against: form.start, form.end) { arrival, start, end in
  ///     (start...end).contains(arrival) ? nil : "Nobody is there that day."
  ///   }
  /// }
  /// ```
  @discardableResult
  public func check<each OtherRoot, each Other: Equatable>(
    against others: repeat Field<each OtherRoot, each Other>,
    test: @escaping @MainActor (Value, repeat each Other) -> Issue?
  ) -> Field {
    var inputs: [RuleInput<Root>] = []
    repeat inputs.append(RuleInput((each others).node))
    let known = (repeat KnownField((each others).node))
    let check = SharedCheck<Root, Value>(inputs: inputs, needsValidInputs: true) { value, _ in
      // A field whose row was removed is compared with no more.
      let issue = try? test(value, repeat (each known).value())
      return issue.flatMap { $0 }.map { [$0] } ?? []
    }
    node.add([Rule(.shared(check))])
    return self
  }

  /// Lets the field count only while a condition on other fields holds.
  ///
  /// Say here what the screen says by `if` or `disabled`: then the form knows it without a screen, in
  /// every step, and the screen can ask the field. Of several conditions all must hold.
  ///
  /// ```swift
  /// form.company.rules(.required).active(when: form.kind) { $0 == .business }
  ///
  /// if form.company.isActive { TextInputField("Company", field: form.company) }
  /// ```
  @discardableResult
  public func active<each OtherRoot, each Other: Equatable>(
    when others: repeat Field<each OtherRoot, each Other>,
    test: @escaping @MainActor (repeat each Other) -> Bool
  ) -> Field {
    var inputs: [FieldState] = []
    repeat inputs.append((each others).node)
    let known = (repeat KnownField((each others).node))
    // A field whose row was removed decides nothing any more.
    state.addCondition(on: inputs) { (try? test(repeat (each known).value())) ?? true }
    return self
  }

  /// A condition for a view to declare, which may appear often: of one name the first stays.
  public func active<OtherRoot, Other: Equatable>(
    named name: String, when other: Field<OtherRoot, Other>,
    test: @escaping @MainActor (Other) -> Bool
  ) {
    let known = KnownField(other.node)
    state.addCondition(named: name, on: [other.node]) { (try? test(known.value())) ?? true }
  }

  /// Puts the value in order for rules and submission, after what the field does already.
  @discardableResult
  public func normalized(_ steps: Normalization<Value>...) -> Field {
    node.add(steps)
    return self
  }

  /// Takes the value as it is, without what was to be done to it so far: by themselves texts are trimmed and
  /// composed (NFC).
  @discardableResult
  public func rawText() -> Field {
    node.takeRaw()
    return self
  }

  /// Names the field in messages: "Email is required" in the stead of "This field is required".
  @discardableResult
  public func label(_ label: String?) -> Field {
    state.setLabel(label)
    return self
  }

  /// Names the field for answers of the server; without it the name is the path's: "address.city".
  @discardableResult
  public func named(_ name: String) -> Field {
    node.givenName = name
    return self
  }

  /// Shows this field's issues by a policy of its own; nil goes back to the form's.
  @discardableResult
  public func showing(_ policy: ShowingPolicy?) -> Field {
    state.setShowing(policy)
    return self
  }

  /// Keeps the value out of drafts, where a text is saved as an empty one, and takes it as it is, but for
  /// what ``normalized(_:)`` says: spaces in a password count.
  @discardableResult
  public func isSecret() -> Field {
    if !node.isSecret { node.keepSecret() }
    return self
  }
}
