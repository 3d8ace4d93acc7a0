import FormworkTesting
import SwiftUI
import Testing

private enum Fruit: String, CaseIterable, Identifiable {
  case apple, pear, plum
  var id: Self { self }
}

@MainActor @Suite struct PickerTests {
  @Test func `ids of a ForEach stand for tags`() {
    struct Host: View {
      @State private var fruit = Fruit.pear
      var body: some View {
        Form {
          Picker("Fruit", selection: $fruit) {
            ForEach(Fruit.allCases) { Text($0.rawValue.capitalized) }
          }
          Text("chosen: \(fruit.rawValue)")
        }
      }
    }
    let screen = Screen(Host())
    #expect(screen.picker("Fruit").options == ["Apple", "Pear", "Plum"])
    #expect(screen.picker("Fruit").selection == "Pear")
    screen.picker("Fruit").select("Plum")
    #expect(screen.picker("Fruit").selection == "Plum")
    #expect(screen.texts.last == "chosen: plum")
    #expect(screen.brokenInvariants == [])
  }

  private struct Grouped: View {
    @State private var dish = "soup"
    @State private var cold = "Cold"
    var body: some View {
      Picker("Dish", selection: $dish) {
        Text("Nothing").tag("none")
        Section(cold) {
          Text("Salad").tag("salad")
          Text("Bread").tag("bread")
        }
        Section { Text("Soup").tag("soup") }
      }
      Button("rename") { cold = "Not hot" }
    }
  }

  @Test func `sections of a picker are groups of options`() {
    let screen = Screen(Grouped())
    let html = screen.html()
    #expect(html.contains("Nothing</option><optgroup label=\"Cold\"><option"))
    #expect(html.contains("Bread</option></optgroup><hr><option"))
    screen.picker("Dish").select("Bread")
    #expect(screen.picker("Dish").selection == "Bread")
  }

  @Test func `a section of a picker that is renamed is drawn anew`() {
    let screen = Screen(Grouped())
    _ = screen.html()
    screen.button("rename").tap()
    #expect(screen.patch().contains("optgroup label=\\\"Not hot"))
  }

  @Test func `every way to write a picker works`() {
    struct Host: View {
      let title = "string"
      @State private var number = 1
      var body: some View {
        VStack {
          Picker("key", selection: $number) { options }
          Picker(title, selection: $number) { options }
          Picker(selection: $number, label: Text("old")) { options }
          Picker(selection: $number, label: Text("older"), content: { options })
          Picker(selection: $number) {
            options
          } label: {
            Text("built")
          }
          Picker("system", systemImage: "star", selection: $number) { options }
          Picker("current", selection: $number) {
            options
          } currentValueLabel: {
            Text("now")
          }
          Picker("segments", selection: $number) { options }.pickerStyle(.segmented)
          Picker("typed", selection: $number) { options }.pickerStyle(SegmentedPickerStyle())
        }
      }

      @ViewBuilder var options: some View {
        Text("one").tag(1)
        Label("two", systemImage: "2.circle").tag(2)
      }
    }
    let screen = Screen(Host())
    let names = [
      "key", "string", "old", "older", "built", "system", "current", "segments", "typed",
    ]
    for name in names {
      #expect(screen.picker(name).options == ["one", "two"])
      #expect(screen.picker(name).selection == "one")
    }
    screen.picker("old").select("two")
    for name in names { #expect(screen.picker(name).selection == "two") }
  }

  @Test func `an optional selection takes tags with and without Optional`() {
    struct Host: View {
      @State private var choice: Int?
      var body: some View {
        VStack {
          Picker("Number", selection: $choice) {
            Text("none").tag(Int?.none)
            Text("plain").tag(1)
            Text("wrapped").tag(Optional(2))
            Text("strict").tag(3, includeOptional: false)
          }
          Text(choice.map { "\($0)" } ?? "nil")
        }
      }
    }
    let screen = Screen(Host())
    #expect(screen.picker("Number").selection == "none")
    screen.picker("Number").select("plain")
    #expect(screen.texts.last == "1")
    screen.picker("Number").select("wrapped")
    #expect(screen.texts.last == "2")
    screen.picker("Number").select("strict")
    #expect(screen.texts.last == "2")
    #expect(screen.picker("Number").selection == "wrapped")
    screen.picker("Number").select("none")
    #expect(screen.texts.last == "nil")
  }

  @Test func `a selection without an option is shown as none and reported once`() {
    struct Host: View {
      @State private var choice = "lost"
      var body: some View {
        VStack {
          Picker("Word", selection: $choice) { Text("a").tag("a") }
          Button("other") { choice += "!" }
          Button("number") { choice = "a" }
        }
      }
    }
    let screen = Screen(Host())
    let reports = screen.collectReports()
    #expect(screen.picker("Word").selection == nil)
    screen.button("other").tap()
    #expect(screen.picker("Word").selection == nil)
    screen.button("number").tap()
    #expect(screen.picker("Word").selection == "a")
    #expect(reports().isEmpty)
  }

  @Test func `a tag of another type is named in the report`() {
    struct Host: View {
      @State private var isShown = false
      @State private var choice = 1
      var body: some View {
        VStack {
          Button("show") { isShown = true }
          if isShown { Picker("Word", selection: $choice) { Text("a").tag("a") } }
        }
      }
    }
    let screen = Screen(Host())
    let reports = screen.collectReports()
    screen.button("show").tap()
    #expect(
      reports() == [
        "A Picker in Host shows no option: no tag equals its selection, a Int. Tags must have"
          + " the selection's type."
      ])
  }

