// swift-tools-version: 6.2
import PackageDescription

// Depends on the package around it by path, as a stranger's package would by version.

/// A library with the views of one example, and a program of five lines that shows them.
func example(_ name: String, resources: [Resource] = []) -> [Target] {
  [
    .target(
      name: name, dependencies: [.product(name: "SwiftUI", package: "formwork")],
      resources: resources),
    .executableTarget(
      name: "\(name)App",
      dependencies: [.target(name: name), .product(name: "SwiftUI", package: "formwork")]),
  ]
}

let package = Package(
  name: "Examples",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "formwork", path: "..")],
  targets: example("FocusChain") + example("TypingLab")
    + example("LayoutCases", resources: [.process("Resources")]) + [
    .executableTarget(
      name: "FieldBench", dependencies: [.product(name: "SwiftUI", package: "formwork")])
  ]
)
