import DisplayTree
import Fake
import Foundation
import HTMLRenderer

let out = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "/tmp/pages")
try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)

@MainActor
func write(_ name: String, rtl: Bool = false, _ build: (FakeTree) -> Element) throws {
  let fake = FakeTree()
  let element = build(fake)
  fake.root(element)
  var page = HTMLRenderer.Page()
  page.content = HTMLRenderer.content(of: fake.tree)
  page.title = name
  page.isRightToLeft = rtl
  page.language = rtl ? "ar" : "en"
  page.stylePath = "style.css"
  page.scriptPath = "script.js"
  try HTMLRenderer.document(page).write(
    to: out.appendingPathComponent(name + ".html"), atomically: true, encoding: .utf8)
}

try write("gallery") { gallery($0) }
try write("gallery-rtl", rtl: true) { gallery($0) }
try write("textinput") { textInput($0) }
try write("login") { login($0) }
try write("signup") { signup($0) }
try write("books") { books($0) }
try write("presentations") { presentations($0) }
try write("tabs") { tabs($0) }
try write("rowless") { f in
  f.make(
    .form,
    [
      f.make(
        .section,
        [
          f.make(.header, [f.text("No rows")]), f.field("First", "Ada"), f.field("Second"),
          f.control(.toggle, f.text("Toggle"), value: "1"), floating(f, "Float", "abc"),
          f.button("Button"),
        ]), f.field("Loose"),
    ])
}
