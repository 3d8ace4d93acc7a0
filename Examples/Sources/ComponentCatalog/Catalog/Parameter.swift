/// Something that can be turned in a preview.
public struct Parameter: Identifiable, Hashable, Sendable {
  /// What a parameter takes.
  public enum Kind: Hashable, Sendable {
    case text
    case toggle
    /// One of these.
    case choice([String])
  }

  public let name: String
  public let kind: Kind
  /// The value at first; a toggle's is "true" or "false".
  public let initial: String

  public var id: String { name }

  static func text(_ name: String, _ initial: String) -> Parameter {
    Parameter(name: name, kind: .text, initial: initial)
  }

  static func toggle(_ name: String, _ initial: Bool = false) -> Parameter {
    Parameter(name: name, kind: .toggle, initial: "\(initial)")
  }

  /// The first option is chosen.
  static func choice(_ name: String, _ options: String...) -> Parameter {
    Parameter(name: name, kind: .choice(options), initial: options[0])
  }
}

/// What the parameters of a preview are set to.
public struct ParameterValues: Hashable, Sendable {
  private var values: [String: String]

  /// Every parameter as it is at first.
  public init(_ parameters: [Parameter]) {
    values = Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0.initial) })
  }

  /// A text or the chosen option.
  public subscript(_ parameter: Parameter) -> String {
    get { values[parameter.name] ?? parameter.initial }
    set { values[parameter.name] = newValue }
  }

  /// Whether a toggle is on.
  public subscript(isOn parameter: Parameter) -> Bool {
    get { self[parameter] == "true" }
    set { self[parameter] = "\(newValue)" }
  }
}
