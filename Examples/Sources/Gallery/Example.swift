import BookList
import FocusChain
import LocationSearch
import Login
import Registration
import SignUp
import SwiftUI
import TextInput
import TitleForms

/// An example as the index lists it.
enum Example: String, CaseIterable, Identifiable {
  case textInput, focusChain, locationSearch, login, signUp, titleForms, registration, bookList

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .textInput: "Text input"
    case .focusChain: "Focus chain"
    case .locationSearch: "Location search"
    case .login: "Login"
    case .signUp: "Sign up"
    case .titleForms: "Create and edit"
    case .registration: "Registration"
    case .bookList: "Book list"
    }
  }

  var sentence: LocalizedStringKey {
    switch self {
    case .textInput: "A drop-in field with a floating label, a clear button and validation."
    case .focusChain: "Return walks from one field to the next, and then sends."
    case .locationSearch: "Three small modifiers make a search field with results."
    case .login: "A form that leaves it to its caller what happens."
    case .signUp: "An icon before a field, five ways, and an outline for what is wrong."
    case .titleForms: "One form, a screen that creates and a screen that edits."
    case .registration: "A slow server, a name that is taken, and a happy end."
    case .bookList: "A list row, taken apart until it reads well."
    }
  }

  var symbol: String {
    switch self {
    case .textInput: "character.cursor.ibeam"
    case .focusChain: "arrow.right.to.line"
    case .locationSearch: "magnifyingglass"
    case .login: "lock.fill"
    case .signUp: "person.fill"
    case .titleForms: "square.and.pencil"
    case .registration: "checkmark.seal.fill"
    case .bookList: "book.fill"
    }
  }

  var color: Color {
    switch self {
    case .textInput: .blue
    case .focusChain: .indigo
    case .locationSearch: .green
    case .login: .gray
    case .signUp: .purple
    case .titleForms: .orange
    case .registration: .teal
    case .bookList: .brown
    }
  }

  /// The examples about single fields, and those that are whole screens.
  static let fields: [Example] = [.textInput, .focusChain, .locationSearch, .signUp]
  static let screens: [Example] = [.login, .titleForms, .registration, .bookList]
}

/// The views of one example.
struct ExampleView: View {
  let example: Example

  var body: some View {
    switch example {
    case .textInput: TextInputExample()
    case .focusChain: SignInFields().navigationTitle("Focus chain")
    case .locationSearch: LocationSearchView()
    case .login: LoginScreen()
    case .signUp: SignUpPage().navigationTitle("Sign up")
    case .titleForms: TitleFormsExample()
    case .registration: RegistrationView()
    case .bookList: BookListExample()
    }
  }
}
