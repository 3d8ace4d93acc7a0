import DisplayTree
import Fake

typealias Case = (String, Bool, (FakeTree) -> Element)
let zero = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)
func insets(_ v: Double) -> Insets { Insets(top: v, leading: v, bottom: v, trailing: v) }
let leading = Declaration.alignment(Alignment(horizontal: .leading))

/// Every case stands in a frame of 300 × 200 at the top leading corner, named by identifiers.
@MainActor func tag(_ f: FakeTree, _ e: Element, _ name: String) -> Element {
  f.change(e, []) { $0.accessibility.identifier = name }; return e
}
@MainActor func framed(_ f: FakeTree, _ e: Element) -> Element {
  tag(
    f,
    f.box(
      e, .width(300), .height(200), .alignment(Alignment(horizontal: .leading, vertical: .top))),
    "frame")
}
@MainActor func rect(_ f: FakeTree, _ name: String, _ w: Double, _ h: Double) -> Element {
  tag(f, f.box(f.color(.named(.blue)), .width(w), .height(h)), name)
}
@MainActor func fill(_ f: FakeTree, _ name: String) -> Element {
  tag(f, f.color(.named(.red)), name)
}
@MainActor func field(_ f: FakeTree, _ name: String = "field") -> Element {
  tag(f, f.field("Field"), name)
}

