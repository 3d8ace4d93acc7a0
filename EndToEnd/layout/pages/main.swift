import DisplayTree
import Fake
import Foundation
import HTMLRenderer

guard CommandLine.arguments.count == 2 else { fatalError("usage: Pages FOLDER") }
let out = URL(fileURLWithPath: CommandLine.arguments[1])
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
let white = RGBA(red: 1, green: 1, blue: 1)
try write("multiplied") { f in
  f.box(
    f.stack(
      .hstack, f.box(f.color(.clear), .width(40), .height(40)),
      f.box(f.color(.color(light: white, dark: white)), .width(40), .height(40)),
      style: [.spacing(0)]),
    .colorMultiply(RGBA(red: 1, green: 0.2, blue: 0.2)))
}
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
