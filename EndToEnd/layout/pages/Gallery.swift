import DisplayTree
import Fake

@MainActor func page(
  _ f: FakeTree, _ title: String, large: Bool = true, back: Bool = false,
  _ items: [(Presentation.Placement, Element)], _ content: Element
) -> Element {
  var children = [content]
  if !items.isEmpty {
    children.append(
      f.make(
        .toolbar,
        items.map { placement, e in
          f.make(.toolbarItem, [e]) {
            var p = Presentation(); p.placement = placement; $0.presentation = p
          }
        }))
  }
  let page = f.make(.page, children) {
    var p = Presentation(); p.title = title; p.isLargeTitle = large; p.backTitle = "Settings"
    $0.presentation = p
    if back { $0.actions = .dismiss }
  }
  return f.make(.navigation, [page])
}

@MainActor func label(_ f: FakeTree, _ title: String, _ symbol: String) -> Element {
  f.make(.label, [f.make(.icon, [f.symbol(symbol)]), f.make(.title, [f.text(title)])])
}

@MainActor func titled(_ f: FakeTree, _ s: String) -> Element { f.make(.title, [f.text(s)]) }

@MainActor func gallery(_ f: FakeTree) -> Element {
  let s1 = f.section(
    "Fields", footer: "We only use your address for delivery.",
    f.field("First Name", "Ada"), f.field("Last Name"),
    f.field("Email") {
      $0.keyboard = .email; $0.autocomplete = "email"; $0.capitalization = .never;
      $0.correction = false
    },
    f.make(.secureField) {
      var t = FieldTraits(); t.isSecure = true; t.prompt = "Password"; $0.field = t;
      $0.accessibility.label = "Password"; $0.actions = [.input]
    },
    f.make(
      .labeledContent,
      [titled(f, "Phone"), f.make(.value, [f.field("Optional") { $0.keyboard = .phone }])]),
    f.field(
      "Notes",
      "A longer note that runs over more than one line so that the field grows with what is typed into it."
    ) { $0.isMultiline = true })
  let s2 = f.section(
    "Choices",
    f.control(.toggle, f.text("Airplane Mode"), value: "1"),
    f.control(
      .toggle, f.text("Notifications with a very long label that needs a second line on phones"),
      value: "0"),
    f.make(.toggle, [label(f, "Disabled", "wifi")]) {
      var c = ControlTraits(); c.value = "1"; $0.control = c; $0.isEnabled = false
    },
    f.control(
      .picker, f.text("Flavour"), f.option("Chocolate"), f.option("Vanilla"),
      f.option("Strawberry"), value: "1"),
    f.control(
      .picker, f.text("View"), f.option("List"), f.option("Grid"), f.option("Map"), value: "0",
      as: .segmented),
    f.control(.datePicker, f.text("Departure"), value: "2025-09-14T10:30") { _ in },
    f.control(.datePicker, f.text("Birthday"), value: "1999-12-31") { $0.dateParts = .date },
    f.control(.colorPicker, f.text("Colour"), value: "#ff9500"),
    f.control(.stepper, f.text("Guests: 3"), value: "3") {
      $0.minimum = "0"; $0.maximum = "10"
    },
    f.control(
      .slider, f.text("Volume"), f.make(.value, [f.symbol("speaker.fill")]),
      f.make(.value, [f.symbol("speaker.wave.3.fill")]), value: "0.4"))
  let s3 = f.section(
    "Sort Order",
    f.control(
      .picker, f.option("Name"), f.option("Date Added"), f.option("Size"), value: "1", as: .inline))
  let bar = f.control(
    .progress, titled(f, "Uploading…"), f.make(.value, [f.text("60 %")]), value: "0.6")
  let s4 = f.section(
    "Status", bar,
    f.stack(
      .hstack,
      f.make(.progress, sizing: Sizing(fixed: .horizontal)) {
        var c = ControlTraits(); c.variant = .circular; $0.control = c
      }, f.text("Checking the address…", .foreground(.level(2)))),
    f.make(.labeledContent, [titled(f, "Version"), f.make(.value, [f.text("2.4.1")])]),
    f.make(
      .labeledContent, [label(f, "Storage", "internaldrive"), f.make(.value, [f.text("12 GB")])]),
    label(f, "Send a message", "paperplane.fill"),
    f.control(
      .disclosure, titled(f, "Advanced"),
      f.make(.content, [f.text("Nothing to see here, move along.")])
    ) { $0.isExpanded = true },
    f.control(.disclosure, titled(f, "Closed")))
  let s5 = f.section(
    "Buttons",
    f.button("Continue"), f.button("Delete Account") { $0.role = .destructive },
    f.make(.button, [f.text("Disabled")]) {
      $0.actions = .tap; $0.isEnabled = false
    },
    f.make(.button, [label(f, "Privacy", "hand.raised.fill")]) {
      var c = ControlTraits(); c.variant = .navigationLink; $0.control = c; $0.actions = .tap
    },
    f.make(.link, [f.text("Terms and conditions")]) {
      var c = ControlTraits(); c.href = "https://example.com"; $0.control = c
    },
    f.stack(
      .hstack, f.button("Bordered", .bordered), f.button("Prominent", .borderedProminent),
      f.button("Delete", .bordered) { $0.role = .destructive }),
    f.stack(
      .hstack, f.button("Small", .bordered) { $0.size = .small },
      f.button("Capsule", .borderedProminent) { $0.isCapsule = true },
      f.make(.button, [f.text("Off")]) {
        var c = ControlTraits(); c.variant = .borderedProminent; $0.control = c;
        $0.isEnabled = false
      }),
    f.button("Large Prominent", .borderedProminent) { $0.size = .large },
    f.make(
      .menu,
      [
        titled(f, "Options"),
        f.make(.content, [f.button("Copy"), f.button("Delete") { $0.role = .destructive }]),
      ]))
  let s6 = f.section(
    "Text",
    f.stack(
      .vstack, f.text("Large Title", .font(FontStyle(size: .style(.largeTitle)))),
      f.text("Title", .font(FontStyle(size: .style(.title)))),
      f.text("Headline", .font(FontStyle(size: .style(.headline)))),
      f.text("Body in the usual size"),
      f.text(
        "Footnote, secondary", .font(FontStyle(size: .style(.footnote))), .foreground(.level(2))),
      style: [.alignment(Alignment(horizontal: .leading)), .spacing(2)]),
    f.stack(
      .hstack, f.symbol("star.fill", .foreground(.named(.yellow))),
      f.symbol("heart.fill", .foreground(.named(.red))), f.symbol("globe", .foreground(.accent)),
      f.symbol("nonexistent.name")),
    f.make(.groupBox, [titled(f, "Box"), f.make(.content, [f.text("Content of the box")])]))
  let s7 = f.section(
    "Tinted",
    f.stack(
      .vstack, f.control(.toggle, f.text("Purple"), value: "1"),
      f.stack(.hstack, f.button("Prominent", .borderedProminent), f.button("Bordered", .bordered)),
      f.control(.slider, f.text("Level"), value: "0.7"), style: [.tint(.named(.purple))]))
  return page(
    f, "Controls", back: true,
    [
      (.trailing, f.button("Done")),
      (
        .trailing,
        f.make(.button, [f.symbol("plus")]) {
          $0.actions = .tap; $0.accessibility.label = "Add"
        }
      ),
    ],
    f.make(.form, [s1, s2, s3, s4, s5, s6, s7]))
}

