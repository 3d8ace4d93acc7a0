extension FieldNode {
  /// Asks what was not asked about the current value yet; in a hurry without waiting for a pause,
  /// and again where there was no answer.
  func ask(hurry: Bool) {
    guard rules.contains(where: \.isAsynchronous) else { return }
    let value = normalized
    guard counts, !hasBlockingOutcome, !isUnanswered(value) else { return forgetAnswers() }
    if !isSame(asked, value) {
      forgetAnswers()
      asked = value
    }
    let isInitial = isSame(value, normalize(initial))
    guard !isInitial || rules.contains(where: \.asksAboutInitialValue) else {
      return forgetAnswers()
    }
    for (index, rule) in rules.enumerated() {
      guard case .asynchronous(let check) = rule.check else { continue }
      guard !isInitial || check.asksAboutInitialValue else { continue }
      let known = inquiries[index]
      let isDue = known.map { hurry && ($0.phase == .waiting || $0.phase == .unavailable) } ?? true
      if isDue { start(check, at: index, value, hurry: hurry) }
    }
  }

  func forgetAnswers() {
    inquiries.values.forEach { $0.task.cancel() }
    inquiries = [:]
    asked = nil
    for (index, rule) in rules.enumerated() where rule.isAsynchronous { outcomes[index] = [] }
  }

  /// While it waits, the task holds nothing: a form that was let go ends at once. While it asks, it
  /// holds the form, at which the question may look; never the field, whose row may be removed.
  private func start(
    _ check: AsynchronousCheck<Value>, at index: Int, _ value: Value, hurry: Bool
  ) {
    inquiries[index]?.task.cancel()
    outcomes[index] = []
    lastGeneration += 1
    let generation = lastGeneration
    let clock = form.clock
    let task = Task { @MainActor [weak self, weak form] in
      if !hurry {
        guard (try? await clock.sleep(for: check.debounce)) != nil else { return }
      }
      guard !Task.isCancelled, let form, self?.begin(index, generation) == true else { return }
      defer { withExtendedLifetime(form) {} }
      let answer: Result<Issue?, any Error>
      do { answer = .success(try await check.ask(value)) } catch { answer = .failure(error) }
      self?.take(answer, mustAnswer: check.mustAnswer, at: index, generation)
    }
    inquiries[index] = Inquiry(
      generation: generation, task: task, phase: hurry ? .asking : .waiting)
  }

  private func begin(_ index: Int, _ generation: Int) -> Bool {
    guard inquiries[index]?.generation == generation else { return false }
    inquiries[index]?.phase = .asking
    return true
  }

  private func take(
    _ answer: Result<Issue?, any Error>, mustAnswer: Bool, at index: Int, _ generation: Int
  ) {
    guard !isDetached, inquiries[index]?.generation == generation else { return }
    form.update {
      switch answer {
      case .success(let issue):
        outcomes[index] = rules[index].finish(issue.map { [$0] } ?? [])
        inquiries[index]?.phase = .answered
      case .failure:
        outcomes[index] = [Issue(.unavailable, severity: mustAnswer ? .error : .warning)]
        inquiries[index]?.phase = .unavailable
      }
      mark(.conclusion)
    }
  }

  private var hasBlockingOutcome: Bool {
    zip(rules, outcomes).contains { rule, issues in
      !rule.isAsynchronous && issues.contains(where: \.isBlocking)
    }
  }
}

extension Rule {
  var isAsynchronous: Bool {
    if case .asynchronous = check { true } else { false }
  }

  fileprivate var asksAboutInitialValue: Bool {
    if case .asynchronous(let check) = check { check.asksAboutInitialValue } else { false }
  }
}
