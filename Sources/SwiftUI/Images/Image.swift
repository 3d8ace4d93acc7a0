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
  }

  let source: Source
  var isResizable = false
  var contentMode: ImageGraphic.ContentMode?
  var rendering: TemplateRenderingMode?

  public init(systemName: String) { source = .system(systemName) }

  public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name, bundle, label: nil, isDecorative: false)
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name, bundle, label: label, isDecorative: false)
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name, bundle, label: nil, isDecorative: true)
  }

  var systemName: String? {
    if case .system(let name) = source { name } else { nil }
  }

  /// The image takes the size it is offered instead of its own.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.rendering = mode
    return copy
  }

  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Scale: Hashable, Sendable { case small, medium, large }
}

extension Image: View, ElementView {
  public typealias Body = Never

  var kind: Element.Kind {
    if case .system = source { .symbol } else { .image }
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
      graphic.isResizable = isResizable
      graphic.contentMode = contentMode
      description.graphic = .image(graphic)
      description.accessibility.label = label?.plainText(in: context.environment)
    }
  }

  @MainActor private func describeSymbol(
    _ name: String, _ description: inout Description, in context: ElementContext
  ) {
    var symbol = SymbolGraphic(name: name)
    let environment = context.environment
    symbol.scale = environment.imageScale.graphic
    symbol.rendering = environment.symbolRendering ?? .monochrome
    symbol.variants = environment.symbolVariants.graphic
    description.graphic = .symbol(symbol)
    if isResizable { description.style.append(.aspectRatio(1, fill: false)) }
  }

  @MainActor private func describeImage(
    _ name: String, _ bundle: Bundle?, _ description: inout Description, in context: ElementContext
  ) {
    var graphic = Assets.graphic(named: name, bundle: bundle)
    graphic.isResizable = isResizable
    graphic.contentMode = contentMode
    if let rendering { graphic.isTemplate = rendering == .template }
    description.graphic = .image(graphic)
  }

  @MainActor func observe(in context: ElementContext) {
    let environment = context.environment
    _ = environment.imageScale
    _ = environment.symbolRendering
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
