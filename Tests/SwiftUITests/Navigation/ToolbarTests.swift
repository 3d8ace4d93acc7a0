import DisplayTree
import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct ToolbarTests {
  private struct Editor: ToolbarContent {
    let save: () -> Void
    @Environment(\.isEnabled) private var isEnabled
    @State private var saves = 0

    var body: some ToolbarContent {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save \(saves)") {
          saves += 1
          save()
        }
      }
    }
  }

  @Test func `items of an author's type keep their state`() {
    struct Page: View {
      @State private var saved = 0
      var body: some View {
        NavigationStack {
          Text(verbatim: "saved \(saved)").toolbar { Editor { saved += 1 } }
        }
      }
    }
    let screen = Screen(Page())
    #expect(screen.toolbar == ["cancel: Cancel", "confirm: Save 0"])
    screen.button("Save 0").tap()
    #expect(screen.toolbar == ["cancel: Cancel", "confirm: Save 1"])
    #expect(screen.text("saved 1").exists)
    #expect(screen.brokenInvariants == [])
  }

  @Test func `items come and go`() {
    struct Page: View {
      @State private var isEditing = false
      @ToolbarContentBuilder private var items: some ToolbarContent {
        ToolbarItem(placement: .topBarTrailing) { Button("Edit") { isEditing.toggle() } }
        if isEditing {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Move") {}
            Button("Delete") {}
          }
        } else {
          ToolbarItem(placement: .principal) { Text("Title") }
        }
      }
      var body: some View { NavigationView { Text("page").toolbar { items } } }
    }
    let screen = Screen(Page())
    #expect(screen.toolbar == ["trailing: Edit", "principal: Title"])
    screen.button("Edit").tap()
    #expect(screen.toolbar == ["trailing: Edit", "bottomBar: Move, Delete"])
    #expect(screen.brokenInvariants == [])
  }

  @Test func `plain views and several toolbars add up`() {
    let screen = Screen(
      NavigationStack {
        Text("page")
          .toolbar { Button("One") {} }
          .toolbar { ToolbarItem { Button("Two") {} } }
          .navigationBarItems(leading: Button("Old") {})
      })
    #expect(screen.toolbar.sorted() == ["automatic: One", "automatic: Two", "leading: Old"])
  }

  @Test func `without a navigation the window gets a bar`() {
    let screen = Screen(Text("content").toolbar { Button("Help") {} })
    #expect(screen.toolbar == ["automatic: Help"])
    #expect(screen.text("content").exists)
    #expect(screen.text.contains("page"))
  }

  @Test func `a bar that comes late leaves what was typed in its place`() throws {
    struct Page: View {
      @State private var password = ""
      @State private var isHelpful = false
      var body: some View {
        VStack {
          SecureField("Password", text: $password)
          Button("Help me") { isHelpful.toggle() }
        }
        .toolbar { if isHelpful { ToolbarItem { Button("Help") {} } } }
      }
    }
    let screen = Screen(Page())
    _ = screen.html()
    screen.field("Password").type("secret")
    screen.button("Help me").tap()
    let late = screen.patch()
    #expect(late.contains("Help"))
    #expect(late.contains(#"["m","#))
    #expect(!late.contains("<input"))
    screen.button("Help me").tap()
    let gone = screen.patch()
    #expect(!gone.contains("<input"))
    #expect(screen.brokenInvariants == [])
    screen.button("Help me").tap()
    #expect(!screen.patch().contains("<input"))
  }

  @Test func `each page has its own items`() {
    struct Pages: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Next") { Text("second").toolbar { Button("B") {} } }
            .toolbar { Button("A") {} }
        }
      }
    }
    let screen = Screen(Pages())
    #expect(screen.toolbar == ["automatic: A"])
    screen.button("Next").tap()
    #expect(screen.toolbar == ["automatic: B"])
    screen.back()
    #expect(screen.toolbar == ["automatic: A"])
  }

  @Test func `the title names the button that opens its menu, and goes on when it changes`() {
    struct Document: View {
      @State private var title = "Report"
      @State private var hasMenu = true
      var body: some View {
        NavigationStack {
          Toggle("menu", isOn: $hasMenu)
            .navigationTitle(title)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
              if hasMenu { ToolbarTitleMenu { Button("Rename") { title = "Renamed" } } }
            }
        }
      }
    }
    let screen = Screen(Document())
    let heading = /<div class="titled"><h1 class="inlinetitle" id="(c[0-9]+h)">/
    let id = screen.html().firstMatch(of: heading)?.output.1 ?? ""
    #expect(screen.html().contains("aria-labelledby=\"\(id)\""))
    screen.button("Rename").tap()
    #expect(screen.texts.contains("Renamed"))
    screen.toggle("menu").choose("0")
    #expect(!screen.html().contains("titled"))
    #expect(!screen.button("Rename").exists)
  }

  @Test func `a refreshable page has a button that runs the action once`() async {
    struct Page: View {
      @State private var runs = 0
      var body: some View {
        NavigationStack {
          Text(verbatim: "runs \(runs)").refreshable { runs += 1 }
        }
      }
    }
    let screen = Screen(Page(), languages: ["de"])
    screen.button("Aktualisieren").tap()
    #expect(await screen.wait { screen.text("runs 1").exists })
  }

  @Test func `a refresh button around a navigation stands in the bar of its first page`() {
    let navigation = NavigationStack { Text("news").navigationTitle("News") }
    let picture = ScreenPicture(navigation.refreshable {})
    #expect(picture.all(.page).count == 1)
    #expect(picture.all(.toolbarItem).count == 1)
    #expect(picture.all(.toolbarItem).first?.parent?.kind == .page)
    let alone = ScreenPicture(Text("news").refreshable {})
    #expect(alone.all(.toolbarItem).first?.parent?.kind == .page)
  }

  @Test func `a search field stands on the page and Return submits the search`() {
    struct Page: View {
      @State private var query = ""
      @State private var found = ""
      var body: some View {
        NavigationStack {
          Text(verbatim: "found \(found)").navigationTitle("Search me")
        }
        .searchable(text: $query, prompt: "Find")
        .onSubmit(of: .search) { found = query }
      }
    }
    let screen = Screen(Page())
    screen.field("Find").type("abc")
    screen.field("Find").submit()
    #expect(screen.text("found abc").exists)
    screen.button("Clear text").tap()
    #expect(screen.field("Find").value == "")
    #expect(screen.brokenInvariants == [])
  }

  @Test func `an inset stands beside its content`() {
    let screen = Screen(
      Text("content").safeAreaInset(edge: .bottom) { Button("Create") {} })
    #expect(screen.texts == ["content"])
    #expect(screen.buttons == ["Create"])
  }
}
