/// What assistive technology is told of a control, and how large it is at least: part of the
/// declaration of a state, and compared with what a screen and a browser make of it.
public struct SpokenControl: Equatable, Codable, Sendable {
  /// What it is.
  public enum Role: String, Codable, Sendable {
    case button, link, textField, secureField, toggle, picker, datePicker, stepper
  }

  public var role: Role
  public var name: String
  /// What it holds, in words: of a switch "on" or "off".
  public var value = ""
  public var isEnabled = true
  public var isRequired = false
  public var isInvalid = false
  /// What is wrong, in words.
  public var error = ""
  /// What explains it.
  public var help = ""
  /// What a person can do to it while it is enabled.
  public var actions: [Action]
  /// The least width and height of what takes a click, in points.
  ///
  /// Source: WCAG 2.2, success criterion 2.5.8, Target Size (Minimum).
  public var side = 24

  /// What is done to a control.
  public enum Action: String, Codable, Sendable { case type, choose, tap }

  /// A control that is enabled and of which nothing more is told.
  public init(_ role: Role, _ name: String, _ value: String = "", actions: [Action]) {
    self.role = role
    self.name = name
    self.value = value
    self.actions = actions
  }

  /// All that is read behind the name: what is wrong, then the help.
  public var description: String { [error, help].filter { !$0.isEmpty }.joined(separator: ". ") }

  /// A field by its label or prompt, with the text in it.
  public static func field(_ name: String, _ text: String = "") -> Self {
    Self(.textField, name, text, actions: [.type])
  }

  /// A field that hides what stands in it.
  public static func secret(_ name: String, _ text: String = "") -> Self {
    Self(.secureField, name, text, actions: [.type])
  }

  /// A button; what it says beside its name is its value.
  public static func button(_ name: String, _ value: String = "") -> Self {
    Self(.button, name, value, actions: [.tap])
  }

  /// A button inside of a field, which has room around its symbol: 44 points, as the Human Interface
  /// Guidelines ask for.
  public static func symbol(_ name: String) -> Self { button(name).large }

  /// The button that empties a field.
  public static var clear: Self { symbol("Clear text") }

  /// A switch.
  public static func toggle(_ name: String, isOn: Bool = false) -> Self {
    Self(.toggle, name, isOn ? "on" : "off", actions: [.choose])
  }

  /// A choice with the option that is chosen.
  public static func picker(_ name: String, _ option: String = "") -> Self {
    Self(.picker, name, option, actions: [.choose])
  }

  /// A date as ISO 8601 spells it.
  public static func date(_ name: String, _ date: String) -> Self {
    Self(.datePicker, name, date, actions: [.choose])
  }

  /// A number that is stepped up and down.
  public static func stepper(_ name: String, _ value: Int) -> Self {
    Self(.stepper, name, "\(value)", actions: [.choose])
  }

  /// At least 44 points to hit.
  public var large: Self { with { $0.side = 44 } }

  /// The same where nothing can be done to it.
  public var disabled: Self {
    with {
      $0.isEnabled = false
      $0.actions = []
    }
  }

  /// The same where it must be filled in.
  public var required: Self { with { $0.isRequired = true } }

  /// The same where it is marked as wrong, and what is said of that.
  public func invalid(_ error: String = "") -> Self {
    with {
      $0.isInvalid = true
      $0.error = error
    }
  }

  /// The same with a text that explains it.
  public func helped(by help: String) -> Self { with { $0.help = help } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
