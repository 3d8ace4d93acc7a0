import BrowserClient
import DisplayTree
import HTMLRenderer

extension SessionHost {
  /// A page, drawn by a screen that lives just for it.
  func page(_ request: PageRequest) -> Response {
    let settings = settings(
      path: request.path, request.visitor, request.settings)
    let screen = screens.makeScreen(settings: settings, isPreview: true)
    screen.settle()
    let document = HTMLRenderer.document(page(of: screen))
    screen.close()
    metrics.pages.add()
    return Response(
      contentType: "text/html; charset=utf-8", body: Array(document.utf8),
      vary: "accept-language, cookie, user-agent")
  }

  private func page(of screen: any HostedScreen) -> HTMLRenderer.Page {
    let appearance = screens.appearance
    let folder = configuration.basePath + Route.folder
    var page = HTMLRenderer.Page()
    page.content = HTMLRenderer.content(of: screen.tree)
    page.title = screen.title.isEmpty ? appearance.title : screen.title
    page.language = screen.language
    page.isRightToLeft = Languages.isRightToLeft(page.language)
    page.say = screen.tree.say
    page.basePath = configuration.basePath
    page.scriptPath = folder + BrowserClient.script.path
    page.extraScriptPath = folder + BrowserClient.extraScript.path
    page.stylePath = folder + BrowserClient.styleSheet.path
    page.scheme = HTMLRenderer.forcedScheme(of: screen.tree)
    page.icon = appearance.icon
    page.tint = appearance.tint
    return page
  }
}
