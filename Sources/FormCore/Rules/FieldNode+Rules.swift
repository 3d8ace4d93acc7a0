extension FieldNode {
  func add(_ added: [Rule<Root, Value>]) {
    form.update {
      rules += added
      outcomes += added.map { _ in [] }
      for case .shared(let check) in added.map(\.check) {
        for input in check.inputs.compactMap({ $0.find(table) }) where input !== self {
          input.addDependent(self)
        }
      }
      mark(.ownRules)
    }
  }

  func runOwnRules() {
    hasOwnErrors = false
    guard !rules.isEmpty else { return }
    let value = normalized
    for (index, rule) in rules.enumerated() {
      guard case .own(let test) = rule.check else { continue }
      form.rulesRun += 1
      outcomes[index] = rule.finish(test(value))
      if outcomes[index].contains(where: \.isBlocking) { hasOwnErrors = true }
    }
  }

  func runSharedRules() {
    for (index, rule) in rules.enumerated() {
      guard case .shared(let check) = rule.check else { continue }
      let mayRun =
        !check.needsValidInputs
        || check.inputs.allSatisfy { !($0.find(table)?.failsAlone ?? false) }
      form.rulesRun += mayRun ? 1 : 0
      outcomes[index] = mayRun ? rule.finish(check.test(normalized, table)) : []
    }
  }
}
