import DisplayTree
import Foundation
import Testing

@testable import HTMLRenderer

@MainActor struct CollectionTests {
  @Test func `a form is a form of named sections with rows`() {
    let html = markup { $0.make(.form, [$0.section("Name", footer: "Help", $0.text("x"))]) }
    #expect(
      html == """
        <form id="n8" class="form fw fh" novalidate><div id="c8" class="groups"><section id="n7" \
        class="section" aria-labelledby="n3"><div id="n3" class="header" role="heading" \
        aria-level="2"><span id="n2" class="text">Name</span></div><div id="c7" class="group">\
        <div id="n4" class="row"><div id="c4" class="cell"><span id="n1" class="text">x</span>\
        </div></div></div><div id="n6" class="footer"><span id="n5" class="text">Help</span>\
        </div></section></div></form>
        """)
  }

  @Test func `a form inside a form is no form tag`() {
    let html = markup { fake in
      fake.make(.form, [fake.make(.sheet, [fake.make(.form)])])
    }
    #expect(html.components(separatedBy: "<form").count == 2)
  }

  @Test func `a row that can be deleted has its own button`() {
    let html = markup { fake in
      fake.make(.row, [fake.text("x")]) { $0.actions = [.delete, .move] }
    }
    #expect(html.hasPrefix("<div id=\"n2\" class=\"row\" data-a=\"xm\">"))
    #expect(html.contains("aria-label=\"Delete\" data-do=\"x\" data-for=\"2\">"))
    #expect(html.contains("<span class=\"handle\" data-handle aria-hidden=\"true\">"))
  }

  @Test func `the actions of a row stand beside its content and not in it`() {
    let html = markup { fake in
      fake.make(
        .row,
        [
          fake.make(.actions, [fake.button("Flag")]), fake.text("x"),
          fake.make(.actions, [fake.button("Remove")]),
        ])
    }
    #expect(html.contains("class=\"cell\"><span id=\"n4\" class=\"text\">x</span></div>"))
    let places = html.components(separatedBy: "<div class=\"swipe ").dropFirst()
    #expect(places.map { $0.prefix(7) } == ["leading", "trailin"])
    #expect(places.map { $0.contains("Flag") } == [true, false])
  }

  @Test func `a row that can be deleted shows it while its list is edited`() {
    let html = markup { fake in
      let row = fake.make(.row, [fake.text("x")]) { $0.actions = .delete }
      return fake.make(.list, [row]) {
        $0.control = ControlTraits()
        $0.control?.isEditing = true
      }
    }
    #expect(html.contains("class=\"list fw fh editing\""))
    #expect(html.contains("<span class=\"minus\" data-reveal aria-hidden=\"true\">"))
  }

  @Test func `a row that is selected and that nobody can select is the current one`() {
    let html = markup { fake in
      fake.make(.row, [fake.text("x")]) { $0.accessibility.traits = .selected }
    }
    #expect(html.contains("aria-current=\"true\""))
    #expect(!html.contains("aria-pressed"))
  }

  @Test func `a selected row is a pressed button`() {
    let html = markup { fake in
      fake.make(.row, [fake.text("x")]) {
        $0.actions = .tap
        $0.accessibility.traits = .selected
      }
    }
    #expect(html.contains("role=\"button\" aria-pressed=\"true\""))
  }

  @Test func `a row tells the tint of its lines, a list the room between its sections`() {
    let html = markup { fake in
      let row = fake.make(.row, [fake.text("x")]) {
        $0.style = Style([.rowSeparatorTint(RowLines(top: .named(.red), bottom: .named(.blue)))])
      }
      return fake.make(.list, [row]) { $0.style = Style([.sectionSpacing(4)]) }
    }
    #expect(html.hasPrefix("<div id=\"n3\" class=\"list fw fh\" style=\"--between:4px;\">"))
    #expect(
      html.contains(
        "<div id=\"n2\" class=\"row tinttop\" "
          + "style=\"--line:var(--red);--line-b:var(--blue);\">"))
  }

  @Test func `a line hidden below a row leaves the one above`() {
    let html = markup { fake in
      fake.make(.row, [fake.text("x")]) {
        $0.style = Style([.rowSeparator(RowLines(bottom: false))])
      }
    }
    #expect(html.hasPrefix("<div id=\"n2\" class=\"row nobottom\">"))
  }

  @Test func `a disclosure says whether it is open`() {
    let html = markup { fake in
      fake.control(.disclosure, fake.make(.title, [fake.text("More")])) { $0.isExpanded = true }
    }
    #expect(
      html.hasPrefix(
        """
        <details id="n3" class="disclosure fw" data-k="k" data-a="v" open><summary \
        class="discloser" data-for="3" data-do="v"><span class="control-label" id="l3">
        """))
    #expect(html.hasSuffix("<div id=\"c3\" class=\"disclosed\"></div></details>"))
  }

  @Test func `a page has a bar, a title and a body`() {
    let html = markup { fake in
      fake.make(.page, [fake.text("x")]) {
        var presentation = Presentation()
        presentation.title = "Settings"
        presentation.isLargeTitle = false
        $0.presentation = presentation
        $0.actions = .dismiss
      }
    }
    #expect(
      html == """
        <div id="n2" class="page fw fh"><div class="bars" id="c2t"><header class="navbar"><div \
        class="side" id="c2l"><button \
        type="button" class="back" data-do="d" data-for="2"><svg class="symbol run" \
        aria-hidden="true"><use href="#s-chevron-backward"/></svg><span>Back</span></button>\
        </div><div class="middle"><h1 class="inlinetitle">Settings</h1></div><div \
        class="side end" id="c2e"></div></header></div><div id="c2" class="pagebody"><span id="n1" \
        class="text">x</span></div><div class="bars" id="c2b"></div></div>
        """)
  }

  @Test func `a page is as wide as its content asks for, and its bars with it`() {
    func column(_ width: Double) -> String {
      markup { fake in
        let wide = fake.make(.box, [fake.text("x")]) { $0.style.append(.maxWidth(width)) }
        return fake.make(.page, [fake.make(.box, [wide])]) { $0.presentation = Presentation() }
      }
    }
    #expect(column(1_000).contains("large\" style=\"--column:max(672px,1000px);\""))
    #expect(!column(.infinity).contains("--column"))
  }

  @Test func `a row whose ground is clear says so, and one in another language names it`() {
    let html = markup { fake in
      fake.make(.row, [fake.text("x")]) {
        $0.style.append(.rowBackground(.clear))
        $0.style.append(.language("ja"))
      }
    }
    #expect(html.contains("class=\"row bare\""))
    #expect(html.contains("lang=\"ja\""))
  }

  @Test func `tabs are buttons below and panels above`() {
    let html = markup { fake in
      let first = fake.make(.tab, [fake.make(.title, [fake.text("A")]), fake.text("a")])
      let second = fake.make(.tab, [fake.make(.title, [fake.text("B")]), fake.text("b")])
      return fake.control(.tabs, first, second, value: "1")
    }
    #expect(
      html == """
        <div id="n9" class="tabs fw fh" data-k="k" data-a="v"><div class="panel" \
        role="tabpanel" id="c4" aria-labelledby="n4" hidden><span id="n3" class="text">a</span></div>\
        <div class="panel" role="tabpanel" id="c8" aria-labelledby="n8"><span id="n7" \
        class="text">b</span></div><div class="tabbar" role="tablist"><button id="n4" \
        class="tab" type="button" role="tab" aria-controls="c4" data-for="9" data-do="v" \
        data-v="0" aria-selected="false"><div id="n2" class="title"><span id="n1" \
        class="text">A</span></div></button><button id="n8" class="tab" type="button" role="tab" \
        aria-controls="c8" data-for="9" data-do="v" data-v="1" aria-selected="true"><div \
        id="n6" class="title"><span id="n5" class="text">B</span></div></button></div></div>
        """)
  }

  @Test func `a sheet without a title is called by its first text`() {
    let html = markup { fake in
      let button = fake.button("Close")
      return fake.make(.sheet, [fake.make(.vstack, [button, fake.text("Your order")])])
    }
    #expect(html.contains("aria-label=\"Your order\""))
  }

  @Test func `the ninth tab shows its panel like any other`() {
    let html = markup { fake in
      let tabs = (0..<9).map { _ in fake.make(.tab) }
      return fake.make(.tabs, tabs) {
        $0.control = ControlTraits()
        $0.control?.value = "8"
      }
    }
    let panels = html.matches(of: #/role="tabpanel" id="c(\d+)"[^>]*?( hidden)?>/#)
    #expect(panels.map { $0.output.2 == nil } == Array(repeating: false, count: 8) + [true])
  }

  @Test func `an alert has title, message and actions`() {
    let html = markup { fake in
      fake.make(
        .alert,
        [fake.make(.message, [fake.text("Sure?")]), fake.make(.actions, [fake.button("OK")])]
      ) {
        $0.presentation = Presentation()
        $0.presentation?.title = "Delete"
        $0.actions = .dismiss
      }
    }
    #expect(
      html == """
        <dialog id="n6" class="alert" data-modal aria-label="Delete" data-a="d" \
        aria-describedby="n2" role="alertdialog"><div class="alerttext"><h2 class="title">Delete</h2><div id="n2" \
        class="message"><span id="n1" class="text">Sure?</span></div></div><div id="n5" \
        class="actions"><button id="n4" class="button" type="button" data-a="t"><span id="n3" \
        class="text">OK</span></button></div></dialog>
        """)
  }

  @Test func `a popover names its anchor`() {
    let html = markup { fake in
      fake.make(.layered, [fake.text("x"), fake.make(.popover, [fake.text("y")])])
    }
    #expect(
      html.contains(
        "<div id=\"n3\" class=\"popover\" popover=\"manual\" data-anchor=\"4\" role=\"group\">"))
  }
}