@MainActor let cases: [Case] = [
  (
    "vstack-centres", false,
    { f in framed(f, tag(f, f.stack(.vstack, rect(f, "a", 100, 20), rect(f, "b", 40, 20)), "stack"))
    }
  ),
  (
    "vstack-leading", false,
    { f in
      framed(f, f.stack(.vstack, rect(f, "a", 100, 20), rect(f, "b", 40, 20), style: [leading]))
    }
  ),
  (
    "vstack-leading-rtl", true,
    { f in
      framed(f, f.stack(.vstack, rect(f, "a", 100, 20), rect(f, "b", 40, 20), style: [leading]))
    }
  ),
  (
    "hstack-spacing", false,
    { f in
      framed(
        f,
        tag(
          f, f.stack(.hstack, rect(f, "a", 50, 20), rect(f, "b", 50, 40), style: [.spacing(20)]),
          "stack"))
    }
  ),
  (
    "hstack-spacer", false,
    { f in framed(f, f.stack(.hstack, rect(f, "a", 50, 20), f.make(.spacer), rect(f, "b", 50, 20)))
    }
  ),
  ("spacer-yields-to-fill", false, { f in framed(f, f.stack(.hstack, field(f), f.make(.spacer))) }),
  ("two-fields-share", false, { f in framed(f, f.stack(.hstack, field(f, "a"), field(f, "b"))) }),
  (
    "field-beside-long-text", false,
    { f in
      framed(
        f,
        f.stack(
          .hstack,
          tag(f, f.text("A rather long label that does not end soon enough for one line"), "text"),
          field(f)))
    }
  ),
  (
    "long-word-not-broken", false,
    { f in framed(f, f.stack(.hstack, tag(f, f.text("Straßenverkehrsordnung"), "text"), field(f))) }
  ),
  (
    "overlay-does-not-grow-host", false,
    { f in
      let host = tag(
        f,
        f.make(.layered, [rect(f, "a", 60, 30), f.make(.overlayLayer, [rect(f, "big", 120, 90)])]),
        "host")
      return framed(
        f, f.stack(.vstack, host, rect(f, "below", 10, 10), style: [leading, .spacing(0)]))
    }
  ),
  (
    "background-covers", false,
    { f in
      framed(
        f,
        tag(
          f,
          f.make(
            .layered,
            [
              f.box(rect(f, "a", 60, 30), .padding(insets(10))),
              f.make(.backgroundLayer, [fill(f, "back")]),
            ]), "host"))
    }
  ),
  (
    "overlay-trailing", false,
    { f in
      framed(
        f,
        f.make(
          .layered,
          [
            rect(f, "a", 100, 40),
            f.make(.overlayLayer, [rect(f, "badge", 20, 20)]) {
              $0.style = Style([.alignment(Alignment(horizontal: .trailing, vertical: .top))])
            },
          ]))
    }
  ),
  (
    "negative-padding-in-overlay", false,
    { f in
      let shape = tag(f, f.shape(.roundedRectangle(6), stroke: .named(.pink)), "outline")
      let layer = f.make(.overlayLayer, [f.box(shape, .padding(insets(-4)))])
      return framed(
        f, f.box(f.make(.layered, [rect(f, "a", 100, 40), layer]), .padding(insets(20))))
    }
  ),
  (
    "validate-then-prefix", false,
    { f in
      let shape = tag(f, f.shape(.roundedRectangle(6), stroke: .named(.pink)), "outline")
      let host = f.make(
        .layered, [field(f), f.make(.overlayLayer, [f.box(shape, .padding(insets(-4)))])])
      return framed(f, f.stack(.hstack, rect(f, "icon", 20, 20), host))
    }
  ),
  (
    "prefix-then-validate", false,
    { f in
      let shape = tag(f, f.shape(.roundedRectangle(6), stroke: .named(.pink)), "outline")
      let row = tag(f, f.stack(.hstack, rect(f, "icon", 20, 20), field(f)), "row")
      return framed(
        f, f.make(.layered, [row, f.make(.overlayLayer, [f.box(shape, .padding(insets(-4)))])]))
    }
  ),
  (
    "negative-padding-in-flow", false,
    { f in
      framed(
        f,
        f.stack(
          .vstack, rect(f, "a", 50, 20),
          tag(f, f.box(rect(f, "b", 50, 20), .padding(insets(-5))), "box"), rect(f, "c", 50, 20),
          style: [.spacing(0), leading]))
    }
  ),
  (
    "padding-then-background", false,
    { f in
      framed(
        f,
        tag(
          f, f.box(f.box(rect(f, "a", 40, 20), .padding(insets(16))), .background(.named(.blue))),
          "back"))
    }
  ),
  (
    "background-then-padding", false,
    { f in
      framed(
        f,
        f.box(
          tag(f, f.box(rect(f, "a", 40, 20), .background(.named(.blue))), "back"),
          .padding(insets(16))))
    }
  ),
  (
    "frame-max-infinity", false,
    { f in
      framed(
        f,
        tag(
          f,
          f.box(
            rect(f, "a", 40, 20), .maxWidth(.infinity), .alignment(Alignment(horizontal: .trailing))
          ), "box"))
    }
  ),
  (
    "frame-max-infinity-rtl", true,
    { f in
      framed(
        f,
        tag(
          f,
          f.box(
            rect(f, "a", 40, 20), .maxWidth(.infinity), .alignment(Alignment(horizontal: .trailing))
          ), "box"))
    }
  ),
  (
    "frame-max-finite", false,
    { f in framed(f, f.stack(.vstack, tag(f, f.box(rect(f, "a", 40, 20), .maxWidth(120)), "box"))) }
  ),
  (
    "fixed-frame-shrinks-not", false,
    { f in
      framed(
        f,
        f.stack(
          .hstack, rect(f, "a", 150, 20), tag(f, f.text("Some text that has to wrap now"), "text"),
          rect(f, "b", 60, 20)))
    }
  ),
  (
    "frame-cuts-fill", false,
    { f in
      framed(
        f,
        tag(
          f, f.stack(.hstack, tag(f, f.box(field(f), .width(80)), "box"), rect(f, "b", 20, 20)),
          "stack"))
    }
  ),
  (
    "content-larger-than-frame-is-centred", false,
    { f in
      framed(
        f,
        f.box(
          tag(f, f.box(rect(f, "a", 80, 60), .width(40), .height(20)), "box"), .padding(insets(40)))
      )
    }
  ),
  (
    "zstack-largest", false,
    { f in
      framed(
        f,
        tag(
          f,
          f.stack(
            .zstack, rect(f, "a", 100, 60), rect(f, "b", 20, 20),
            style: [.alignment(Alignment(horizontal: .leading, vertical: .center))]), "stack"))
    }
  ),
  (
    "zstack-fill", false,
    { f in framed(f, tag(f, f.stack(.zstack, fill(f, "back"), rect(f, "b", 20, 20)), "stack")) }
  ),
  (
    "offset-keeps-room", false,
    { f in
      framed(
        f,
        f.stack(
          .vstack, f.box(rect(f, "a", 50, 20), .offset(x: 30, y: 10)), rect(f, "b", 50, 20),
          style: [leading, .spacing(0)]))
    }
  ),
  (
    "offset-mirrors", true,
    { f in
      framed(
        f,
        f.stack(
          .vstack, f.box(rect(f, "a", 50, 20), .offset(x: 30, y: 10)), rect(f, "b", 50, 20),
          style: [leading, .spacing(0)]))
    }
  ),
  (
    "scale-leading", false,
    { f in
      framed(f, f.box(rect(f, "a", 100, 20), .scale(x: 0.5, y: 0.5, anchor: Anchor(x: 0, y: 0.5))))
    }
  ),
  (
    "scale-leading-rtl", true,
    { f in
      framed(f, f.box(rect(f, "a", 100, 20), .scale(x: 0.5, y: 0.5, anchor: Anchor(x: 0, y: 0.5))))
    }
  ),
  (
    "opacity-keeps-room", false,
    { f in
      framed(
        f,
        f.stack(
          .hstack, f.box(rect(f, "a", 50, 20), .opacity(0)), rect(f, "b", 50, 20),
          style: [.spacing(0)]))
    }
  ),
  (
    "vstack-fills-height", false,
    { f in
      framed(
        f,
        tag(
          f,
          f.stack(
            .vstack, rect(f, "a", 50, 20), f.make(.spacer), rect(f, "b", 50, 20), style: [leading]),
          "stack"))
    }
  ),
  (
    "two-fills-share-height", false,
    { f in framed(f, f.stack(.vstack, fill(f, "a"), fill(f, "b"), style: [.spacing(0)])) }
  ),
  (
    "divider-in-vstack", false,
    { f in
      framed(
        f,
        tag(
          f,
          f.stack(
            .vstack, rect(f, "a", 80, 20), tag(f, f.make(.divider), "line"), rect(f, "b", 40, 20)),
          "stack"))
    }
  ),
  (
    "grid-columns-align", false,
    { f in
      let r1 = f.make(.gridRow, [rect(f, "a", 20, 10), rect(f, "b", 60, 10)]),
        r2 = f.make(.gridRow, [rect(f, "c", 80, 10), rect(f, "d", 20, 10)])
      return framed(f, tag(f, f.make(.grid, [r1, r2]), "grid"))
    }
  ),
  (
    "row-of-a-form", false,
    { f in
      f.make(
        .form,
        [
          f.section(
            "Head", tag(f, f.make(.row, [field(f)]), "row"),
            tag(f, f.row(tag(f, f.control(.toggle, f.text("On"), value: "1"), "toggle")), "second"))
        ])
    }
  ),
  (
    "form-in-a-vstack-fills", false,
    { f in f.make(.vstack, [tag(f, f.make(.form, [f.section(nil, field(f))]), "form")]) }
  ),
  (
    "floating-label-is-not-clipped", false,
    { f in
      let title = tag(f, f.box(f.text("Title"), .offset(x: 0, y: -25)), "title")
      return f.make(
        .form,
        [f.section(nil, tag(f, f.row(f.stack(.zstack, title, field(f), style: [leading])), "row"))])
    }
  ),
  (
    "login-spacers", false,
    { f in
      f.stack(
        .vstack, rect(f, "top", 50, 20), f.make(.spacer), rect(f, "middle", 50, 20),
        f.make(.spacer), rect(f, "bottom", 50, 20), style: [.spacing(0)])
    }
  ),
  (
    "aspect-fit-follows-its-height", false,
    { f in
      let image = f.make(.image, sizing: Sizing(expands: .both)) {
        var g = ImageGraphic(source: "cover.png"); g.isResizable = true; $0.graphic = .image(g);
        $0.accessibility.identifier = "cover"
      }
      let ratio = f.make(.box, [image], sizing: Sizing(keepsRatio: true)) {
        $0.style = Style([.aspectRatio(nil, fill: false)])
      }
      return framed(
        f, tag(f, f.stack(.hstack, f.box(ratio, .height(90)), rect(f, "b", 20, 20)), "stack"))
    }
  ),
  (
    "fixed-size-does-not-wrap", false,
    { f in
      framed(
        f,
        f.box(
          tag(
            f, f.box(f.text("A text that is much wider than its frame"), .fixedSize(.both)), "box"),
          .width(60), .alignment(Alignment(horizontal: .leading, vertical: .top))))
    }
  ),
]
