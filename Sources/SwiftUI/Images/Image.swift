import DisplayTree
import Foundation

/// A picture: a symbol by its name, or an image of the app's resources.
///
/// Source: Apple's SwiftUI, `Image`. Symbols are drawn with Bootstrap Icons through a table of
/// SF Symbol names, since Apple's drawings may not leave Apple platforms.
public struct Image: Equatable {
  enum Source: Equatable {
    case system(String)
    case named(String, Bundle?, label: Text?, isDecorative: Bool)
    case file(path: String, label: Text?)
    /// A picture that the browser loads; nil has no address yet.
    case remote(String?)
  }

  let source: Source
  var isResizable = false
  var contentMode: ImageGraphic.ContentMode?
  var rendering: TemplateRenderingMode?
  var symbolRendering: SymbolRenderingMode?

  /// Whether the browser smooths the picture when it is drawn at another size.
  var isSmooth = true

  /// A symbol by its SF Symbol name, as large as the text around it. A name without a drawing is
  /// reported and shows a placeholder.
  public init(systemName: String) { source = .system(systemName) }

  init(remote url: URL?) { source = .remote(url?.absoluteString) }

  init(path: String?) { source = .file(path: path ?? "", label: nil) }

  /// An image of the asset catalogues, or a file among the resources; its name is read out.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name, bundle, label: nil, isDecorative: false)
  }

  /// The same with a text that is read out in place of the name.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name, bundle, label: label, isDecorative: false)
  }

  /// The same for an image that assistive technology skips.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name, bundle, label: nil, isDecorative: true)
  }

  var systemName: String? {
    if case .system(let name) = source { name } else { nil }
  }

  /// The image takes the size it is offered instead of its own.
  ///
  /// Source: Apple's SwiftUI, `Image.resizable(capInsets:resizingMode:)`. It is always stretched as a
  /// whole: caps and tiles are not drawn.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// Draws an image in its own colours or as a template in the foreground style; nil as its asset
  /// says. Symbols are templates in any case.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.rendering = mode
    return copy
  }

  /// Says how the layers of this symbol are coloured, whatever is said around it.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolRendering = mode
    return copy
  }

  /// How the picture is smoothed at another size than its own; the browser has no steps between.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.isSmooth = interpolation != .none
    return copy
  }

  /// Whether a picture is smoothed; all but `none` are one to the browser.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// Apple's two ways to fill a larger room, by repeating and by stretching; the page stretches.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// Whether a picture is drawn in its own colours or, as a template, in the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How large a symbol is beside text of the same font: 0.8, 1 or 1.3 times.
  public enum Scale: Hashable, Sendable { case small, medium, large }
}

extension Image: View, ElementView {
  /// A primitive view: it has no body to run.
  public typealias Body = Never

  var kind: Element.Kind {
    switch source {
    case .system: .symbol
    case .named, .file: .image
    case .remote: .asyncImage
    }
  }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    switch source {
    case .system(let name): describeSymbol(name, &description, in: context)
    case .named(let name, let bundle, let label, let isDecorative):
      describeImage(name, bundle, &description, in: context)
      description.accessibility.isHidden = isDecorative
      let name = label?.plainText(in: context.environment) ?? name
      description.accessibility.label = isDecorative ? nil : name
    case .file(let path, let label):
      var graphic = ImageGraphic(source: path)
      take(&graphic)
      description.graphic = .image(graphic)
      description.accessibility.label = label?.plainText(in: context.environment)
    case .remote(let address):
      var graphic = ImageGraphic(source: address ?? "")
      take(&graphic)
      description.graphic = .image(graphic)
    }
  }

  private func take(_ graphic: inout ImageGraphic) {
    graphic.isResizable = isResizable
    graphic.contentMode = contentMode
    graphic.isSmooth = isSmooth
    if let rendering { graphic.isTemplate = rendering == .template }
  }

  @MainActor private func describeSymbol(
    _ name: String, _ description: inout Description, in context: ElementContext
  ) {
    var symbol = SymbolGraphic(name: name)
    let environment = context.environment
    symbol.scale = environment.imageScale.graphic
    symbol.rendering = rendering(in: environment)
    symbol.variants = environment.symbolVariants.graphic
    description.graphic = .symbol(symbol)
    if isResizable { description.style.append(.aspectRatio(1, fill: false)) }
  }

  /// Levels of the foreground style reach the layers in every mode that takes its colours from there.
  @MainActor private func rendering(
    in environment: EnvironmentValues
  ) -> SymbolGraphic.Rendering {
    let mode = symbolRendering ?? environment.symbolRenderingMode
    guard environment.hasForegroundLevels else {
      return mode == .palette ? .hierarchical : mode?.graphic ?? .monochrome
    }
    return mode == .hierarchical ? .palette : mode?.graphic ?? .palette
  }

  @MainActor private func describeImage(
    _ name: String, _ bundle: Bundle?, _ description: inout Description, in context: ElementContext
  ) {
    var graphic = Assets.graphic(named: name, bundle: bundle)
    take(&graphic)
    if graphic.darkSource != nil {
      graphic.scheme = context.environment.forcedColorScheme?.name
      description.watches.insert(.scheme)
    }
    description.graphic = .image(graphic)
  }

  func changes(from old: Image) -> Aspects {
    self == old ? [] : [.graphic, .style, .accessibility]
  }

  @MainActor func observe(in context: ElementContext) {
    let environment = context.environment
    _ = environment.imageScale
    _ = environment.symbolRenderingMode
    _ = environment.hasForegroundLevels
    _ = environment.symbolVariants
  }

  @MainActor func sizing(in context: ElementContext) -> Sizing {
    Sizing(expands: isResizable ? .both : [])
  }
}

extension Image.Scale {
  var graphic: SymbolGraphic.Scale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}
