// swift-tools-version: 6.2
import PackageDescription

// Its own package, so that measuring code is in nobody's build. CONTRIBUTING.md says how to run it.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "formwork", path: "..")],
  targets: [
    .executableTarget(
      name: "FormBenchmarks",
      dependencies: [
        .product(name: "SwiftUI", package: "formwork"),
        .product(name: "FormworkTesting", package: "formwork"),
      ])
  ]
)
