import FormCore

/// When what is wrong is shown, as something to turn.
enum Showing {
  static let parameter = Parameter.choice(
    "Shown", "Late, then live", "On submit", "Live", "From the start")

  private static let policies: [String: (policy: ShowingPolicy, code: String)] = [
    "On submit": (.onSubmit, ".onSubmit"), "Live": (.live, ".live"),
    "From the start": (.fromTheStart, ".fromTheStart"),
  ]

  static func policy(_ values: ParameterValues) -> ShowingPolicy {
    policies[values[parameter]]?.policy ?? .lateThenLive
  }

  /// The policy in code; nil for the one that forms begin with.
  static func code(_ values: ParameterValues) -> String? { policies[values[parameter]]?.code }

  /// The line of a form's declaration that sets it; nothing for the one that forms begin with.
  static func declaration(_ code: String?) -> String {
    code.map { "  form.showing = \($0)\n" } ?? ""
  }
}
