import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct GeometryTests {
  private struct Reading: View {
    var body: some View {
      GeometryReader { geometry in
        Text(verbatim: "\(geometry.size.width) \(geometry.size.height)")
      }
      .frame(width: 300, height: 100)
    }
  }

  @Test func `the first picture is made from the frames and paddings around`() {
    #expect(Screen(Reading()).texts == ["300.0 100.0"])
    let padded = Screen(
      GeometryReader { Text(verbatim: "\($0.size.width) \($0.size.height)") }
        .padding(.horizontal, 20).frame(width: 200, height: 80).padding(5))
    #expect(padded.texts == ["160.0 80.0"])
  }

  @Test func `nobody knows how large a text is before the browser measured it`() {
    let reader = GeometryReader { Text(verbatim: "\($0.size.width) \($0.size.height)") }
    #expect(Screen(Text("x").overlay(reader)).texts.last == "0.0 0.0")
    #expect(Screen(Text("x").frame(width: 70).overlay(reader)).texts.last == "70.0 0.0")
    let filling = Screen(Color.red.frame(height: 30).overlay(reader).frame(width: 90))
    #expect(filling.texts == ["90.0 30.0"])
  }

  @Test func `in what scrolls a reader is ten points long`() {
    let screen = Screen(
      ScrollView { GeometryReader { Text(verbatim: "\($0.size.height)") } }.frame(width: 50))
    #expect(screen.texts == ["10.0"])
  }

  @Test func `what the browser measures is shown`() {
    let screen = Screen(Reading())
    screen.measuredView(at: 0).measure(width: 280.5, height: 100)
    #expect(screen.texts == ["280.5 100.0"])
    #expect(screen.brokenInvariants == [])
  }

  @Test func `a measurement that is known runs no body`() {
    let screen = Screen(Reading())
    let runs = screen.bodyRuns
    screen.measuredView(at: 0).measure(width: 300, height: 100)
    #expect(screen.bodyRuns == runs)
  }

  @Test func `scrolling runs no body that asks for the size alone`() {
    let screen = Screen(Reading())
    let runs = screen.bodyRuns
    screen.measuredView(at: 0).measure(y: -500, width: 300, height: 100)
    #expect(screen.bodyRuns == runs)
    #expect(!screen.html().contains("place"))
  }

  private struct Placed: View {
    var body: some View {
      VStack {
        GeometryReader { geometry in
          Text(verbatim: "\(geometry.frame(in: .global).minY)")
          Text(verbatim: "\(geometry.frame(in: .named("column")).minY)")
          Text(verbatim: "\(geometry.frame(in: .local).minY)")
        }
      }
      .coordinateSpace(name: "column")
    }
  }

  @Test func `frames count from the window, from a named view, from the view itself`() {
    let screen = Screen(Placed())
    screen.measuredView(at: 0).measure(y: 40, width: 300, height: 300)
    screen.measuredView(at: 1).measure(y: 100, width: 300, height: 100)
    #expect(screen.texts == ["100.0", "60.0", "0.0"])
    #expect(screen.html().components(separatedBy: "place ").count == 3)
  }

  private struct Coming: View {
    @State private var isShown = true
    var body: some View {
      if isShown { Text("x").coordinateSpace(name: "short-lived") }
      GeometryReader { Text(verbatim: "\($0.frame(in: .named("short-lived")).minY)") }
      Button("go") { isShown = false }
    }
  }

  @Test func `a named view that left the screen is no longer counted from`() {
    let screen = Screen(Coming())
    screen.measuredView(at: 0).measure(y: 10, width: 10, height: 10)
    screen.measuredView(at: 1).measure(y: 30, width: 10, height: 10)
    #expect(screen.texts.last == "20.0")
    screen.button("go").tap()
    screen.measuredView(at: 0).measure(y: 40, width: 10, height: 10)
    #expect(screen.texts.last == "40.0")
  }

  private struct Measuring: View {
    @State private var height = 0.0
    var body: some View {
      Text("measured").background(
        GeometryReader { geometry in
          Color.clear.preference(key: HeightKey.self, value: geometry.size.height)
        }
      )
      .onPreferenceChange(HeightKey.self) { height = $0 }
      Text(verbatim: "\(height)")
    }
  }

  private struct HeightKey: PreferenceKey {
    static var defaultValue: Double { 0 }
    static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
  }

  @Test func `a preference carries what lies behind a view measures`() {
    let screen = Screen(Measuring())
    screen.measuredView(at: 0).measure(width: 80, height: 22)
    #expect(screen.texts == ["measured", "22.0"])
  }

  private struct Passing: View {
    @State private var text = ""
    var body: some View {
      GeometryReader { geometry in
        VStack {
          TextField("Name", text: $text)
          Inner(geometry: geometry)
        }
      }
    }

    private struct Inner: View {
      let geometry: GeometryProxy
      var body: some View { Text(verbatim: "\(geometry.size.width)") }
    }
  }

  @Test func `a field in a reader keeps its text and its node while the window changes`() {
    let screen = Screen(Passing())
    screen.field("Name").type("Anna")
    let field = screen.field("Name").identity
    screen.measuredView(at: 0).measure(width: 500, height: 300)
    screen.measuredView(at: 0).measure(width: 400, height: 300)
    #expect(screen.field("Name").identity == field)
    #expect(screen.field("Name").value == "Anna")
    #expect(screen.texts == ["400.0"])
  }

  @Test func `a disabled reader is measured all the same`() {
    let screen = Screen(Reading().opacity(0).disabled(true))
    let id = screen.measuredView(at: 0)
    #expect(id.exists)
  }

  private struct Phased: View {
    @Environment(\.scenePhase) private var phase
    @State private var log: [String] = []
    var body: some View {
      Text(verbatim: log.joined(separator: ",")).onChange(of: phase) { log.append("\(phase)") }
    }
  }

  @Test func `the scene phase follows the tab`() {
    let screen = Screen(Phased())
    #expect(screen.html().contains("visibility"))
    screen.setVisible(false)
    screen.setVisible(true)
    #expect(screen.texts == ["background,active"])
  }

  @Test func `a page that does not ask for the scene phase is not asked to tell it`() {
    #expect(!Screen(Text("x")).html().contains("visibility"))
  }
}
