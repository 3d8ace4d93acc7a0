import Foundation

/// A type whose views a tool can show; on a server they are checked by the compiler only.
///
/// Source: Apple's SwiftUI, `PreviewProvider`.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
}

/// A platform that a preview is for.
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

/// The size of the surroundings that a preview stands in.
///
/// Source: Apple's SwiftUI, `PreviewLayout`. Nothing shows previews here, so it changes nothing.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a preview imitates, by its name in Xcode.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }
}

/// The way a device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  public let id: String

  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// Wishes of previews, for tools that show them; they change nothing in a browser.
extension View {
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}
