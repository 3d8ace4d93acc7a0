/// What a page loads beside its document: one script, one style sheet, and a second script that
/// only pages with sheets, popovers, menus, movable rows or hovering ask for.
package enum BrowserClient {
  package static let script = Asset(
    name: "client", extension: "js", contentType: javaScript, bytes: JoinedScript.join(coreModules))

  /// Served under the address that `<body data-extra>` gives.
  package static let extraScript = Asset(
    name: "extra", extension: "js", contentType: javaScript, bytes: JoinedScript.join(extraModules))

  package static let styleSheet = Asset(
    name: "style", extension: "css", contentType: "text/css; charset=utf-8",
    bytes: JoinedStyles.join(styles))

  /// All that a host has to serve.
  package static let assets = [script, extraScript, styleSheet]

  private static let javaScript = "text/javascript; charset=utf-8"
}
