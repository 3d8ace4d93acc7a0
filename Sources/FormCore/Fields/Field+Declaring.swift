extension Field {
  /// Adds rules behind those that the field has.
  @discardableResult
  public func rules(_ rules: Rule<Root, Value>...) -> Field {
    node.add(rules)
    return self
  }

  /// Adds a rule that compares the field with another one, also with one outside of this row.
  ///
  /// It runs again when the other field changes, and only while the other field's own rules pass.
  @discardableResult
  public func check<OtherRoot, Other>(
    against other: Field<OtherRoot, Other>,
    test: @escaping @MainActor (Value, Other) -> Issue?
  ) -> Field {
    let input = RuleInput<Root>(other.node)
    let check = SharedCheck<Root, Value>(inputs: [input], needsValidInputs: true) {
      [weak otherNode = other.node] value, _ in
      guard let otherNode, !otherNode.isDetached else { return [] }
      return test(value, otherNode.normalized).map { [$0] } ?? []
    }
    node.add([Rule(.shared(check))])
    return self
  }

  /// Puts the value in order for rules and submission, after what the field does already.
  @discardableResult
  public func normalized(_ steps: Normalization<Value>...) -> Field {
    node.setNormalizations { $0 += steps }
    return self
  }

  /// Takes the value as it is: without it, texts are trimmed and composed (NFC).
  @discardableResult
  public func rawText() -> Field {
    node.setNormalizations { $0 = [] }
    return self
  }

  /// Names the field in messages: "Email is required" in the stead of "This field is required".
  @discardableResult
  public func label(_ label: String?) -> Field {
    node.setLabel(label)
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
    node.setShowing(policy)
    return self
  }

  /// Keeps the value out of drafts, where a text is saved as an empty one, and takes it as it is: spaces in a password count.
  @discardableResult
  public func isSecret() -> Field {
    node.isSecret = true
    return rawText()
  }
}
