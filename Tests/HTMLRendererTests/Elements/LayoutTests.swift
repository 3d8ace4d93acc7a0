import DisplayTree
import Testing

@testable import HTMLRenderer

@MainActor struct LayoutTests {
  @Test func `a path clips by the even-odd rule when it is told so`() {
    let path = Outline.path("M0 0L9 9", width: 9, height: 9)
    let placed = markup { fake in
      fake.box(fake.text("a"), .clip(path, isAbsolute: true, isEvenOdd: true))
    }
    #expect(placed.contains("clip-path:path(evenodd,'M0 0L9 9');"))
    let stretched = markup { fake in fake.box(fake.text("a"), .clip(path, isEvenOdd: true)) }
    #expect(stretched.contains("fill-rule=%22evenodd%22 d=%22M0 0L9 9%22/%3E"))
  }

  @Test func `a group that is drawn as one picture is isolated`() {
    let html = markup { fake in fake.box(fake.text("a"), .isolated) }
    #expect(html.hasPrefix("<div id=\"n2\" class=\"box\" style=\"isolation:isolate;\">"))
  }

  @Test func `a stack is one box with its alignment and spacing`() {
    let html = markup {
      $0.stack(
        .vstack, $0.text("a"), $0.text("b"),
        style: [.alignment(Alignment(horizontal: .leading)), .spacing(4)])
    }
    #expect(
      html == """
        <div id="n3" class="vstack hl" style="gap:4px;"><span id="n1" class="text">a</span>\
        <span id="n2" class="text">b</span></div>
        """)
  }

  @Test func `modifiers are boxes in source order`() {
    let html = markup {
      let padded = $0.box(
        $0.text("x"), .padding(Insets(top: 8, leading: 16, bottom: 8, trailing: 16)))
      return $0.box(padded, .background(.named(.blue)))
    }
    #expect(
      html == """
        <div id="n3" class="box" style="background:var(--blue-b);"><div id="n2" class="box" \
        style="padding-block:8px 8px;padding-inline:16px 16px;"><span id="n1" class="text">x\
        </span></div></div>
        """)
  }

  @Test func `negative padding is a margin`() {
    let html = markup {
      $0.box($0.text("x"), .padding(Insets(top: -4, leading: -4, bottom: -4, trailing: -4)))
    }
    #expect(html.hasPrefix("<div id=\"n2\" class=\"box outset\" style=\"margin:-4px;\">"))
  }

  @Test func `an overlay is a layer beside its host`() {
    let html = markup {
      $0.make(.layered, [$0.field("x"), $0.make(.overlayLayer, [$0.make(.spacer)])])
    }
    #expect(html.hasPrefix("<div id=\"n4\" class=\"layered fw\"><input id=\"n1\""))
    #expect(html.contains("<div id=\"n3\" class=\"layer over\"><div id=\"n2\""))
  }

  @Test func `a frame with infinite width fills, with a finite one it has it`() {
    #expect(
      markup { $0.box($0.text("x"), .maxWidth(.infinity)) }
        .hasPrefix("<div id=\"n2\" class=\"box fw\">"))
    #expect(
      markup { $0.box($0.text("x"), .maxWidth(120)) }
        .hasPrefix(
          "<div id=\"n2\" class=\"box mw\" style=\"grid-template-columns:minmax(auto,120px);\">"))
  }

  @Test func `a frame fixed both ways tells the style sheet the ratio of what it holds`() {
    let html = markup { fake in
      let image = fake.make(.image, sizing: Sizing(expands: .both)) {
        var graphic = ImageGraphic(source: "cover.png")
        graphic.isResizable = true
        graphic.width = 40
        graphic.height = 60
        $0.graphic = .image(graphic)
      }
      let fitted = fake.make(.box, [image], sizing: Sizing(ratio: .fit)) {
        $0.style = Style([.aspectRatio(nil, fill: false)])
      }
      return fake.box(fitted, .width(100), .height(60))
    }
    #expect(html.hasPrefix("<div id=\"n3\" class=\"box fits w h bounded\""))
    #expect(html.contains("class=\"box fw fh ratio contain\" style=\"--ratio:.6667;\""))
  }

  @Test func `moves and anchors follow the language's direction`() {
    #expect(
      markup { $0.box($0.text("x"), .offset(x: 30, y: -25)) }
        .contains("style=\"translate:calc(30px*var(--d)) -25px;\""))
    #expect(
      markup { $0.box($0.text("x"), .scale(x: 0.8, y: 0.8, anchor: Anchor(x: 0, y: 0.5))) }
        .contains("style=\"scale:.8 .8;transform-origin:calc(50% + -50%*var(--d)) 50%;\""))
  }

  @Test func `an invisible box is inert and keeps its room`() {
    let html = markup { fake in
      fake.make(.box, [fake.button("x")]) {
        $0.style = Style([.opacity(0)])
        $0.isReachable = false
      }
    }
    #expect(
      html.hasPrefix(
        "<div id=\"n3\" class=\"box nohit\" style=\"opacity:0;\" aria-hidden=\"true\" inert>"))
  }

  @Test func `a tapped box around a field is no button`() {
    let html = markup { fake in
      fake.make(.box, [fake.field("Search")]) { $0.actions = .tap }
    }
    #expect(html.hasPrefix("<div id=\"n2\" class=\"box fw tappable\" data-a=\"t\">"))
  }

  @Test func `a view that is tapped without being a button acts as one`() {
    let html = markup { fake in
      fake.make(.hstack, [fake.text("x")]) { $0.actions = .tap }
    }
    #expect(
      html.hasPrefix(
        "<div id=\"n2\" class=\"hstack tappable\" role=\"button\" data-a=\"t\" tabindex=\"0\">"))
  }

  @Test func `the second and third level of a foreground reach what stands inside`() {
    let html = markup {
      $0.stack(
        .hstack, $0.text("a", .foreground(.level(2))),
        style: [
          .foreground(.named(.red)), .secondary(.named(.blue)), .tertiary(.level(3)),
        ])
    }
    #expect(
      html.hasPrefix("<div id=\"n2\" class=\"hstack ink c-red\" style=\"--fg2:var(--blue-t);\">"))
  }

  @Test func `a round content shape takes taps in its corners no more`() {
    #expect(
      markup { $0.box($0.text("x"), .contentShape(.circle)) }
        .hasPrefix("<div id=\"n2\" class=\"box\" style=\"border-radius:50%;\">"))
  }

  @Test func `a page that prefers dark says so at its root`() {
    let fake = FakeTree()
    let root = fake.make(.root) { $0.style = Style([.colorScheme(.dark)]) }
    fake.tree.setRoot(root)
    #expect(HTMLRenderer.content(of: fake.tree).contains("class=\"root dark\""))
  }

  @Test func `a path that clips stretches with its box`() {
    let html = markup {
      $0.box($0.text("x"), .clip(.path("M0 0L100 0L50 100Z", width: 100, height: 100)))
    }
    #expect(html.contains("preserveAspectRatio=%22none%22%3E%3Cpath d=%22M0 0L100 0L50 100Z%22/"))
    #expect(!html.contains("width:100px"))
  }

  @Test func `a stroke tells its ends, corners and phase, a fill its rule`() {
    let html = markup { fake in
      fake.make(.shape) {
        var shape = ShapeGraphic(outline: .path("M0 0L9 9", width: 9, height: 9))
        shape.stroke = .named(.red)
        shape.dash = [4, 2]
        shape.dashPhase = 3
        shape.lineCap = .round
        shape.lineJoin = .bevel
        shape.isEvenOdd = true
        $0.graphic = .shape(shape)
      }
    }
    #expect(html.contains("viewBox=\"0 0 9 9\" preserveAspectRatio=\"none\""))
    #expect(
      html.contains(
        "fill-rule:evenodd;stroke-linecap:round;stroke-linejoin:bevel;stroke-dasharray:"))
    #expect(html.contains("stroke-dashoffset:3px;"))
  }

  @Test func `a dashed border lies inside its box and has smaller corners`() {
    let html = markup { fake in
      fake.make(.shape) {
        var shape = ShapeGraphic(outline: .roundedRectangle(10))
        shape.stroke = .named(.red)
        shape.lineWidth = 4
        shape.dash = [4, 2]
        shape.isInside = true
        shape.miterLimit = 3
        $0.graphic = .shape(shape)
      }
    }
    #expect(html.contains("<rect width=\"100%\" height=\"100%\" rx=\"8\""))
    #expect(
      html.contains("x:2px;y:2px;width:calc(100% - 4px);height:calc(100% - 4px);"))
    #expect(html.contains("stroke-miterlimit:3;"))
  }

  @Test func `a shape that is cut out by the even-odd rule says so`() {
    func cut(isAbsolute: Bool) -> String {
      markup { fake in
        fake.box(
          fake.text("x"),
          .clip(
            .path("M0 0L9 9", width: 9, height: 9), isAbsolute: isAbsolute, isEvenOdd: true))
      }
    }
    #expect(cut(isAbsolute: true).contains("clip-path:path(evenodd,'M0 0L9 9');"))
    #expect(cut(isAbsolute: false).contains("%3Cpath fill-rule=%22evenodd%22 d=%22M0 0L9 9"))
  }

  @Test func `an image without interpolation keeps its pixels`() {
    let html = markup { fake in
      fake.make(.image) {
        var image = ImageGraphic(source: "/a.png")
        image.isSmooth = false
        $0.graphic = .image(image)
      }
    }
    #expect(html.contains("style=\"image-rendering:pixelated;\""))
  }

  @Test func `a centred row of a grid does not follow the grid`() {
    let html = markup { $0.stack(.gridRow, $0.text("a"), style: [.alignment(Alignment())]) }
    #expect(html.hasPrefix("<div id=\"n2\" class=\"gridrow vc\">"))
  }

  @Test func `a grid knows its columns`() {
    let html = markup { fake in
      let row = fake.make(.gridRow, [fake.text("a"), fake.text("b"), fake.text("c")])
      return fake.make(.grid, [row])
    }
    #expect(html.hasPrefix("<div id=\"n5\" class=\"grid\" style=\"--columns:3;\">"))
  }
}
