import Formwork
import FormworkTesting
import SwiftUI
import Testing

@testable import TitleForms

@MainActor private final class Log {
  var events: [String] = []
}

@MainActor @Suite struct TitleFormTests {
  @Test func `create hands over the current title`() {
    let log = Log()
    let screen = Screen(TitleForm.Create { log.events.append("create \($0)") })
    #expect(screen.buttons == ["Create"])
    screen.field("Title").type("New")
    screen.button("Create").tap()
    #expect(log.events == ["create New"])
  }

  @Test func `edit begins with the title, saves the current one and deletes`() {
    let log = Log()
    let screen = Screen(
      TitleForm.Edit(initialTitle: "Old") {
        log.events.append("save \($0)")
      } onDelete: {
        log.events.append("delete")
      })
    #expect(screen.buttons == ["Delete", "Save"])
    #expect(screen.field("Title").value == "Old")
    screen.button("Save").tap()
    screen.field("Title").enter("Other")
    screen.button("Save").tap()
    screen.button("Delete").tap()
    #expect(log.events == ["save Old", "save Other", "delete"])
  }

  @Test func `both work without closures`() {
    Screen(TitleForm.Create()).button("Create").tap()
    let edit = Screen(TitleForm.Edit(initialTitle: "x"))
    edit.button("Save").tap()
    edit.button("Delete").tap()
    #expect(edit.field("Title").value == "x")
  }

  @Test func `the list adds, changes and removes`() {
    let screen = Screen(NavigationStack { TitleList() })
    screen.button("Add").tap()
    screen.field("Title").type("Buy bread")
    screen.button("Create").tap()
    #expect(!screen.button("Create").exists)
    screen.button("Buy bread").tap()
    screen.field("Title").enter("Buy rye bread")
    screen.button("Save").tap()
    #expect(screen.button("Buy rye bread").exists)
    screen.button("Buy rye bread").tap()
    screen.button("Delete").tap()
    #expect(!screen.button("Buy rye bread").exists)
  }

  @Test func `the general screens guard: nothing incomplete, nothing unchanged, no rash delete`()
    async
  {
    let screen = Screen(ChoreScreens())
    #expect(!screen.button("Create").isEnabled)
    screen.field("Name").type("Mow")
    screen.button("Create").tap()
    #expect(await screen.wait { screen.button("Save").exists })
    #expect(screen.field("Name").value == "Mow")
    #expect(!screen.button("Save").isEnabled)
    screen.field("Place").type("garden")
    #expect(screen.button("Save").isEnabled)
    screen.button("Delete").tap()
    #expect(screen.alert.title == "Delete this?")
    screen.alert.button("Cancel").tap()
    #expect(screen.field("Place").value == "garden")
  }
}
