import DisplayTree
import Testing

@testable import HTMLRenderer

@MainActor struct PatchTests {
  let shown = Shown()
  var fake: FakeTree { shown.fake }

  @Test func `nothing changed, nothing is sent`() {
    shown.show(fake.text("a"))
    #expect(shown.patch() == "[7]")
  }

  @Test func `a changed text is one op`() {
    let text = fake.text("a")
    shown.show(text)
    fake.change(text, .text) { $0.text = "\"b\"\u{2028}" }
    #expect(shown.patch() == #"[7,["t",1,"\"b\"\u2028"]]"#)
    #expect(shown.patch() == "[7]")
  }

  @Test func `markup asks for the replay key of a field, and no patch does`() {
    let field = fake.field("Name")
    let asked = Counter()
    fake.change(field, []) { $0.makeReplayKey = { asked.key() } }
    shown.show(field)
    #expect(asked.count == 1)
    fake.change(field, [.value, .control, .accessibility]) { $0.isEnabled = false }
    #expect(shown.patch().contains("disabled"))
    #expect(asked.count == 1)
  }

  @Test func `a renamed option draws its menu picker anew`() {
    let title = fake.text("a")
    let picker = fake.control(.picker, fake.make(.option, [title]), value: "0")
    shown.show(picker)
    fake.change(title, .text) { $0.text = "b" }
    let patch = shown.patch()
    #expect(patch.hasPrefix(#"[7,["h",3,"<div id=\"n3\" class=\"picker fw\""#))
    #expect(patch.contains(#"selected>b</option>"#))
    #expect(!patch.contains(#"["t""#))
  }

  @Test func `an option of two texts that lost one draws its menu picker anew`() {
    let (title, detail) = (fake.text("a"), fake.text("1"))
    let stack = fake.stack(.hstack, title, detail)
    shown.show(fake.control(.picker, fake.make(.option, [stack]), value: "0"))
    stack.setChildren([title])
    let patch = shown.patch()
    #expect(patch.hasPrefix(#"[7,["h",5,"#))
    #expect(patch.contains(#"selected>a</option>"#))
    #expect(!patch.contains(#"["r""#))
  }

  @Test func `a combined name follows the texts inside`() {
    let title = fake.text("a")
    let stack = fake.make(.hstack, [title, fake.text("2")]) {
      $0.accessibility.children = .combine
    }
    shown.show(stack)
    fake.change(title, .text) { $0.text = "b" }
    #expect(
      shown.patch()
        == #"[7,["t",1,"b"],["a",3,"role","img","aria-label","b, 2"]]"#)
  }

  @Test func `a text with runs is its inside`() {
    let text = fake.text("a")
    shown.show(text)
    fake.change(text, .text) { $0.runs = [TextRun(text: "b", style: Style([.bold(true)]))] }
    #expect(
      shown.patch()
        == #"[7,["c",1,"<span class=\"run\" style=\"font-weight:700;\">b</span>"]]"#)
  }

  @Test func `a changed style is class and style as a whole`() {
    let box = fake.box(fake.text("a"), .opacity(1))
    shown.show(box)
    fake.change(box, .style) { $0.style = Style([.opacity(0.5)]) }
    #expect(shown.patch() == #"[7,["a",2,"style","opacity:.5;","class","box"]]"#)
  }

  @Test func `a box that became invisible is inert, and comes back`() {
    let box = fake.box(fake.text("a"), .opacity(1))
    shown.show(box)
    fake.change(box, .style) {
      $0.style = Style([.opacity(0)])
      $0.isReachable = false
    }
    #expect(
      shown.patch()
        == #"[7,["a",2,"style","opacity:0;","class","box nohit","aria-hidden","true","inert",""]]"#)
    fake.change(box, .style) {
      $0.style = Style([.opacity(1)])
      $0.isReachable = true
    }
    #expect(
      shown.patch()
        == #"[7,["a",2,"style","opacity:1;","class","box","aria-hidden",null,"inert",null]]"#)
  }

