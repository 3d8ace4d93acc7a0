import Booking
import FormCore
import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct BookingTests {
  private let service = BookingService(pause: .zero)
  private let drafts = MemoryDraftStore()

  private func start() -> Screen {
    Screen(NavigationStack { BookingStart(service: service, drafts: drafts) })
  }

  private func booking() -> Screen {
    let screen = start()
    screen.button("Book a stay").tap()
    return screen
  }

  private func next(_ screen: Screen, to step: String) async {
    screen.button("Next").tap()
    #expect(await screen.wait { screen.text(step).exists })
  }

  @Test func `a step that is not valid is not left, and its first field has the focus`() async {
    let screen = booking()
    screen.field("Name").type("Ben")
    screen.button("Next").tap()
    #expect(await screen.wait { screen.field("Email").isFocused })
    #expect(screen.text("Step 1 of 3").exists)
  }

  @Test func `three steps lead to a room`() async {
    let screen = booking()
    screen.field("Name").type("Ben")
    screen.field("Email").type("ben@x.org")
    await next(screen, to: "Step 2 of 3")
    screen.button("Add Guest").tap()
    screen.field("Guest’s name").type("Mia")
    await next(screen, to: "Step 3 of 3")
    screen.picker("Room").select("Double")
    screen.toggle("I accept the terms").tap()
    screen.button("Book").tap()
    #expect(await screen.wait { screen.text("See you soon, Ben!").exists })
    #expect(service.bookings.first?.guests.map(\.name) == ["Mia"])
  }

  @Test func `a field that is not shown does not count`() async {
    let screen = booking()
    screen.field("Name").type("Ben")
    screen.field("Email").type("ben@x.org")
    screen.toggle("On business").tap()
    screen.button("Next").tap()
    #expect(await screen.wait { screen.field("Company").isFocused })
    screen.toggle("On business").tap()
    await next(screen, to: "Step 2 of 3")
  }

  @Test func `an error of the server leads back to the step of its field`() async {
    let screen = booking()
    screen.field("Name").type("Ann")
    screen.field("Email").type("ann@x.org")
    await next(screen, to: "Step 2 of 3")
    await next(screen, to: "Step 3 of 3")
    screen.toggle("I accept the terms").tap()
    screen.button("Book").tap()
    #expect(await screen.wait { screen.text("Step 1 of 3").exists })
    #expect(await screen.wait { screen.field("Email").isFocused })
    #expect(screen.text("Somebody has booked with this address.").exists)
  }

  @Test func `who comes back finds the draft, and may begin anew`() async {
    let screen = booking()
    screen.field("Name").type("Ben")
    screen.back()
    #expect(await screen.wait { screen.button("Book a stay").exists })
    #expect(await screen.wait { !screen.field("Name").exists })
    screen.button("Book a stay").tap()
    #expect(await screen.wait { screen.text("Your earlier entries are back").exists })
    #expect(screen.field("Name").value == "Ben")
    screen.button("Start over").tap()
    #expect(await screen.wait { screen.field("Name").value.isEmpty })
    #expect(!screen.text("Your earlier entries are back").exists)
  }
}
