import Foundation
import Testing

@testable import WebHost

struct ConfigurationTests {
  @Test func `our flags are taken and the rest is the app's`() throws {
    let (configuration, rest) = try HostConfiguration.parse(
      arguments: [
        "-v", "--port", "81", "--host=::1", "file", "--base-path", "app", "--message-size",
        "2000", "--", "--port", "9",
      ], environment: [:])
    #expect(configuration.port == 81)
    #expect(configuration.host == "::1")
    #expect(configuration.basePath == "/app/")
    #expect(configuration.limits.messageSize == 2_000)
    #expect(rest == ["-v", "file", "--port", "9"])
  }

  @Test func `a flag wins over its variable`() throws {
    let environment = ["FORMWORK_PORT": "90", "FORMWORK_IDLE_TIME": "7", "PORT": "1"]
    let (configuration, _) = try HostConfiguration.parse(
      arguments: ["--port=91"], environment: environment)
    #expect(configuration.port == 91)
    #expect(configuration.limits.idleTime == 7)
  }

  @Test(arguments: [
    (["--port", "70000"], "--port takes a number from 0 to 65535, not “70000”."),
    (["--port"], "--port wants a value."),
    (["--sessions", "many"], "--sessions takes a number from 1 to 1000000, not “many”."),
    (
      ["--prot", "9103"],
      "There is no flag --prot; did you mean --port? --help lists all; what is the app's stands after --."
    ),
    (
      ["--colour=red"],
      "There is no flag --colour. --help lists all; what is the app's stands after --."
    ),
    (["--log-level=loud"], "--log-level takes debug, info, warning, error or none, not “loud”."),
  ])
  func `a bad flag is told in one sentence`(arguments: [String], sentence: String) {
    let error = #expect(throws: HostError.self) {
      try HostConfiguration.parse(arguments: arguments, environment: [:])
    }
    #expect(error?.description == sentence)
  }

  @Test func `every limit has a flag within whose range its default lies`() {
    let limits = Limits()
    #expect(Limits.flags.count == Mirror(reflecting: limits).children.count)
    for flag in Limits.flags { #expect(flag.range.contains(limits[keyPath: flag.path])) }
    #expect(Set(Limits.flags.map(\.name)).count == Limits.flags.count)
  }

  @Test func `what an unknown flag is called after the end of ours is the app's affair`() throws {
    let (_, rest) = try HostConfiguration.parse(arguments: ["--", "--prot", "9"], environment: [:])
    #expect(rest == ["--prot", "9"])
  }

  @Test func `help lists every flag with its meaning, default and variable`() {
    #expect(HostConfiguration.asksForHelp(["--port", "1", "--help"]))
    #expect(!HostConfiguration.asksForHelp(["--", "--help"]))
    let help = HostConfiguration.help(for: "MyForms")
    for setting in HostConfiguration.settings {
      for part in [setting.name, setting.meaning, setting.usual, setting.variable] {
        #expect(help.contains(part), "\(setting.name)")
      }
    }
  }

  @Test func `a default that help tells is the one that holds`() throws {
    let usual = HostConfiguration()
    for setting in HostConfiguration.settings where setting.usual != "none" {
      var configuration = HostConfiguration()
      try setting.apply(setting.usual, &configuration)
      #expect(
        String(
          describing: (
            configuration.host, configuration.port, configuration.basePath,
            configuration.limits, configuration.trustsForwarded, configuration.logLevel
          ))
          == String(
            describing: (
              usual.host, usual.port, usual.basePath, usual.limits,
              usual.trustsForwarded, usual.logLevel
            )), "\(setting.name)")
    }
  }

  @Test func `the FlagsDocument lists the flags that there are`() throws {
    let text = HostConfiguration.flagsDocument
    if let path = ProcessInfo.processInfo.environment["FORMWORK_FLAGS_DOCUMENT"] {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let document = try String(
      contentsOf: root.appending(path: "Documentation/Flags.md"), encoding: .utf8)
    #expect(document == text, "run Scripts/flags")
  }

  @Test func `the app does not see the base path`() {
    var configuration = HostConfiguration()
    configuration.basePath = "/app"
    let paths = ["/app/", "/app", "/app?x=1", "/app/orders?x=1", "/other", "/apple"]
    #expect(
      paths.map(configuration.appPath) == ["/", "/", "/?x=1", "/orders?x=1", "/other", "/apple"])
    configuration.basePath = ""
    #expect(["/", "/a?b"].map(configuration.appPath) == ["/", "/a?b"])
  }
}
