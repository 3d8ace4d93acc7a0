import Foundation

extension FormModel {
  /// Submits the form: checks it, and hands the normalised values to the action.
  ///
  /// Every field counts as tried. If one is invalid, the first in the form's order is asked to take
  /// the focus and the action does not run. Asynchronous rules that have not answered are awaited.
  /// While a submission is under way, another one is refused, whoever asks.
  ///
  /// The action may throw ``FieldErrors``, whose issues go to their fields; the description of any
  /// other error becomes ``SubmitPhase/failed(message:)``. The values stay as they are.
  @discardableResult
  public func submit(
    _ action: @escaping @MainActor (Values) async throws -> Void
  ) async -> SubmitResult {
    if let ended = beginSubmission() { return ended }
    return await runSubmission(action)
  }

  /// Submits the form from a button's action and returns at once.
  ///
  /// - Returns: Whether a submission began: not if the form is invalid, or another one is under way.
  @discardableResult
  public func submit(_ action: @escaping @MainActor (Values) async throws -> Void) -> Bool {
    guard beginSubmission() == nil else { return false }
    Task { await runSubmission(action) }
    return true
  }

  /// Where the submission stands.
  public var phase: SubmitPhase { form.observed(\.phase) }

  /// The values as they stood in the fields when the running submission took them; nil while no action
  /// runs. What they were normalised to is what the action gets.
  public var submittedValues: Values? { storage.submittedValues }

  /// Whether a submission is under way.
  public var isSubmitting: Bool { phase.isBusy }

  private func beginSubmission() -> SubmitResult? {
    guard !form.phase.isBusy, !form.isActionRunning else { return .refused }
    form.submissionNumber += 1
    form.formIssues = []
    form.attempt(form.fields)
    guard form.validity != .invalid else { return endInvalid() }
    form.isActionRunning = true
    form.phase = form.validity == .pending ? .checking : .running
    return nil
  }

  private func runSubmission(
    _ action: @escaping @MainActor (Values) async throws -> Void
  ) async -> SubmitResult {
    defer { form.isActionRunning = false }
    let number = form.submissionNumber
    await form.wait { form.validity != .pending || form.submissionNumber != number }
    guard form.submissionNumber == number else { return .cancelled }
    guard !Task.isCancelled else { return end(.idle, .cancelled) }
    guard form.validity != .invalid else { return endInvalid() }

    form.phase = .running
    let values = normalizedValues
    storage.submittedValues = storage.values
    defer { storage.submittedValues = nil }
    form.fields.forEach { $0.isChangedSinceSent = false }
    let edit = form.editNumber
    let task = Task { try await action(values) }
    form.actionTask = task
    let result = await withTaskCancellationHandler {
      await task.result
    } onCancel: {
      task.cancel()
    }
    form.actionTask = nil
    guard form.submissionNumber == number else { return .cancelled }
    return end(result, editedSince: form.editNumber != edit)
  }

  private func end(_ result: Result<Void, any Error>, editedSince isEdited: Bool) -> SubmitResult {
    switch result {
    case .success:
      form.isSubmitted = !isEdited
      form.phase = .succeeded
      for (id, handler) in form.submitHandlers where !handler() { form.submitHandlers[id] = nil }
      return .succeeded
    case .failure(let errors as FieldErrors):
      form.take(errors)
      return end(.idle, .invalid)
    case .failure(is CancellationError):
      return end(.idle, .cancelled)
    case .failure(let error):
      let message = error.localizedDescription
      return end(.failed(message: message), .failed(message: message))
    }
  }

  private func end(_ phase: SubmitPhase, _ result: SubmitResult) -> SubmitResult {
    form.phase = phase
    return result
  }

  private func endInvalid() -> SubmitResult {
    form.focusFirstInvalid(of: form.fields)
    return end(.idle, .invalid)
  }
}
