/// What the compiler asks; the names are those of the compiler's JSON.
///
/// Source: `PluginMessages.swift` of swift-syntax, protocol version 7. Keys that no macro here uses
/// are left out, and the decoder skips them.
enum HostMessage: Decodable {
  case getCapability
  case expandFreestandingMacro(macro: MacroReference, discriminator: String, syntax: Syntax)
  case expandAttachedMacro(
    macro: MacroReference, macroRole: String, attributeSyntax: Syntax, declSyntax: Syntax,
    lexicalContext: [Syntax]?)
}

/// The type that the macro's declaration names in `#externalMacro`.
struct MacroReference: Decodable {
  let typeName: String
}

/// A piece of the client's source text, with the place where it begins.
struct Syntax: Decodable {
  struct Location: Decodable {
    let fileName: String
    /// In UTF-8 bytes from the beginning of the file.
    let offset: Int
  }

  let source: String
  let location: Location
}