/// S2's field: a title that floats, a clear button, a message below.
@MainActor func floating(_ f: FakeTree, _ title: String, _ value: String, message: String? = nil)
  -> Element
{
  let floats = !value.isEmpty
  var titleElement = f.text(title, .foreground(floats ? .accent : .named(.placeholder)))
  titleElement = f.box(titleElement, .offset(x: 0, y: floats ? -25 : 0))
  titleElement = f.box(
    titleElement, .scale(x: floats ? 0.8 : 1, y: floats ? 0.8 : 1, anchor: Anchor(x: 0, y: 0.5)),
    .animation(AnimationCurve(timing: .easeInOut, duration: 0.25)))
  let field = f.make(.textField) {
    var t = FieldTraits(); t.value = value; $0.field = t; $0.accessibility.label = title;
    $0.actions = [.input]; $0.accessibility.isInvalid = message != nil
  }
  let padded = f.box(field, .padding(Insets(top: 0, leading: 0, bottom: 0, trailing: 24)))
  let clear = f.make(.button, [f.symbol("multiply.circle.fill", .foreground(.named(.gray)))]) {
    $0.actions = .tap; $0.accessibility.label = "Clear"; var c = ControlTraits();
    c.variant = .plain; $0.control = c; $0.isReachable = floats
  }
  let clearBox = f.make(.box, [clear]) {
    $0.style = Style([.opacity(floats ? 1 : 0)]); $0.isReachable = floats
  }
  let overlay = f.make(.overlayLayer, [clearBox]) {
    $0.style = Style([.alignment(Alignment(horizontal: .trailing))])
  }
  let z = f.stack(
    .zstack, titleElement, f.make(.layered, [padded, overlay]),
    style: [.alignment(Alignment(horizontal: .leading))])
  let top = f.box(z, .padding(Insets(top: 15, leading: 0, bottom: 0, trailing: 0)))
  guard let message else { return top }
  return f.stack(
    .vstack, top,
    f.stack(
      .hstack, f.symbol("exclamationmark.circle.fill"), f.text(message),
      style: [.foreground(.named(.red)), .font(FontStyle(size: .style(.footnote))), .spacing(4)]),
    style: [.alignment(Alignment(horizontal: .leading)), .spacing(4)])
}

