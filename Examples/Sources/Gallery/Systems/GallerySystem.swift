import BookList
import Booking
import FocusChain
import LocationSearch
import Login
import Registration
import SignUp
import SwiftUI
import TextInput
import TitleForms

/// A system that the components were made for, as the index lists it.
@MainActor struct GallerySystem: Identifiable {
  /// The name in addresses.
  nonisolated let id: String
  let title: String
  let sentence: String
  let symbol: String
  /// Its views; a system of one screen has a page of its title.
  let view: () -> AnyView

  private init(
    _ id: String, _ title: String, _ sentence: String, symbol: String,
    @ViewBuilder view: @escaping () -> some View
  ) {
    self.id = id
    self.title = title
    self.sentence = sentence
    self.symbol = symbol
    self.view = { AnyView(view()) }
  }

  /// A system by its name in addresses.
  static func system(_ id: ID) -> GallerySystem? { all.first { $0.id == id } }

  /// All of them, in the order in which they are listed.
  static let all = [
    GallerySystem(
      "book-list", "Book list", "A list row, taken apart until it reads well.",
      symbol: "book.fill"
    ) { BookListExample() },
    GallerySystem(
      "text-input", "Text input",
      "A drop-in field with a floating label, a clear button and validation.",
      symbol: "character.cursor.ibeam"
    ) { TextInputExample() },
    GallerySystem(
      "component-library", "Component library",
      "How a component gets into this gallery, and into Xcode's library.",
      symbol: "books.vertical.fill"
    ) { LibraryPage() },
    GallerySystem(
      "focus-chain", "Focus chain", "Return walks from one field to the next, and then sends.",
      symbol: "arrow.right.to.line"
    ) { SignInFields().navigationTitle("Focus chain") },
    GallerySystem(
      "refactorings", "Refactorings", "Three ways to take a row apart, before and after.",
      symbol: "arrow.triangle.swap"
    ) { RefactoringsPage() },
    GallerySystem(
      "location-search", "Location search",
      "Three small modifiers make a search field with results.",
      symbol: "magnifyingglass"
    ) { LocationSearchView() },
    GallerySystem(
      "login", "Login", "A form that leaves it to its caller what happens.", symbol: "lock.fill"
    ) { LoginScreen() },
    GallerySystem(
      "sign-up", "Sign up",
      "An icon before a field, five ways, and an outline for what is wrong.",
      symbol: "person.fill"
    ) { SignUpPage().navigationTitle("Sign up") },
    GallerySystem(
      "create-and-edit", "Create and edit",
      "One form, a screen that creates and a screen that edits.", symbol: "square.and.pencil"
    ) { TitleFormsExample() },
    GallerySystem(
      "registration", "Registration", "A slow server, a name that is taken, and a happy end.",
      symbol: "checkmark.seal.fill"
    ) { RegistrationView() },
    GallerySystem(
      "booking", "Booking", "Three steps, guests that come and go, and a draft that is kept.",
      symbol: "bed.double.fill"
    ) { BookingStart() },
  ]
}
