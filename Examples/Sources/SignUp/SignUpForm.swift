import Formwork
import SwiftUI

/// "An icon before a field", five ways.
public struct SignUpForm: View {
  @State private var name = ""
  @State private var mail = ""
  @State private var phone = ""
  @State private var otherPhone = ""
  @State private var date = ""

  public init() {}

  public var body: some View {
    Form {
      Section(header: Text("表單").font(.headline)) {
        // 1. In place.
        HStack {
          Image(systemName: "person.circle.fill")
            .foregroundColor(.accentColor)
            .accessibilityHidden(true)
          TextField("姓名", text: $name)
        }
        .validate(name) { $0.count > 2 }
        // 2. A component.
        IconTextField(icon: "envelope.circle.fill", title: "信箱", text: $mail)
        // 3. A function on every view: the outline surrounds the field alone.
        TextField("0800-000-123", text: $phone)
          .textFieldStyle(RoundedBorderTextFieldStyle())
          .validate(phone) { $0.count > 2 }
          .prefix(icon: "phone.circle.fill")
        // 4. A modifier: the outline surrounds icon and field.
        TextField("[phone]", text: $otherPhone)
          .modifier(PrefixIcon(name: "phone.circle.fill"))
          .validate(otherPhone) { $0.count > 1 }
        // 5. A view around any content.
        IconTextFieldView(iconName: "calendar.circle.fill") {
          TextField("2020/09/14", text: $date)
        }
        Button(action: {}, label: { Text("確定") })
      }
    }
    .accentColor(.purple)
  }
}

/// The page's view: the form inside a stack.
public struct SignUpPage: View {
  public init() {}

  public var body: some View {
    VStack {
      SignUpForm()
    }
  }
}
