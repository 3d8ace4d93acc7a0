import FormworkTesting
import SwiftUI
import Testing

private struct Item: Identifiable, Equatable {
  var id: Int
  var name: String
}

private struct TappedRow: View {
  let item: Item
  @State private var taps = 0

  var body: some View {
    HStack {
      Text(verbatim: "\(item.name): \(taps)")
      Button("tap \(item.name)") { taps += 1 }
    }
  }
}

@MainActor @Observable private final class Store {
  var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
  var showsHint = false
}

private struct StoreList: View {
  let store: Store

  var body: some View {
    VStack {
      if store.showsHint { Text("hint") }
      ForEach(store.items) { TappedRow(item: $0) }
      TappedRow(item: Item(id: 9, name: "fixed"))
    }
  }
}

@MainActor @Suite struct IdentityTests {
  @Test func `state follows the id when a row before it is removed`() {
    let store = Store()
    let screen = Screen(StoreList(store: store))
    screen.button("tap c").tap()
    let row = screen.text("c: 1").identity
    store.items.remove(at: 0)
    screen.settle()
    #expect(screen.texts == ["b: 0", "c: 1", "fixed: 0"])
    #expect(screen.text("c: 1").identity == row)
    #expect(screen.brokenInvariants == [])
  }

  @Test func `state follows the id when rows are inserted and moved`() {
    let store = Store()
    let screen = Screen(StoreList(store: store))
    screen.button("tap a").tap()
    screen.button("tap c").tap()
    store.items.insert(Item(id: 4, name: "d"), at: 0)
    store.items.swapAt(1, 3)
    screen.settle()
    #expect(screen.texts == ["d: 0", "c: 1", "b: 0", "a: 1", "fixed: 0"])
    #expect(screen.brokenInvariants == [])
  }

  @Test func `an if that comes and goes leaves the state of its neighbours alone`() {
    let store = Store()
    let screen = Screen(StoreList(store: store))
    screen.button("tap fixed").tap()
    store.showsHint = true
    screen.settle()
    #expect(screen.texts == ["hint", "a: 0", "b: 0", "c: 0", "fixed: 1"])
    store.showsHint = false
    screen.settle()
    #expect(screen.texts.last == "fixed: 1")
  }

  @Test func `another explicit id begins the state anew`() {
    struct Host: View {
      @State private var generation = 0
      var body: some View {
        VStack {
          TappedRow(item: Item(id: 1, name: "x")).id(generation)
          Button("next") { generation += 1 }
        }
      }
    }
    let screen = Screen(Host())
    screen.button("tap x").tap()
    #expect(screen.texts == ["x: 1"])
    screen.button("next").tap()
    #expect(screen.texts == ["x: 0"])
  }

  @Test func `another branch discards the state of the one that left`() {
    struct Host: View {
      @State private var isFirst = true
      var body: some View {
        VStack {
          if isFirst {
            TappedRow(item: Item(id: 1, name: "x"))
          } else {
            TappedRow(item: Item(id: 1, name: "y"))
          }
          Button("flip") { isFirst.toggle() }
        }
      }
    }
    let screen = Screen(Host())
    screen.button("tap x").tap()
    screen.button("flip").tap()
    screen.button("flip").tap()
    #expect(screen.texts == ["x: 0"])
  }

  @Test func `two elements with one id show the first and are reported`() {
    let screen = Screen(
      ForEach([Item(id: 1, name: "a"), Item(id: 1, name: "b")]) { Text($0.name) })
    #expect(screen.texts == ["a"])
  }

  @Test func `a view of another type in an AnyView is another view`() {
    struct Host: View {
      @State private var isText = true
      var body: some View {
        VStack {
          isText ? AnyView(Text("t")) : AnyView(Button("b") {})
          Button("flip") { isText.toggle() }
        }
      }
    }
    let screen = Screen(Host())
    screen.button("flip").tap()
    #expect(screen.buttons == ["b", "flip"])
  }
}
