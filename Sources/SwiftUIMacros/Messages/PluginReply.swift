/// What the plugin answers; the names are those of the compiler's JSON.
enum PluginReply: Encodable, Equatable {
  case getCapabilityResult(capability: PluginCapability)
  case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])
}

/// The version of the protocol that this plugin speaks.
struct PluginCapability: Encodable, Equatable {
  /// Since version 7 the compiler sends what encloses a declaration, which `@Entry` needs.
  private(set) var protocolVersion = 7
  private(set) var features: [String] = []
}
