import DisplayTree

/// The page around the content: everything that stands before the first script runs.
struct Document {
  let page: HTMLRenderer.Page

  /// Bytes of all that stands around the content, with addresses of usual length.
  private static let usualSize = 3_000

  var html: String {
    var out = Markup()
    out.reserve(page.content.utf8.count + Self.usualSize)
    out.raw("<!DOCTYPE html>\n<html lang=\"")
    out.attribute(page.language)
    out.raw(page.isRightToLeft ? "\" dir=\"rtl\">" : "\" dir=\"ltr\">")
    head(&out)
    body(&out)
    out.raw("</html>\n")
    return out.string
  }

  private func head(_ out: inout Markup) {
    out.raw("<head><meta charset=\"utf-8\"><title>")
    out.text(page.title)
    out.raw(
      """
      </title><meta name="viewport" content="width=device-width,initial-scale=1,\
      viewport-fit=cover,interactive-widget=resizes-content">\
      <meta name="color-scheme" content="light dark">\
      <meta name="format-detection" content="telephone=no">
      """)
    barColor(&out, "light", "#f2f2f7", page.scheme.lightMedia)
    barColor(&out, "dark", "#000", page.scheme.darkMedia)
    // Without an icon of the app's a browser would ask for /favicon.ico: a fourth request, refused.
    link(&out, "icon", page.icon ?? "data:,")
    link(&out, "stylesheet", page.stylePath)
    out.raw("<script defer src=\"")
    out.attribute(page.scriptPath)
    out.raw("\"></script></head>")
  }

  /// The colour of the browser's own bars.
  private func barColor(
    _ out: inout Markup, _ scheme: StaticString, _ color: StaticString, _ media: StaticString
  ) {
    out.raw("<meta name=\"theme-color\" data-scheme=\"")
    out.raw(scheme)
    out.raw("\" media=\"")
    out.raw(media)
    out.raw("\" content=\"")
    out.raw(color)
    out.raw("\">")
  }

  private func link(_ out: inout Markup, _ relation: StaticString, _ address: String) {
    out.raw("<link rel=\"")
    out.raw(relation)
    out.raw("\" href=\"")
    out.attribute(address)
    out.raw("\">")
  }

  private func body(_ out: inout Markup) {
    out.raw("<body data-digest=\"")
    out.raw(HTMLRenderer.digest(page.content))
    data(&out, "\" data-base=\"", page.basePath)
    if !page.extraScriptPath.isEmpty { data(&out, "\" data-extra=\"", page.extraScriptPath) }
    data(&out, "\" data-offline=\"", page.say(.offline))
    data(&out, "\" data-reload=\"", page.say(.reload))
    out.byte(0x22)
    if let tint = page.tint {
      out.raw(" style=\"")
      out.tint(tint)
      out.byte(0x22)
    }
    out.raw("><noscript><p class=\"noscript\">")
    out.text(page.say(.noScript))
    out.raw("</p></noscript><main id=\"app\">")
    out.raw(page.content)
    // What password managers look for stands in a form, even where the author wrote none around it.
    out.raw(
      "</main><form id=\"loose\" novalidate hidden></form><div id=\"live\" class=\"visually-hidden\" aria-live=\"polite\"></div></body>"
    )
  }

  private func data(_ out: inout Markup, _ name: StaticString, _ value: String) {
    out.raw(name)
    out.attribute(value)
  }
}
