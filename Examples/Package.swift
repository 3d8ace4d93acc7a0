// swift-tools-version: 6.2
import PackageDescription

// Depends on the package around it by path, as a stranger's package would by version.

let swiftUI = Target.Dependency.product(name: "SwiftUI", package: "formwork")
let testing = Target.Dependency.product(name: "FormworkTesting", package: "formwork")

/// A library with the views of one example, a program of five lines that shows them, and tests.
func example(_ name: String, tests: Bool = true, resources: [Resource] = []) -> [Target] {
  let program: [Target] = [
    .target(name: name, dependencies: [swiftUI], resources: resources),
    .executableTarget(name: "\(name)App", dependencies: [.target(name: name), swiftUI]),
  ]
  let test = Target.testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name), swiftUI, testing])
  return tests ? program + [test] : program
}

let shown = [
  "BookList", "TextInput", "FocusChain", "LocationSearch", "Login", "SignUp", "TitleForms",
  "Registration",
]

let package = Package(
  name: "Examples",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "formwork", path: "..")],
  targets: shown.flatMap { name in
    example(name, resources: name == "BookList" ? [.process("Resources")] : [])
  } + example("TypingLab", tests: false)
    + example("ViewLab", tests: false, resources: [.process("Resources")])
    + example("LayoutCases", tests: false, resources: [.process("Resources")]) + [
    .executableTarget(
      name: "Gallery", dependencies: shown.map { .target(name: $0) } + [swiftUI]),
    .executableTarget(
      name: "SignUpPage",
      dependencies: [swiftUI, .product(name: "PlaygroundSupport", package: "formwork")]),
    .executableTarget(name: "FieldBench", dependencies: [swiftUI]),
  ]
)
