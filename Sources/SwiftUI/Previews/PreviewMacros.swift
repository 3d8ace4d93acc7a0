import Foundation

/// Shows a view in a tool that displays previews; on a server it is checked by the compiler only.
///
/// ```swift
/// #Preview("Empty form") {
///   ContentView()
/// }
/// ```
///
/// Source: Apple's SwiftUI, `Preview(_:body:)`. Nothing collects the previews of a program.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Shows a view in a tool that displays previews, with a size or an orientation.
///
/// ```swift
/// #Preview("Wide", traits: .landscapeLeft) {
///   ContentView()
/// }
/// ```
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Lets a preview hold state without a view written around it.
///
/// Write it on a variable at the top level of the body of `#Preview`:
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = true
///   Toggle("Newsletter", isOn: $isOn)
/// }
/// ```
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// What `#Preview` makes of its arguments.
///
/// Source: Apple's SwiftUI, `Preview`.
public struct Preview {
  /// The kind of traits that a preview of a view takes.
  public struct ViewTraits {}

  let name: String?
  let traits: [PreviewTrait<ViewTraits>]
  let body: @MainActor () -> any View

  /// Makes a preview of a view; write `#Preview` instead.
  @MainActor
  public init(
    _ name: String? = nil,
    traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.body = body
  }
}

/// A wish of a preview for its surroundings, such as a size.
public struct PreviewTrait<T> {
  enum Wish {
    case defaultLayout
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
    case portrait, landscapeLeft, landscapeRight, portraitUpsideDown
    case modifier(any PreviewModifier)
  }

  let wish: Wish
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The layout of a whole screen.
  public static var defaultLayout: Self { Self(wish: .defaultLayout) }

  /// A container as large as the view asks for.
  public static var sizeThatFitsLayout: Self { Self(wish: .sizeThatFits) }

  /// A container of a given size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(wish: .fixed(width: width, height: height))
  }

  /// A device held upright.
  public static var portrait: Self { Self(wish: .portrait) }

  /// A device turned to the left.
  public static var landscapeLeft: Self { Self(wish: .landscapeLeft) }

  /// A device turned to the right.
  public static var landscapeRight: Self { Self(wish: .landscapeRight) }

  /// A device held upside down.
  public static var portraitUpsideDown: Self { Self(wish: .portraitUpsideDown) }

  /// Surroundings that a type of your own makes, such as sample data.
  public static func modifier(_ modifier: some PreviewModifier) -> Self {
    Self(wish: .modifier(modifier))
  }
}

/// Surroundings that several previews share, such as a model with sample data.
///
/// ```swift
/// struct SampleData: PreviewModifier {
///   static func makeSharedContext() async throws -> Store { Store.sample }
///
///   func body(content: Content, context: Store) -> some View {
///     content.environment(context)
///   }
/// }
/// ```
///
/// Source: Apple's SwiftUI, `PreviewModifier`.
@MainActor
public protocol PreviewModifier {
  /// What `body(content:context:)` gives.
  associatedtype Body: View
  /// What the previews share; nothing unless named.
  associatedtype Context = Void
  /// The view of a preview, as the body gets to see it.
  typealias Content = PreviewModifierContent

  /// Makes what all previews with this modifier share.
  static func makeSharedContext() async throws -> Context

  /// Puts the preview's view into its surroundings.
  @ViewBuilder
  func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Shares nothing.
  public static func makeSharedContext() async throws {}
}

/// The view of the preview that a `PreviewModifier` changes.
///
/// Source: Apple's SwiftUI, `PreviewModifierContent`.
public struct PreviewModifierContent: View {
  let content: AnyView

  /// The view of the preview itself.
  @MainActor public var body: some View { content }
}
