// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// Off Apple platforms this package brings the module `SwiftUI` and everything under it. On Apple
// platforms none of that is declared, and client code meets Apple's own SwiftUI. The form core is
// declared everywhere.

let formTargets: [Target] = [
  .target(name: "FormCore"),
  .testTarget(name: "FormCoreTests", dependencies: ["FormCore"]),
]

#if os(Linux)
  let products: [Product] = [
    .library(name: "SwiftUI", targets: ["SwiftUI", "Combine", "UIKitNames"]),
    .library(name: "PlaygroundSupport", targets: ["PlaygroundSupport"]),
    .library(name: "FormworkTesting", targets: ["FormworkTesting"]),
  ]

  let platformTargets: [Target] = [
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
      name: "PlaygroundTests", dependencies: ["PlaygroundSupport"], exclude: ["Pages"]),
    .testTarget(name: "ResourcesTests", dependencies: ["SwiftUI", "Randomness"]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "SwiftUI", "FormworkTesting", "DisplayTree", "ViewGraph", "Combine", "BrowserClient",
      ]),
  ]
#else
  let products: [Product] = []
  let platformTargets: [Target] = []
#endif

let package = Package(
  name: "formwork",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: products,
  targets: formTargets + platformTargets
)
