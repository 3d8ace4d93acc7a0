import BookList
import FocusChain
import LocationSearch
import Login
import Registration
import SignUp
import SwiftUI
import TextInput
import TitleForms

/// A system that the components were made for, as the index lists it.
enum GallerySystem: String, CaseIterable, Identifiable {
  case bookList, textInput, library, focusChain, refactorings, locationSearch, login, signUp
  case titleForms, registration

  var id: Self { self }

  /// The name in addresses.
  var address: String {
    switch self {
    case .bookList: "book-list"
    case .textInput: "text-input"
    case .library: "component-library"
    case .focusChain: "focus-chain"
    case .refactorings: "refactorings"
    case .locationSearch: "location-search"
    case .login: "login"
    case .signUp: "sign-up"
    case .titleForms: "create-and-edit"
    case .registration: "registration"
    }
  }

  var title: String {
    switch self {
    case .bookList: "Book list"
    case .textInput: "Text input"
    case .library: "Component library"
    case .focusChain: "Focus chain"
    case .refactorings: "Refactorings"
    case .locationSearch: "Location search"
    case .login: "Login"
    case .signUp: "Sign up"
    case .titleForms: "Create and edit"
    case .registration: "Registration"
    }
  }

  var sentence: String {
    switch self {
    case .bookList: "A list row, taken apart until it reads well."
    case .textInput: "A drop-in field with a floating label, a clear button and validation."
    case .library: "How a component gets into this gallery, and into Xcode's library."
    case .focusChain: "Return walks from one field to the next, and then sends."
    case .refactorings: "Three ways to take a row apart, before and after."
    case .locationSearch: "Three small modifiers make a search field with results."
    case .login: "A form that leaves it to its caller what happens."
    case .signUp: "An icon before a field, five ways, and an outline for what is wrong."
    case .titleForms: "One form, a screen that creates and a screen that edits."
    case .registration: "A slow server, a name that is taken, and a happy end."
    }
  }

  var symbol: String {
    switch self {
    case .bookList: "book.fill"
    case .textInput: "character.cursor.ibeam"
    case .library: "books.vertical.fill"
    case .focusChain: "arrow.right.to.line"
    case .refactorings: "arrow.triangle.swap"
    case .locationSearch: "magnifyingglass"
    case .login: "lock.fill"
    case .signUp: "person.fill"
    case .titleForms: "square.and.pencil"
    case .registration: "checkmark.seal.fill"
    }
  }
}

/// The views of one system.
struct SystemView: View {
  let system: GallerySystem

  var body: some View {
    switch system {
    case .bookList: BookListExample()
    case .textInput: TextInputExample()
    case .library: LibraryPage()
    case .focusChain: SignInFields().navigationTitle("Focus chain")
    case .refactorings: RefactoringsPage()
    case .locationSearch: LocationSearchView()
    case .login: LoginScreen()
    case .signUp: SignUpPage().navigationTitle("Sign up")
    case .titleForms: TitleFormsExample()
    case .registration: RegistrationView()
    }
  }
}