  @Test func `a field that became invalid keeps its node`() {
    let field = fake.field("Name", "x")
    shown.show(field)
    fake.change(field, .accessibility) {
      $0.accessibility.isInvalid = true
      $0.accessibility.describedBy = [ElementID(9)]
    }
    #expect(
      shown.patch() == """
        [7,["a",1,"style","","class","field fw invalid","aria-label","Name",\
        "aria-invalid","true","aria-describedby","n9"]]
        """)
    fake.change(field, .accessibility) {
      $0.accessibility.isInvalid = false
      $0.accessibility.describedBy = []
    }
    #expect(
      shown.patch() == """
        [7,["a",1,"style","","class","field fw","aria-label","Name","aria-invalid",null,\
        "aria-describedby",null]]
        """)
  }

  @Test func `a field's value goes by the input rule, a reset beyond it`() {
    let field = fake.field("Name", "x")
    shown.show(field)
    fake.change(field, .value) { $0.field?.value = "y" }
    #expect(shown.patch() == #"[7,["v",1,"y"]]"#)
    fake.tree.request(.reset(field.id))
    #expect(shown.patch() == #"[7,["V",1,"y"]]"#)
  }

  @Test func `a password is never sent, an emptied one is`() {
    let field = fake.field("Password") { $0.isSecure = true }
    shown.show(field)
    fake.change(field, .value) { $0.field?.value = "hunter2" }
    #expect(shown.patch() == "[7]")
    fake.change(field, .value) { $0.field?.value = "" }
    #expect(shown.patch() == #"[7,["v",1,""]]"#)
  }

  @Test func `controls change by property`() {
    let toggle = fake.control(.toggle, value: "0")
    let picker = fake.control(.picker, fake.option("a"), fake.option("b"), value: "0")
    shown.show(toggle, picker)
    fake.change(toggle, .value) { $0.control?.value = "1" }
    fake.change(picker, .value) { $0.control?.value = "1" }
    #expect(shown.patch() == #"[7,["p",1,"checked",true],["p",6,"value","1"]]"#)
  }

  @Test func `a button that was disabled keeps its node`() {
    let button = fake.button("Go")
    shown.show(button)
    fake.change(button, .control) { $0.isEnabled = false }
    #expect(
      shown.patch()
        == #"[7,["a",2,"style","","class","button off","disabled","","data-a","t"]]"#)
  }

  @Test func `a toggle's error goes to its node, its reach draws it anew`() {
    let toggle = fake.control(.toggle, value: "0")
    shown.show(toggle)
    fake.change(toggle, .accessibility) { $0.accessibility.isInvalid = true }
    #expect(
      shown.patch() == #"[7,["a",1,"data-a","v","aria-invalid","true"]]"#)
    fake.change(toggle, .control) { $0.isReachable = false }
    #expect(shown.patch().hasPrefix(#"[7,["h",1,"<label id=\"n1\""#))
  }

  @Test func `a new symbol comes before its use, and once`() {
    let symbol = fake.symbol("globe")
    shown.show(symbol)
    fake.change(symbol, .graphic) { $0.graphic = .symbol(SymbolGraphic(name: "lock")) }
    let first = shown.patch()
    #expect(first.hasPrefix(#"[7,["y","<symbol id=\"s-lock\""#))
    #expect(first.contains(##"["c",1,"<use href=\"#s-lock\"/>"]"##))
    fake.change(symbol, .graphic) { $0.graphic = .symbol(SymbolGraphic(name: "globe")) }
    #expect(!shown.patch().contains("<symbol"))
  }

  @Test func `neighbours come in together and removed ones go together`() {
    let a = fake.text("a")
    let b = fake.text("b")
    let stack = fake.stack(.vstack, a, b)
    shown.show(stack)
    stack.setChildren([fake.text("x"), fake.text("y"), b])
    #expect(
      shown.patch() == """
        [7,["i",3,2,"<span id=\\"n5\\" class=\\"text\\">x</span>\
        <span id=\\"n6\\" class=\\"text\\">y</span>"],["r",1]]
        """)
    stack.setChildren([])
    #expect(shown.patch() == #"[7,["r",5,6,2]]"#)
  }

  @Test func `a moved row is one move`() {
    let rows = (0..<5).map { fake.text("\($0)") }
    let stack = fake.make(.vstack, rows)
    shown.show(stack)
    stack.setChildren([rows[4], rows[0], rows[1], rows[2], rows[3]])
    #expect(shown.patch() == #"[7,["m",6,5,1]]"#)
  }

  @Test func `what is new is drawn whole and needs no other op`() {
    let stack = fake.stack(.vstack)
    shown.show(stack)
    let text = fake.text("a")
    stack.setChildren([fake.make(.hstack, [text])])
    fake.change(text, .text) { $0.text = "b" }
    #expect(
      shown.patch() == """
        [7,["i",1,0,"<div id=\\"n4\\" class=\\"hstack\\"><span id=\\"n3\\" \
        class=\\"text\\">b</span></div>"]]
        """)
  }

  @Test func `a replaced node takes changes inside along`() {
    let text = fake.text("a")
    let stack = fake.stack(.vstack, text)
    shown.show(stack)
    fake.change(text, .text) { $0.text = "b" }
    fake.change(stack, .structure) { _ in }
    #expect(
      shown.patch() == """
        [7,["h",2,"<div id=\\"n2\\" class=\\"vstack\\"><span id=\\"n1\\" \
        class=\\"text\\">b</span></div>"]]
        """)
  }

  @Test func `rows of a section change in place, a header that comes draws it anew`() {
    let row = fake.row(fake.text("a"))
    let section = fake.make(.section, [row])
    shown.show(section)
    section.setChildren([row, fake.row(fake.text("b"))])
    #expect(shown.patch().hasPrefix(#"[7,["i",3,0,"<div id=\"n6\" class=\"row\">"#))
    section.setChildren([fake.make(.header, [fake.text("h")]), row])
    #expect(shown.patch().hasPrefix(#"[7,["h",3,"<section "#))
  }

  @Test func `options that change draw their picker anew`() {
    let picker = fake.control(.picker, fake.option("a"), value: "0")
    shown.show(picker)
    picker.setChildren(picker.children + [fake.option("b")])
    #expect(shown.patch().hasPrefix(#"[7,["h",3,"<div id=\"n3\" class=\"picker fw\""#))
  }

  @Test func `a disclosure opens without a new node`() {
    let group = fake.make(.disclosure, [fake.make(.title, [fake.text("More")])]) {
      $0.control = ControlTraits()
      $0.actions = .choose
    }
    shown.show(group)
    fake.change(group, .value) { $0.control?.isExpanded = true }
    #expect(shown.patch() == #"[7,["a",3,"open",""]]"#)
    fake.change(group, .value) { $0.control?.isExpanded = false }
    #expect(shown.patch() == #"[7,["a",3,"open",null]]"#)
  }

  @Test func `another tab changes the two tabs that changed, and nothing of the tab view`() {
    let tabs = fake.control(
      .tabs, fake.make(.tab, [fake.text("a")]), fake.make(.tab, [fake.text("b")]),
      fake.make(.tab, [fake.text("c")]), value: "0")
    shown.show(tabs)
    fake.change(tabs, .value) { $0.control?.value = "1" }
    #expect(
      shown.patch() == #"[7,["a",2,"aria-selected","false"],["a",4,"aria-selected","true"]]"#)
    fake.change(tabs, .value) { $0.control?.value = "2" }
    #expect(
      shown.patch() == #"[7,["a",4,"aria-selected","false"],["a",6,"aria-selected","true"]]"#)
    fake.change(tabs, .value) { _ in }
    #expect(shown.patch() == "[7]")
  }

  @Test func `effects come last`() {
    let text = fake.text("a")
    shown.show(text)
    fake.tree.request(.focus(text.id))
    fake.tree.request(.announce("Saved"))
    fake.tree.request(.copy("let x = 1\n"))
    fake.tree.request(.open("javascript:x"))
    fake.tree.request(.open("https://a.example"))
    fake.tree.request(.title("T"))
    fake.tree.request(.location("/a", push: true))
    fake.tree.request(.focus(nil))
    fake.change(text, .text) { $0.text = "b" }
    #expect(
      shown.patch() == """
        [7,["t",1,"b"],["f",1],["l","Saved"],["k","let x = 1\\n"],["o","https://a.example"],["T","T"],["u","/a",1],\
        ["f",0]]
        """)
  }
}

/// Counts how often a key is made. Unchecked: used on the main actor alone.
private final class Counter: @unchecked Sendable {
  private(set) var count = 0

  func key() -> String {
    count += 1
    return "k"
  }
}
