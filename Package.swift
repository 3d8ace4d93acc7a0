// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// Off Apple platforms this package brings the module `SwiftUI` and everything under it. On Apple
// platforms none of it is declared: the form core is, and `Formwork`, which meets Apple's SwiftUI.

let portableProducts: [Product] = [.library(name: "Formwork", targets: ["Formwork", "FormCore"])]

#if os(Linux)
  /// What `Formwork` is written against.
  let swiftUI: [Target.Dependency] = ["SwiftUI"]

  let products: [Product] = [
    .library(name: "SwiftUI", targets: ["SwiftUI", "Combine", "UIKitNames"]),
    .library(name: "PlaygroundSupport", targets: ["PlaygroundSupport"]),
    .library(name: "FormworkTesting", targets: ["FormworkTesting"]),
  ]

  let targets: [Target] = [
    .systemLibrary(
      name: "CLibwebsockets", pkgConfig: "libwebsockets",
      providers: [.apt(["libwebsockets-dev"])]),
    .macro(name: "SwiftUIMacros"),
    .target(name: "Combine"),
    .target(name: "UIKitNames"),
    .target(name: "DisplayTree"),
    .target(name: "ViewGraph"),
    .target(name: "BrowserClient", resources: [.embedInCode("Modules"), .embedInCode("Styles")]),
    .target(name: "HTMLRenderer", dependencies: ["DisplayTree"]),
    .target(
      name: "WebHost",
      dependencies: ["HTMLRenderer", "DisplayTree", "BrowserClient", "CLibwebsockets"]),
    .target(
      name: "SwiftUI",
      dependencies: [
        "ViewGraph", "DisplayTree", "SwiftUIMacros", "Combine", "UIKitNames", "WebHost",
      ]),
    .target(name: "PlaygroundSupport", dependencies: ["SwiftUI"]),
    .target(name: "FormworkTesting", dependencies: ["SwiftUI", "DisplayTree", "HTMLRenderer"]),
    .target(name: "Randomness", path: "Tests/Randomness"),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "UIKitNamesTests", dependencies: ["UIKitNames"]),
    .testTarget(name: "SwiftUIMacrosTests", dependencies: ["SwiftUIMacros"]),
    .testTarget(name: "ViewGraphTests", dependencies: ["ViewGraph"]),
    .testTarget(
      name: "HTMLRendererTests",
      dependencies: ["HTMLRenderer", "DisplayTree", "BrowserClient", "Randomness"]),
    .testTarget(
      name: "WebHostTests",
      dependencies: ["WebHost", "HTMLRenderer", "DisplayTree", "BrowserClient", "Randomness"]),
    .testTarget(
      name: "FormworkTests", dependencies: ["Formwork", "FormCore", "FormworkTesting", "SwiftUI"]),
    .testTarget(
      name: "PlaygroundTests", dependencies: ["PlaygroundSupport"], exclude: ["Pages"]),
    .testTarget(name: "ResourcesTests", dependencies: ["SwiftUI", "Randomness"]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "SwiftUI", "FormworkTesting", "DisplayTree", "ViewGraph", "Combine", "BrowserClient",
      ], resources: [.copy("Resources/Localizable.xcstrings")]),
  ]
#else
  let swiftUI: [Target.Dependency] = []
  let products: [Product] = []
  let targets: [Target] = []
#endif

let portableTargets: [Target] = [
  .target(name: "FormCore", packageAccess: false),
  .target(name: "Formwork", dependencies: ["FormCore"] + swiftUI, packageAccess: false),
  .testTarget(name: "FormCoreTests", dependencies: ["FormCore"]),
]

let package = Package(
  name: "formwork",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: portableProducts + products,
  targets: portableTargets + targets
)