  @Test func `options that come, go and move keep the selection`() {
    struct Host: View {
      @State private var words = ["a", "b", "c"]
      @State private var choice = "b"
      var body: some View {
        VStack {
          Picker("Word", selection: $choice) {
            ForEach(words, id: \.self) { Text($0) }
          }
          Button("turn") { words.reverse() }
          Button("drop") { words.removeAll { $0 == "c" } }
          Button("grow") { words.insert("z", at: 0) }
        }
      }
    }
    let screen = Screen(Host())
    screen.button("grow").tap()
    #expect(screen.picker("Word").options == ["z", "a", "b", "c"])
    #expect(screen.picker("Word").selection == "b")
    screen.button("turn").tap()
    #expect(screen.picker("Word").selection == "b")
    screen.button("drop").tap()
    #expect(screen.picker("Word").options == ["b", "a", "z"])
    screen.picker("Word").select("z")
    #expect(screen.picker("Word").selection == "z")
    #expect(screen.brokenInvariants == [])
  }

  @Test func `sections are flattened and dividers left out`() {
    struct Host: View {
      @State private var choice = 1
      var body: some View {
        Picker("Number", selection: $choice) {
          Section("odd") {
            Text("one").tag(1)
            Text("three").tag(3)
          }
          Divider()
          Section("even") { Text("two").tag(2) }
        }
      }
    }
    let screen = Screen(Host())
    #expect(screen.picker("Number").options == ["one", "three", "two"])
    screen.picker("Number").select("two")
    #expect(screen.picker("Number").selection == "two")
  }

  @Test func `a tag is found through the option's own modifiers`() {
    struct Host: View {
      @State private var choice = 2
      var body: some View {
        Picker("Number", selection: $choice) {
          Text("one").padding().tag(1)
          Text("two").tag(2).padding()
          HStack {
            Image(systemName: "star")
            Text("three")
          }.tag(3)
        }
      }
    }
    let screen = Screen(Host())
    #expect(screen.picker("Number").selection == "two")
    screen.picker("Number").select("three")
    #expect(screen.picker("Number").selection == "three")
    screen.picker("Number").select("one")
    #expect(screen.picker("Number").selection == "one")
  }

  @Test func `a disabled option cannot be chosen from the wire`() {
    struct Host: View {
      @State private var choice = 1
      var body: some View {
        Picker("Number", selection: $choice) {
          Text("one").tag(1)
          Text("two").tag(2).disabled(true)
        }
      }
    }
    let screen = Screen(Host())
    screen.picker("Number").choose("1")
    #expect(screen.picker("Number").selection == "one")
    for nonsense in ["", "7", "-1", "x", "99999999999999999999"] {
      screen.picker("Number").choose(nonsense)
      #expect(screen.picker("Number").selection == "one")
    }
  }
}
