import FormworkTesting
import SwiftUI
import Testing

private struct Order: Hashable, Identifiable {
  let id: Int
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("Count \(count)") { count += 1 } }
}

@MainActor @Observable private final class Router {
  var path = NavigationPath()
  var orders: [Order] = []
  var isShown = false
  var order: Order?
}

@MainActor @Suite struct NavigationTests {
  private struct Stack: View {
    var body: some View {
      NavigationStack {
        VStack {
          Counter()
          NavigationLink("Details") {
            Details().navigationTitle("Details")
          }
        }
        .navigationTitle("Start")
      }
    }
  }

  private struct Details: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("detail text")
        Button("Leave") { dismiss() }
        NavigationLink(destination: Text("deep text").navigationBarTitle("Deep")) { Text("Deeper") }
      }
    }
  }

  @Test func `a link pushes, the back button pops, the page below keeps its state`() {
    let screen = Screen(Stack())
    screen.button("Count 0").tap()
    #expect(screen.title == "Start")
    screen.button("Details").tap()
    #expect(screen.title == "Details")
    #expect(screen.backButton == "Start")
    #expect(screen.text("detail text").exists)
    #expect(!screen.button("Count 1").exists)
    screen.back()
    #expect(screen.title == "Start")
    #expect(screen.button("Count 1").exists)
    #expect(screen.backButton == nil)
    #expect(screen.brokenInvariants == [])
  }

  @Test func `dismiss pops the page`() {
    let screen = Screen(Stack())
    screen.button("Details").tap()
    screen.button("Leave").tap()
    #expect(screen.title == "Start")
    screen.button("Details").tap()
    #expect(screen.title == "Details")
  }

  @Test func `the browser's back button pops one page at a time`() {
    let screen = Screen(Stack(), path: "/shop/today?x=1")
    screen.button("Details").tap()
    screen.button("Deeper").tap()
    #expect(screen.address.hasSuffix("#3"))
    screen.browserBack()
    #expect(screen.title == "Details")
    screen.browserBack()
    #expect(screen.title == "Start")
    screen.button("Details").tap()
    #expect(screen.address.hasSuffix("today?x=1#2"))
    #expect(screen.brokenInvariants == [])
  }

  @Test func `the page's own back button takes the fragment from the address`() {
    let screen = Screen(Stack())
    screen.button("Details").tap()
    #expect(screen.address == "/#2")
    screen.back()
    #expect(screen.address == "/")
    screen.button("Details").tap()
    #expect(screen.address == "/#2")
    screen.browserBack()
    #expect(screen.title == "Start")
  }

  private struct Routed: View {
    @Bindable var router: Router
    var body: some View {
      NavigationStack(path: $router.path) {
        VStack {
          NavigationLink("First", value: Order(id: 1))
          NavigationLink(value: "text") { Text("Word") }
        }
        .navigationDestination(for: Order.self) { order in
          NavigationLink("Next", value: Order(id: order.id + 1))
            .navigationTitle("Order \(order.id)")
        }
        .navigationDestination(for: String.self) { Text(verbatim: "word \($0)") }
      }
    }
  }

  @Test func `values go into the path and the path makes the pages`() {
    let router = Router()
    let screen = Screen(Routed(router: router))
    screen.button("First").tap()
    screen.button("Next").tap()
    #expect(router.path.count == 2)
    #expect(screen.title == "Order 2")
    router.path.removeLast(2)
    screen.settle()
    #expect(screen.button("Word").exists)
    router.path.append("deep")
    router.path.append(Order(id: 7))
    screen.settle()
    #expect(screen.title == "Order 7")
    screen.back()
    #expect(screen.text("word deep").exists)
    #expect(router.path.count == 1)
    #expect(screen.brokenInvariants == [])
  }

  @Test func `a path that is there from the start shows its pages`() {
    let router = Router()
    router.path = NavigationPath([Order(id: 1), Order(id: 2)])
    let screen = Screen(Routed(router: router))
    #expect(screen.title == "Order 2")
    screen.back()
    #expect(screen.title == "Order 1")
  }

  @Test func `a value without a destination has an empty page until there is one`() {
    struct Late: View {
      @State private var path = [1]
      @State private var isKnown = false
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            if isKnown {
              Text("root").navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
            }
          }
          .toolbar { Button("x") {} }
        }
        Button("Learn") { isKnown = true }
      }
    }
    let screen = Screen(Late())
    #expect(screen.text.contains("exclamationmark.triangle.fill"))
    screen.button("Learn").tap()
    #expect(screen.text("page 1").exists)
    screen.back()
    #expect(screen.text("root").exists)
    #expect(screen.brokenInvariants == [])
  }

  @Test func `a typed path takes the values of its type alone`() {
    struct Typed: View {
      @Bindable var router: Router
      var body: some View {
        NavigationStack(path: $router.orders) {
          VStack {
            NavigationLink("One", value: Order(id: 1))
            NavigationLink("Text", value: "text")
          }
          .navigationDestination(for: Order.self) { Text(verbatim: "order \($0.id)") }
        }
      }
    }
    let router = Router()
    let screen = Screen(Typed(router: router))
    let reports = screen.collectReports()
    screen.button("Text").tap()
    #expect(reports().count == 1)
    screen.button("One").tap()
    #expect(router.orders == [Order(id: 1)])
    #expect(screen.text("order 1").exists)
  }

  @Test func `bindings push and pop`() {
    struct Bound: View {
      @Bindable var router: Router
      var body: some View {
        NavigationStack {
          Text("root")
            .navigationDestination(isPresented: $router.isShown) { Text("shown") }
            .navigationDestination(item: $router.order) { Text(verbatim: "order \($0.id)") }
        }
      }
    }
    let router = Router()
    let screen = Screen(Bound(router: router))
    router.isShown = true
    screen.settle()
    #expect(screen.text("shown").exists)
    screen.back()
    #expect(!router.isShown)
    router.order = Order(id: 4)
    screen.settle()
    #expect(screen.text("order 4").exists)
    screen.back()
    #expect(router.order == nil)
    #expect(screen.text("root").exists)
  }

  @Test func `the old links with isActive and tag work`() {
    struct Old: View {
      @State private var isActive = false
      @State private var selection: Int?
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink(destination: Text("active page"), isActive: $isActive) { Text("Active") }
            NavigationLink("Two", destination: Text("tag page"), tag: 2, selection: $selection)
            Button("Jump") { selection = 2 }
          }
          .navigationBarTitle("Old", displayMode: .inline)
        }
        .navigationViewStyle(StackNavigationViewStyle())
      }
    }
    let screen = Screen(Old())
    screen.button("Active").tap()
    #expect(screen.text("active page").exists)
    screen.back()
    screen.button("Jump").tap()
    #expect(screen.text("tag page").exists)
    screen.back()
    #expect(screen.title == "Old")
  }

  @Test func `several pages can be left at once`() {
    struct Deep: View {
      @State private var path = [1, 2, 3]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root")
            .navigationDestination(for: Int.self) { number in
              Button("Home from \(number)") { path = [] }
            }
        }
      }
    }
    let screen = Screen(Deep())
    screen.button("Home from 3").tap()
    #expect(screen.text("root").exists)
    #expect(screen.brokenInvariants == [])
  }

  @Test func `typing on a pushed page survives changes below it`() {
    struct Editing: View {
      @State private var name = "a"
      var body: some View {
        NavigationStack {
          NavigationLink("Edit \(name)") { TextField("Name", text: $name) }
        }
      }
    }
    let screen = Screen(Editing())
    screen.button("Edit a").tap()
    let field = screen.field("Name").identity
    screen.field("Name").type("bc")
    #expect(screen.field("Name").identity == field)
    screen.back()
    #expect(screen.button("Edit abc").exists)
  }

  @Test func `a link in a sheet's navigation makes no history entry and the sheet closes`() {
    struct Sheet: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        NavigationStack {
          NavigationLink("More") { Text("more text") }
            .navigationTitle("Sheet")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            }
        }
      }
    }
    struct Host: View {
      @State private var isShown = true
      var body: some View { Text("host").sheet(isPresented: $isShown) { Sheet() } }
    }
    let screen = Screen(Host())
    #expect(screen.sheet.title == "Sheet")
    #expect(screen.title == "")
    screen.button("More").tap()
    #expect(screen.address == "/")
    screen.back()
    screen.sheet.escape()
    #expect(!screen.sheet.exists)
    #expect(screen.brokenInvariants == [])
  }

  @Test func `a title may change and hide`() {
    struct Titled: View {
      @State private var title = "One"
      @State private var isHidden = false
      var body: some View {
        NavigationStack {
          VStack {
            Button("Rename") { title = "Two" }
            Button("Hide") { isHidden = true }
          }
          .navigationTitle($title)
          .navigationSubtitle("sub")
          .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
        }
      }
    }
    let screen = Screen(Titled())
    #expect(screen.texts == ["One", "sub"])
    screen.button("Rename").tap()
    #expect(screen.texts == ["Two", "sub"])
    #expect(screen.title == "Two")
    screen.button("Hide").tap()
    #expect(screen.texts == [])
  }

  @Test func `a path can be stored and read again`() throws {
    var path = NavigationPath([3, 4])
    path.append("x")
    let data = try JSONEncoder().encode(#require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
  }
}
