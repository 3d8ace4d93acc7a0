import DisplayTree
import Testing

@testable import HTMLRenderer

@MainActor struct ControlTests {
  @Test func `a button says its style, role and default`() {
    let html = markup {
      $0.button("Delete", .borderedProminent) {
        $0.role = .destructive
        $0.size = .large
        $0.isDefault = true
      }
    }
    #expect(
      html == """
        <button id="n2" class="button v-prominent size-large destructive" type="button" \
        data-default data-a="t"><span id="n1" class="text">Delete</span></button>
        """)
  }

  @Test func `a toggle is a labelled checkbox in the role of a switch`() {
    let html = markup { $0.control(.toggle, $0.text("Wi-Fi"), value: "1") }
    #expect(
      html == """
        <label id="n2" class="toggle fw" data-k="k" data-a="v"><span class="control-label" \
        id="l2"><span id="n1" class="text">Wi-Fi</span></span><input type="checkbox" \
        class="switch" role="switch" data-for="2" aria-labelledby="l2" checked></label>
        """)
  }

  @Test func `a menu picker is a select`() {
    let html = markup {
      $0.control(.picker, $0.text("Size"), $0.option("S"), $0.option("M"), value: "1")
    }
    #expect(
      html == """
        <div id="n6" class="picker fw" data-k="k" data-a="v"><span class="control-label" \
        id="l6"><span id="n1" class="text">Size</span></span><span class="select"><select \
        data-for="6" aria-labelledby="l6"><option id="n3" value="0">S</option><option id="n5" \
        value="1" selected>M</option></select><svg class="symbol run" aria-hidden="true"><use \
        href="#s-chevron-up-chevron-down"/></svg></span></div>
        """)
  }

  @Test func `a segmented picker is a group of radio inputs`() {
    let html = markup {
      $0.control(.picker, $0.option("S"), $0.option("M"), value: "0", as: .segmented)
    }
    #expect(
      html == """
        <div id="n5" class="picker fw v-segmented" data-k="k" data-a="v"><div \
        role="radiogroup" class="segmented"><label class="choice"><input type="radio" name="g5" \
        value="0" data-for="5" checked><div id="n2" class="option"><span id="n1" class="text">S\
        </span></div></label><label class="choice"><input type="radio" name="g5" value="1" \
        data-for="5"><div id="n4" class="option"><span id="n3" class="text">M</span></div>\
        </label></div></div>
        """)
  }

  @Test func `a date has one input for each part`() {
    let html = markup {
      $0.control(.datePicker, $0.text("When"), value: "2020-09-14T10:30:00Z") {
        $0.minimum = "2020-01-01T00:00:00Z"
      }
    }
    #expect(
      html == """
        <div id="n2" class="datepicker fw" data-k="k" data-a="v"><span class="control-label" \
        id="l2"><span id="n1" class="text">When</span></span><span class="parts"><input \
        class="pill" type="date" aria-label="date" id="l2date" aria-labelledby="l2 l2date" \
        data-for="2" value="2020-09-14" min="2020-01-01"><input class="pill" type="time" \
        aria-label="time" id="l2time" aria-labelledby="l2 l2time" data-for="2" \
        value="10:30"></span></div>
        """)
  }

  @Test func `a stepper is two buttons that know their limits`() {
    let html = markup {
      $0.control(.stepper, $0.text("Guests"), value: "0") { $0.minimum = "0" }
    }
    #expect(
      html.contains(
        """
        <button type="button" data-do="v" data-v="-1" aria-label="Decrement" data-for="2" \
        disabled>
        """))
    #expect(html.contains("data-do=\"v\" data-v=\"1\" aria-label=\"Increment\" data-for=\"2\">"))
  }

  @Test func `a slider is a range input named by its label`() {
    let html = markup {
      $0.control(.slider, $0.text("Volume"), value: "0.4") { $0.step = "0.1" }
    }
    #expect(
      html == """
        <div id="n2" class="slider fw" data-k="k" data-a="v"><span class="visually-hidden" \
        id="l2"><span id="n1" class="text">Volume</span></span><input type="range" data-for="2" \
        aria-labelledby="l2" min="0" max="1" step="0.1" value="0.4"></div>
        """)
  }

  @Test func `progress says its share`() {
    let html = markup { $0.control(.progress, value: "0.25") }
    #expect(
      html == """
        <div id="n1" class="progress fw" style="--value:25%;" role="progressbar" \
        aria-valuenow="25" aria-valuemin="0" aria-valuemax="100" aria-label="Progress"><i \
        class="bar"></i></div>
        """)
  }

  @Test func `a link outside opens a tab, a dangerous one leads nowhere`() {
    let html = markup { fake in
      fake.make(.link, [fake.text("x")]) {
        $0.control = ControlTraits()
        $0.control?.href = "javascript:alert(1)"
      }
    }
    #expect(html.hasPrefix("<a id=\"n2\" class=\"link\" role=\"link\">"))
  }

  @Test func `a symbol is decoration unless it is named`() {
    #expect(
      markup { $0.symbol("globe") }
        == "<svg id=\"n1\" class=\"symbol\" aria-hidden=\"true\"><use href=\"#s-globe\"/></svg>")
    let named = markup { fake in
      fake.make(.symbol) {
        $0.graphic = .symbol(SymbolGraphic(name: "globe"))
        $0.accessibility.label = "World"
      }
    }
    #expect(named.contains("role=\"img\" aria-label=\"World\">"))
  }

  @Test func `an image has its name, or none`() {
    func image(_ label: String?) -> String {
      markup { fake in
        fake.make(.image) {
          var image = ImageGraphic(source: "/a.png")
          image.width = 20
          image.height = 10
          $0.graphic = .image(image)
          $0.accessibility.label = label
        }
      }
    }
    #expect(
      image("Cover") == """
        <img id="n1" class="image" style="width:20px;height:10px;" src="/a.png" alt="Cover">
        """)
    #expect(image(nil).hasSuffix("alt=\"\">"))
  }
}
