extension HostConfiguration {
  /// Reads our flags and variables; what is left is the app's.
  ///
  /// A flag wins over its variable (`--base-path`, `FORMWORK_BASE_PATH`), the last one over those
  /// before it. `--` ends ours; it is not passed on.
  package static func parse(
    arguments: [String], environment: [String: String]
  ) throws(HostError) -> (configuration: HostConfiguration, rest: [String]) {
    var configuration = HostConfiguration()
    for setting in settings {
      if let value = environment[variable(for: setting.name)] {
        try setting.apply(value, &configuration)
      }
    }
    let rest = try configuration.apply(arguments[...])
    return (configuration, rest)
  }

  static func variable(for flag: String) -> String {
    "FORMWORK_" + flag.dropFirst(2).uppercased().replacing("-", with: "_")
  }

  private mutating func apply(_ arguments: ArraySlice<String>) throws(HostError) -> [String] {
    var rest: [String] = []
    var arguments = arguments
    while let argument = arguments.popFirst() {
      if argument == "--" { return rest + arguments }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let setting = Self.settings.first(where: { $0.name == parts[0] }) else {
        rest.append(argument)
        continue
      }
      guard let value = parts.count == 2 ? String(parts[1]) : arguments.popFirst() else {
        throw .missingValue(name: setting.name)
      }
      try setting.apply(value, &self)
    }
    return rest
  }
}

// MARK: - The flags

extension HostConfiguration {
  /// One flag: its name, what it takes, and what it sets; false when it cannot.
  private struct Setting: Sendable {
    let name: String
    let wants: String
    let set: @Sendable (String, inout HostConfiguration) -> Bool

    func apply(_ value: String, _ configuration: inout HostConfiguration) throws(HostError) {
      guard set(value, &configuration) else {
        throw .badFlag(name: name, value: value, wants: wants)
      }
    }
  }

  private static let settings: [Setting] =
    [
      Setting(name: "--host", wants: "a name or address of this machine") { value, configuration in
        configuration.host = value
        return !value.isEmpty
      },
      Setting(name: "--port", wants: "a number from 0 to 65535") { value, configuration in
        guard let port = Int(value), (0...65_535).contains(port) else { return false }
        configuration.port = port
        return true
      },
      Setting(name: "--base-path", wants: "a path like /app/") { value, configuration in
        configuration.basePath = value
        return !value.contains { $0 == "?" || $0 == "#" || $0 == " " || $0 == "\"" }
      },
      Setting(name: "--allow-origin", wants: "an origin like https://example.org") {
        value, configuration in
        configuration.allowedOrigins.append(value)
        return value.contains("://")
      },
      Setting(name: "--trust-forwarded", wants: "yes or no") { value, configuration in
        configuration.trustsForwarded = value == "yes"
        return value == "yes" || value == "no"
      },
      Setting(name: "--log-level", wants: "debug, info, warning, error or none") {
        value, configuration in
        guard let level = Log.Level(rawValue: value) else { return false }
        configuration.logLevel = level
        return true
      },
    ] + Limits.flags.map(setting)

  private static func setting(for flag: Limits.Flag) -> Setting {
    let wants = "a number from \(flag.range.lowerBound) to \(flag.range.upperBound)"
    return Setting(name: flag.name, wants: wants) { value, configuration in
      guard let number = Int(value), flag.range.contains(number) else { return false }
      configuration.limits[keyPath: flag.path] = number
      return true
    }
  }
}
