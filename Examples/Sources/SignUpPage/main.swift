import PlaygroundSupport
import SwiftUI

struct ContentView: View {
  @State private var name = ""
  @State private var mail = ""
  @State private var phone = ""
  @State private var otherPhone = ""
  @State private var date = ""

  var body: some View {
    VStack {
      Form {
        Section(header: Text("表單").font(.headline)) {
          HStack {
            Image(systemName: "person.circle.fill").foregroundColor(.accentColor)
            TextField("姓名", text: $name)
          }
          .validate(name) { $0.count > 2 }
          IconTextField(icon: "envelope.circle.fill", title: "信箱", text: $mail)
          TextField("0800-000-123", text: $phone)
            .textFieldStyle(RoundedBorderTextFieldStyle())
            .validate(phone) { $0.count > 2 }
            .prefix(icon: "phone.circle.fill")
          TextField("[phone]", text: $otherPhone)
            .modifier(PrefixIcon(name: "phone.circle.fill"))
            .validate(otherPhone) { $0.count > 1 }
          IconTextFieldView(iconName: "calendar.circle.fill") {
            TextField("2020/09/14", text: $date)
          }
          Button(action: {}, label: { Text("確定") })
        }
      }
      .accentColor(.purple)
    }
  }
}

PlaygroundPage.current.setLiveView(ContentView())

struct IconTextField: View {
  let icon: String
  let title: String
  @Binding var text: String

  var body: some View {
    HStack {
      Image(systemName: icon).foregroundColor(.accentColor)
      TextField(title, text: $text)
        .textFieldStyle(RoundedBorderTextFieldStyle())
    }
  }
}

extension View {
  func prefix(icon name: String) -> some View {
    HStack {
      Image(systemName: name).foregroundColor(.accentColor)
      self
    }
  }
}

struct PrefixIcon: ViewModifier {
  let name: String

  func body(content: Content) -> some View {
    HStack {
      Image(systemName: name).foregroundColor(.accentColor)
      content
    }
  }
}

struct IconTextFieldView<Content: View>: View {
  let iconName: String
  @ViewBuilder var content: () -> Content

  var body: some View {
    HStack {
      Image(systemName: iconName).foregroundColor(.accentColor)
      content()
    }
  }
}

struct Validation<Value>: ViewModifier {
  let value: Value
  let validate: (Value) -> Bool

  func body(content: Content) -> some View {
    let isValid = validate(value)
    content
      .overlay(
        RoundedRectangle(cornerRadius: 6)
          .stroke(isValid ? Color.clear : Color.pink)
          .padding(-4)
      )
      .animation(.default, value: isValid)
  }
}

extension View {
  func validate<Value>(_ value: Value, validate: @escaping (Value) -> Bool) -> some View {
    modifier(Validation(value: value, validate: validate))
  }
}