@MainActor func textInput(_ f: FakeTree) -> Element {
  page(
    f, "Checkout", large: false, back: true, [(.confirm, f.button("Save"))],
    f.make(
      .form,
      [
        f.section(
          "Shipping Address", floating(f, "First Name", "Ada"),
          floating(f, "Last Name", "", message: "This is a mandatory field"),
          floating(
            f, "Street",
            "Downing Street with a very long name that must not run under the clear button"),
          floating(f, "Number", "")),
        f.section(
          nil,
          f.make(.button, [f.text("Submit")]) {
            $0.actions = .tap; $0.isEnabled = false
          }),
      ]))
}

@MainActor func login(_ f: FakeTree) -> Element {
  let font = FontStyle(size: .style(.title))
  var bold = font; bold.weight = 700
  func pad(_ e: Element) -> Element {
    f.box(e, .padding(Insets(top: 16, leading: 16, bottom: 16, trailing: 16)))
  }
  let title = pad(f.text("Login to App", .font(bold)))
  func bordered(_ e: Element) -> Element { f.box(pad(e), .border(.named(.gray), 1)) }
  let user = bordered(f.field("Username"))
  let password = bordered(
    f.make(.secureField) {
      var t = FieldTraits(); t.isSecure = true; t.prompt = "Password"; $0.field = t;
      $0.accessibility.label = "Password"
    })
  let face = f.box(f.box(pad(f.text("Login")), .background(.named(.blue))), .cornerRadius(5))
  let button = pad(
    f.make(.button, [face]) {
      $0.actions = .tap;
      $0.style = Style([
        .foreground(
          .color(light: RGBA(red: 1, green: 1, blue: 1), dark: RGBA(red: 1, green: 1, blue: 1)))
      ])
    })
  let reset = f.make(
    .button,
    [
      pad(
        f.text(
          "Forgot your password? Click here to reset it.", .font(FontStyle(size: .style(.caption))))
      )
    ]
  ) { $0.actions = .tap }
  return pad(
    f.stack(.vstack, title, f.make(.spacer), user, password, button, f.make(.spacer), reset))
}

@MainActor func signup(_ f: FakeTree) -> Element {
  func icon(_ n: String) -> Element { f.symbol(n, .foreground(.accent)) }
  func outline(_ e: Element, _ p: Paint) -> Element {
    let shape = f.box(
      f.shape(.roundedRectangle(6), stroke: p),
      .padding(Insets(top: -4, leading: -4, bottom: -4, trailing: -4)))
    return f.make(.layered, [e, f.make(.overlayLayer, [shape])])
  }
  let form = f.make(
    .form,
    [
      f.section(
        "表單",
        outline(f.stack(.hstack, icon("person.circle.fill"), f.field("姓名")), .named(.pink)),
        f.stack(
          .hstack, icon("envelope.circle.fill"),
          f.field("信箱", "ada@example.com") { $0.style = .roundedBorder }),
        f.stack(
          .hstack, icon("phone.circle.fill"),
          outline(f.field("0800-000-123") { $0.style = .roundedBorder }, .named(.pink))),
        outline(f.stack(.hstack, icon("phone.circle.fill"), f.field("[phone]", "1")), .clear),
        f.stack(.hstack, icon("calendar.circle.fill"), f.field("2020/09/14"))),
      f.section(nil, f.button("確定")),
    ])
  return f.make(.vstack, [form]) { $0.style = Style([.tint(.named(.purple))]) }
}

