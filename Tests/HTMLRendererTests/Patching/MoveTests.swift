import DisplayTree
import Testing

@testable import HTMLRenderer

/// Elements that get another parent keep their node.
@MainActor struct MoveTests {
  let shown = Shown()
  var fake: FakeTree { shown.fake }

  @Test func `content wrapped by a new container moves into it`() {
    let field = fake.field("Password") { $0.isSecure = true }
    let root = fake.stack(.vstack, fake.text("a"), field)
    shown.show(root)
    let wrapper = fake.make(.vstack, [fake.text("new"), field])
    root.setChildren([root.children[0], wrapper])
    #expect(
      shown.patch() == """
        [7,["i",3,0,"<div id=\\"n6\\" class=\\"vstack fw\\"><span id=\\"n5\\" \
        class=\\"text\\">new</span></div>"],["m",6,1,0]]
        """)
    fake.change(field, .value) { $0.field?.value = "" }
    #expect(shown.patch() == #"[7,["v",1,""]]"#)
  }

  @Test func `content of a container that leaves moves out before it is removed`() {
    let field = fake.text("a")
    let wrapper = fake.make(.vstack, [field])
    let root = fake.make(.vstack, [wrapper])
    shown.show(root)
    wrapper.setChildren([])
    root.setChildren([field])
    fake.tree.remove(wrapper)
    #expect(shown.patch() == #"[7,["m",3,1,0],["r",2]]"#)
  }

  @Test func `a container that leaves with its content listed lets it go`() {
    let field = fake.field("Name")
    let wrapper = fake.make(.vstack, [field])
    let root = fake.make(.vstack, [wrapper])
    shown.show(root)
    root.setChildren([field])
    fake.tree.remove(wrapper)
    #expect(shown.patch() == #"[7,["m",3,1,0],["r",2]]"#)
    #expect(fake.tree.brokenInvariants() == [])
  }

  @Test func `what changes inside moved content needs its op, once`() {
    let text = fake.text("a")
    let content = fake.make(.vstack, [text])
    let root = fake.make(.vstack, [content])
    shown.show(root)
    root.setChildren([fake.make(.hstack, [content])])
    content.setChildren([])
    fake.change(content, .style) { $0.style = Style([.opacity(0.5)]) }
    #expect(
      shown.patch() == """
        [7,["i",3,0,"<div id=\\"n5\\" class=\\"hstack\\"></div>"],["m",5,2,0],["r",1],\
        ["a",2,"style","opacity:.5;","class","vstack"]]
        """)
  }

  @Test func `what was in a container that left needs no op`() {
    let text = fake.text("a")
    let inner = fake.make(.vstack, [text])
    let root = fake.make(.vstack, [inner])
    shown.show(root)
    inner.setChildren([])
    fake.change(inner, .style) { $0.style = Style([.opacity(0.5)]) }
    root.setChildren([])
    #expect(shown.patch() == #"[7,["r",2]]"#)
  }

  @Test func `an element that comes back after it was gone is drawn anew`() {
    let text = fake.text("a")
    let root = fake.make(.vstack, [text])
    shown.show(root)
    root.setChildren([])
    #expect(shown.patch() == #"[7,["r",1]]"#)
    fake.change(text, .text) { $0.text = "b" }
    #expect(shown.patch() == "[7]")
    root.setChildren([text])
    #expect(shown.patch() == #"[7,["i",2,0,"<span id=\"n1\" class=\"text\">b</span>"]]"#)
  }

  @Test func `an element that moves into a node drawn anew is carried over by it`() {
    let field = fake.field("Name")
    let toggle = fake.control(.toggle, value: "0")
    let root = fake.make(.vstack, [field, toggle])
    shown.show(root)
    root.setChildren([toggle])
    toggle.setChildren([field])
    let patch = shown.patch()
    #expect(patch.hasPrefix(#"[7,["m",2,1,0],["h",2,"#))
    #expect(!patch.contains(#"["r""#))
  }
}

/// The bars of a page change item by item.
@MainActor struct BarPatchTests {
  let shown = Shown()
  var fake: FakeTree { shown.fake }

  private func item(
    _ name: String, _ placement: Presentation.Placement = .trailing
  ) -> Element {
    fake.make(.toolbarItem, [fake.text(name)]) {
      $0.presentation = Presentation()
      $0.presentation?.placement = placement
    }
  }

  private func page(_ children: Element...) -> Element {
    fake.make(.page, children) {
      $0.presentation = Presentation()
      $0.presentation?.title = "Title"
    }
  }

  @Test func `an item that comes or goes leaves the page alone`() {
    let (one, field) = (item("1"), fake.field("Name"))
    let page = page(one, field)
    shown.show(page)
    let two = item("2")
    page.setChildren([one, two, field])
    #expect(
      shown.patch() == """
        [7,["i","4e",0,"<div id=\\"n7\\" class=\\"toolbaritem p-trailing\\"><span id=\\"n6\\" \
        class=\\"text\\">2</span></div>"]]
        """)
    page.setChildren([two, field])
    #expect(shown.patch() == #"[7,["r",2]]"#)
  }

  @Test func `a bar at the bottom comes with its first item and goes with its last`() {
    let field = fake.field("Name")
    let page = page(field)
    shown.show(page)
    page.setChildren([item("1", .bottomBar), field])
    #expect(shown.patch().hasPrefix(#"[7,["c","2b","<div class=\"bottombar\""#))
    page.setChildren([field])
    #expect(shown.patch() == #"[7,["c","2b",""]]"#)
  }

  @Test func `another title is its echo in the bar`() {
    let title = fake.make(.title, [fake.text("Title")])
    let page = page(title, fake.field("Name"))
    shown.show(page)
    fake.change(page, .structure) { $0.presentation?.title = "Other" }
    #expect(shown.patch() == #"[7,["t","4o","Other"]]"#)
  }

  @Test func `an item that takes the place of the title redraws the bar alone`() {
    let field = fake.field("Name")
    let page = page(field)
    shown.show(page)
    page.setChildren([item("1", .principal), field])
    let patch = shown.patch()
    #expect(patch.hasPrefix(#"[7,["c","2t","<header class=\"navbar\""#))
    #expect(!patch.contains("<input"))
  }
}
