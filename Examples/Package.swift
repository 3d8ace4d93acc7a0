// swift-tools-version: 6.2
import PackageDescription

// Depends on the package around it by path, as a stranger's package would by version.

#if os(Linux)
  let dependencies: [Package.Dependency] = [.package(name: "formwork", path: "..")]
  let swiftUI: [Target.Dependency] = [
    .product(name: "SwiftUI", package: "formwork"), .product(name: "Formwork", package: "formwork"),
  ]
  let testing: [Target.Dependency] = [.product(name: "FormworkTesting", package: "formwork")]
  let playground: [Target.Dependency] = [
    .product(name: "PlaygroundSupport", package: "formwork")
  ]
#else
  // SwiftUI is Apple's there. The tests are left out.
  let dependencies: [Package.Dependency] = [.package(name: "formwork", path: "..")]
  let swiftUI: [Target.Dependency] = [.product(name: "Formwork", package: "formwork")]
  let testing: [Target.Dependency] = []
  let playground: [Target.Dependency] = []
#endif

/// A library with the views of one example, a program of five lines that shows them, and tests.
func example(_ name: String, tests: Bool = true, resources: [Resource] = []) -> [Target] {
  let views = Target.Dependency.target(name: name)
  let program: [Target] = [
    .target(name: name, dependencies: swiftUI, resources: resources),
    .executableTarget(name: "\(name)App", dependencies: [views] + swiftUI),
  ]
  guard tests, !testing.isEmpty else { return program }
  return program + [
    .testTarget(name: "\(name)Tests", dependencies: [views] + swiftUI + testing)
  ]
}

let shown = [
  "BookList", "TextInput", "FocusChain", "LocationSearch", "Login", "SignUp", "TitleForms",
  "Registration", "Booking",
]

/// The component library: what it shows, and the gallery that shows it. Apple's library items keep
/// their views to themselves, and Xcode shows them there.
#if os(Linux)
  let views = (shown + ["ComponentCatalog"]).map { Target.Dependency.target(name: $0) } + swiftUI
  let gallery: [Target] = [
    .target(
      name: "ComponentCatalog", dependencies: swiftUI, resources: [.process("Resources")]),
    .target(name: "Gallery", dependencies: views),
    .executableTarget(name: "GalleryApp", dependencies: ["Gallery"] + swiftUI),
    .executableTarget(name: "CatalogListing", dependencies: ["ComponentCatalog"]),
    .testTarget(
      name: "GalleryTests", dependencies: ["Gallery", "ComponentCatalog"] + swiftUI + testing),
  ]
#else
  let gallery: [Target] = []
#endif

/// A playground page, which Xcode builds by itself.
let page = Target.executableTarget(name: "SignUpPage", dependencies: swiftUI + playground)

let package = Package(
  name: "Examples",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: dependencies,
  targets: shown.flatMap { name in
    example(name, resources: name == "BookList" ? [.process("Resources")] : [])
  } + example("TypingLab", tests: false)
    + example("FieldLab", tests: false)
    + example("ViewLab", tests: false, resources: [.process("Resources")])
    + example("ComponentLab", tests: false)
    + example("LayoutCases", tests: false, resources: [.process("Resources")]) + [
      .executableTarget(name: "FieldBench", dependencies: swiftUI)
    ] + gallery + (playground.isEmpty ? [] : [page])
)