@MainActor func books(_ f: FakeTree) -> Element {
  func book(_ t: String, _ a: String, _ p: Int) -> Element {
    let cover = f.box(
      f.color(
        .gradient(
          Paint.Gradient(
            kind: .linear(start: Anchor(x: 0.5, y: 0), end: Anchor(x: 0.5, y: 1)),
            stops: [
              .init(paint: .named(.indigo), location: 0),
              .init(paint: .named(.purple), location: 1),
            ]))), .width(60), .height(90))
    let details = f.stack(
      .vstack, f.text(t, .font(FontStyle(size: .style(.headline)))),
      f.text("by \(a)", .font(FontStyle(size: .style(.subheadline)))),
      f.text("\(p) pages", .font(FontStyle(size: .style(.subheadline))), .foreground(.level(2))),
      style: [.alignment(Alignment(horizontal: .leading))])
    return f.row(
      f.stack(
        .hstack, cover, details, f.make(.spacer), style: [.alignment(Alignment(vertical: .top))]))
  }
  let rows = [
    book("The Left Hand of Darkness", "Ursula K. Le Guin", 304),
    book("Solaris", "Stanisław Lem", 204), book("吾輩は猫である", "夏目 漱石", 512),
  ]
  let tappable = f.make(.row, [label(f, "More books", "books.vertical")]) {
    $0.actions = [.tap, .delete]
  }
  return page(
    f, "Books", [],
    f.make(
      .list,
      [
        f.make(.section, [f.make(.header, [f.text("Library")])] + rows),
        f.make(.section, [tappable]), f.row(f.text("Loose one")), f.row(f.text("Loose two")),
      ]))
}

@MainActor func presentations(_ f: FakeTree) -> Element {
  let sheet = f.make(
    .sheet,
    [
      page(
        f, "New Contact", large: false,
        [(.cancel, f.button("Cancel")), (.confirm, f.button("Add") { $0.prominence = true })],
        f.make(.form, [f.section("Name", f.field("First"), f.field("Last"))]))
    ]
  ) {
    var p = Presentation(); p.detents = [0.5, 1]; p.showsDragIndicator = true; $0.presentation = p;
    $0.actions = .dismiss
  }
  let alert = f.make(
    .alert,
    [
      f.make(.message, [f.text("You cannot undo this action.")]),
      f.make(
        .actions,
        [f.button("Cancel") { $0.role = .cancel }, f.button("Delete") { $0.role = .destructive }]),
    ]
  ) {
    var p = Presentation(); p.title = "Delete “Ada”?"; $0.presentation = p
  }
  let dialog = f.make(
    .dialog,
    [
      f.make(.message, [f.text("The draft will be lost.")]),
      f.make(
        .actions,
        [
          f.button("Discard Draft") { $0.role = .destructive }, f.button("Save Draft"),
          f.button("Cancel") { $0.role = .cancel },
        ]),
    ]
  ) {
    var p = Presentation(); p.title = "Discard?"; $0.presentation = p
  }
  let popover = f.make(
    .popover,
    [f.make(.list, [f.row(f.text("Berlin")), f.row(f.text("Bern")), f.row(f.text("Bergen"))])])
  let anchor = f.make(
    .layered, [f.field("Location", "Ber") { $0.style = .roundedBorder }, popover])
  return f.stack(
    .vstack, f.text("Behind"),
    f.box(anchor, .padding(Insets(top: 16, leading: 16, bottom: 16, trailing: 16))),
    f.button("Button", .bordered), sheet, alert, dialog)
}

@MainActor func tabs(_ f: FakeTree) -> Element {
  func tab(_ t: String, _ s: String, _ c: Element) -> Element { f.make(.tab, [label(f, t, s), c]) }
  let bottom = f.make(
    .inset,
    [
      f.box(
        f.stack(.hstack, f.button("Delete", .bordered), f.button("Save", .borderedProminent)),
        .padding(Insets(top: 16, leading: 16, bottom: 16, trailing: 16)))
    ]
  ) {
    var p = Presentation(); p.edge = .bottom; $0.presentation = p
  }
  let host = f.make(
    .safeAreaHost, [f.make(.form, [f.section(nil, f.field("Title", "Buy milk"))]), bottom])
  return f.make(
    .tabs,
    [
      tab("Edit", "pencil", host), tab("Inbox", "tray.fill", f.text("Inbox")),
      tab("Profile", "person.crop.circle", f.text("Me")),
    ]
  ) {
    var c = ControlTraits(); c.value = "0"; $0.control = c; $0.actions = .choose
  }
}
