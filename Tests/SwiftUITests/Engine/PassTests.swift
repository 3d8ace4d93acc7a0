import FormworkTesting
import SwiftUI
import Testing
import ViewGraph

@MainActor @Suite struct PassTests {
  @Test func `a report names the view, and not the id that somebody typed`() {
    struct Tags: View {
      @State private var tags = ["secret"]
      var body: some View {
        Button("again") { tags.append("secret") }
        ForEach(tags, id: \.self) { Text($0) }
      }
    }
    let screen = Screen(Tags())
    let reports = screen.collectReports()
    screen.button("again").tap()
    #expect(
      reports() == [
        "A ForEach in Tags has two elements with the same id, a String; the second is not shown."
      ])
  }

  @Test func `a report on a link names the type of its value and not the value`() {
    struct Pages: View {
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Text("page").navigationDestination(for: Int.self) { _ in
            NavigationLink("next", value: "secret")
          }
        }
      }
    }
    let screen = Screen(Pages())
    let reports = screen.collectReports()
    screen.button("next").tap()
    #expect(reports().count == 1)
    #expect(!reports().joined().contains("secret"))
    #expect(reports().joined().contains("String"))
  }

  private struct Chain: View {
    @State private var a = 0
    @State private var b = 0
    @State private var c = 0
    @State private var log: [String] = []
    var body: some View {
      VStack {
        Text(verbatim: "\(a) \(b) \(c)")
        Text(verbatim: log.joined(separator: " "))
        Button("go") { a += 1 }
      }
      .onChange(of: a) { old, new in
        log.append("a\(old)\(new)")
        b = new * 10
      }
      .onChange(of: b) { c = b + 1 }
      .onChange(of: c) { log.append("c\(c)") }
    }
  }

  @Test func `writes inside onChange settle in one event`() {
    let screen = Screen(Chain())
    #expect(screen.texts == ["0 0 0", ""])
    screen.button("go").tap()
    #expect(screen.texts == ["1 10 11", "a01 c11"])
  }

  private struct Cycle: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text(verbatim: count < 0 ? "never" : "up")
        Button("start") { count += 1 }
      }
      .onChange(of: count) { count += 1 }
    }
  }

  @Test func `a cycle is reported with the view's name and does not hang`() {
    let screen = Screen(Cycle())
    let reports = screen.collectReports()
    screen.button("start").tap()
    #expect(reports().count == 1)
    #expect(reports().first?.contains("Cycle") == true)
    #expect(screen.texts == ["up"])
  }

  private struct Appearing: View {
    @State private var log = ""
    @State private var shows = true
    var body: some View {
      VStack {
        if shows {
          Text("x").onAppear { log += "+" }.onDisappear { log += "-" }
        }
        Button("flip") { shows.toggle() }
        Text(verbatim: log)
      }
    }
  }

  @Test func `onAppear and onDisappear run once each time`() {
    let screen = Screen(Appearing())
    #expect(screen.texts.last == "+")
    screen.button("flip").tap()
    screen.button("flip").tap()
    #expect(screen.texts.last == "+-+")
  }

  private struct Tasked: View {
    @State private var text = "waiting"
    var body: some View {
      Text(text).task {
        try? await Task.sleep(for: .milliseconds(1))
        text = "done"
      }
    }
  }

  @Test func `a task's write runs a pass of its own`() async {
    let screen = Screen(Tasked())
    #expect(await screen.wait { screen.texts == ["done"] })
  }

  private struct Observed: View {
    @State private var value = 1 {
      didSet { seen = "\(oldValue)>\(value)" }
    }
    @State private var seen = ""
    var body: some View {
      Text(verbatim: seen)
      Button("set") { value = 5 }
    }
  }

  @Test func `didSet observers of a state run`() {
    let screen = Screen(Observed())
    screen.button("set").tap()
    #expect(screen.texts == ["1>5"])
  }

  @Test func `a modifier with state keeps it, and its content updates alone`() {
    struct Toggling: ViewModifier {
      @State private var isOn = false
      func body(content: Content) -> some View {
        VStack {
          content
          Button(isOn ? "on" : "off") { isOn.toggle() }
        }
      }
    }
    struct Host: View {
      @State private var count = 0
      var body: some View {
        Text(verbatim: "\(count)").modifier(Toggling())
        Button("count") { count += 1 }
      }
    }
    let screen = Screen(Host())
    screen.button("off").tap()
    screen.button("count").tap()
    #expect(screen.texts.contains("1"))
    #expect(screen.buttons == ["on", "count"])
  }
}
