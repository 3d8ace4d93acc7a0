import FoundationEssentials

/// The executable that the compiler starts to expand the macros of the module `SwiftUI`.
///
/// It answers one message after the other until the compiler closes the pipe. It is written without
/// swift-syntax, so that a package that uses this one does not build a second compiler first.
@main
struct Plugin {
  static func main() {
    let pipe = MessagePipe()
    while let frame = pipe.receive() {
      guard let answer = try? JSONEncoder().encode(answer(to: frame)) else { return }
      guard pipe.send(answer) else { return }
    }
  }

  /// Answers one message; one that cannot be read is answered with a diagnostic, not with a crash.
  static func answer(to frame: [UInt8]) -> PluginReply {
    do {
      return reply(to: try JSONDecoder().decode(HostMessage.self, from: Data(frame)))
    } catch {
      return .expandMacroResult(
        expandedSource: nil,
        diagnostics: [Diagnostic("SwiftUIMacros cannot read the compiler's message: \(error)")])
    }
  }

  private static func reply(to message: HostMessage) -> PluginReply {
    switch message {
    case .getCapability:
      return .getCapabilityResult(capability: PluginCapability())
    case .expandFreestandingMacro(let macro, let discriminator, let syntax):
      return expand(at: syntax) { () throws(Misuse) in
        guard macro.typeName == "PreviewMacro" else { throw .unknownMacro(macro.typeName) }
        return try PreviewMacro(syntax.source, discriminator: discriminator).expansion()
      }
    case .expandAttachedMacro(let macro, let role, let attribute, let declaration, let context):
      let isEntry = macro.typeName == "EntryMacro"
      return expand(at: isEntry ? declaration : attribute) { () throws(Misuse) in
        switch (macro.typeName, role) {
        case ("EntryMacro", "accessor"):
          return try EntryMacro(declaration.source, in: context?.first?.source).accessors
        case ("EntryMacro", "peer"):
          // Both roles meet the same mistakes; the accessor role is the one that reports them.
          return (try? EntryMacro(declaration.source, in: context?.first?.source).key) ?? ""
        case ("PreviewableMacro", "peer"):
          return try PreviewableMacro(attribute.source, in: context?.map(\.source)).expansion()
        default:
          throw .unknownMacro(macro.typeName)
        }
      }
    }
  }

  private static func expand(
    at syntax: Syntax, _ expansion: () throws(Misuse) -> String
  ) -> PluginReply {
    do {
      return .expandMacroResult(expandedSource: try expansion(), diagnostics: [])
    } catch {
      let diagnostic = Diagnostic(error, in: syntax)
      return .expandMacroResult(expandedSource: nil, diagnostics: [diagnostic])
    }
  }
}
