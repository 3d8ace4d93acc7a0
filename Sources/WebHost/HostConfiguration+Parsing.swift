extension HostConfiguration {
  /// Reads our flags and variables; what is left is the app's.
  ///
  /// A flag wins over its variable (`--base-path`, `FORMWORK_BASE_PATH`), the last one over those
  /// before it. `--` ends ours; it is not passed on. Before it, what begins with `--` and is none of
  /// ours is a slip of the hand and no argument of the app's.
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
        guard !argument.hasPrefix("--") else {
          let name = String(parts[0])
          throw .unknownFlag(name: name, nearest: Self.nearestFlag(to: name))
        }
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
  /// One flag: its name, what it means, what it takes, and what it sets; false when it cannot.
  struct Setting: Sendable {
    let name: String
    let meaning: String
    let wants: String
    /// What holds without it.
    let usual: String
    let set: @Sendable (String, inout HostConfiguration) -> Bool

    /// The variable that sets it, too.
    var variable: String { HostConfiguration.variable(for: name) }

    func apply(_ value: String, _ configuration: inout HostConfiguration) throws(HostError) {
      guard set(value, &configuration) else {
        throw .badFlag(name: name, value: value, wants: wants)
      }
    }
  }

  /// Every flag there is.
  static let settings: [Setting] =
    [
      Setting(
        name: "--host", meaning: "where to listen; 0.0.0.0 lets other machines in, such as a phone",
        wants: "a name or address of this machine", usual: "127.0.0.1"
      ) { value, configuration in
        configuration.host = value
        return !value.isEmpty
      },
      Setting(
        name: "--port", meaning: "the port to listen on; 0: any free one",
        wants: "a number from 0 to 65535", usual: "8080"
      ) { value, configuration in
        guard let port = Int(value), (0...65_535).contains(port) else { return false }
        configuration.port = port
        return true
      },
      Setting(
        name: "--base-path", meaning: "the path under which everything is served",
        wants: "a path like /app/", usual: "/"
      ) { value, configuration in
        configuration.basePath = value
        return !value.contains { $0 == "?" || $0 == "#" || $0 == " " || $0 == "\"" }
      },
      Setting(
        name: "--allow-origin",
        meaning: "an origin beside our own whose pages may connect; may be given several times",
        wants: "an origin like https://example.org", usual: "none"
      ) { value, configuration in
        configuration.allowedOrigins.append(value)
        return value.contains("://")
      },
      Setting(
        name: "--trust-forwarded",
        meaning: "whether X-Forwarded-For is believed: only behind a proxy that sets it",
        wants: "yes or no", usual: "no"
      ) { value, configuration in
        configuration.trustsForwarded = value == "yes"
        return value == "yes" || value == "no"
      },
      Setting(
        name: "--log-level", meaning: "the least that is logged",
        wants: "debug, info, warning, error or none", usual: "info"
      ) { value, configuration in
        guard let level = Log.Level(rawValue: value) else { return false }
        configuration.logLevel = level
        return true
      },
    ] + Limits.flags.map(setting)

  private static func setting(for flag: Limits.Flag) -> Setting {
    Setting(
      name: flag.name, meaning: flag.meaning,
      wants: "a number from \(flag.range.lowerBound) to \(flag.range.upperBound)",
      usual: String(Limits()[keyPath: flag.path])
    ) { value, configuration in
      guard let number = Int(value), flag.range.contains(number) else { return false }
      configuration.limits[keyPath: flag.path] = number
      return true
    }
  }
}
