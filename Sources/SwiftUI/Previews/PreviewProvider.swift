import Foundation

/// A type whose views a tool can show; on a server they are checked by the compiler only.
///
/// Source: Apple's SwiftUI, `PreviewProvider`.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// What `previews` gives.
  associatedtype Previews: View

  /// The views to be shown, each a preview of its own.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

  /// The platform that the previews are for; nil leaves it to the tool.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Any platform, for a provider that names none.
  @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
}

/// A platform that a preview asks for; nothing reads it here.
///
/// Source: Apple's SwiftUI, `PreviewPlatform`.
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

/// The size of the surroundings that a preview stands in.
///
/// Source: Apple's SwiftUI, `PreviewLayout`. Nothing shows previews here, so it changes nothing.
public enum PreviewLayout: Sendable {
  /// A whole device.
  case device
  /// A container as large as the view asks for.
  case sizeThatFits
  /// A container of a size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a preview imitates, by its name in Xcode.
///
/// Source: Apple's SwiftUI, `PreviewDevice`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name in Xcode, such as "iPhone 16".
  public let rawValue: String

  /// A device by its name in Xcode; nothing checks that there is one.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A device by its name in Xcode, written as a literal.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The way a device is held.
///
/// Source: Apple's SwiftUI, `InterfaceOrientation`.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  /// The name of the case.
  public let id: String

  /// Upright, the top above.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upright, the top below.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// On its side, the top to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// On its side, the top to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// The four ways, upright ones first.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// Wishes of previews, for tools that show them; they change nothing in a browser.
extension View {
  /// Names a preview.
  ///
  /// Source: Apple's SwiftUI, `previewDisplayName(_:)`. It has no effect: nothing shows previews
  /// here.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Sets the size that a preview has.
  ///
  /// Source: Apple's SwiftUI, `previewLayout(_:)`. It has no effect: nothing shows previews here.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the device that a preview imitates.
  ///
  /// Source: Apple's SwiftUI, `previewDevice(_:)`. It has no effect: nothing shows previews here.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Turns the device of a preview.
  ///
  /// Source: Apple's SwiftUI, `previewInterfaceOrientation(_:)`. It has no effect: nothing shows
  /// previews here.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}
