import SwiftUI

/// What a colour, a font or a frame from around a control does to it.
struct LookLab: View {
  @State private var name = "Ann"
  @State private var isOn = true
  @State private var choice = 1
  @State private var isLoud = false

  var body: some View {
    NavigationStack {
      Form {
        Label("Taken", systemImage: "xmark.octagon").foregroundStyle(.red)
          .accessibilityIdentifier("taken")
        Label("Plain", systemImage: "circle").accessibilityIdentifier("plain")
        TextField("Large", text: $name).font(.title).accessibilityIdentifier("large")
        VStack { Toggle("Bold", isOn: $isOn).toggleStyle(.button) }
        HStack {
          Button("Sign up") {}
          ProgressView()
        }
        .foregroundColor(.white)
        .listRowBackground(Color.blue)
        HStack {
          Text("Before")
          Image("NoSuchImage").accessibilityIdentifier("missing")
          Text("After")
        }
        Text("First line\nsecond line").lineLimit(1).accessibilityIdentifier("one line")
        Picker("Size", selection: $choice) {
          Text("Small").tag(0)
          Text("Large").tag(1)
        }
        .pickerStyle(.navigationLink)
        Menu("Sort") {
          Toggle("Descending", isOn: $isLoud)
          Button("By name") {}
        }
        HStack {
          Image(systemName: "person")
          TextField("Bordered", text: $name).textFieldStyle(.plain)
        }
        .padding(8)
        .border(Color.gray)
        .accessibilityIdentifier("bordered")
      }
      .navigationTitle("Look")
      .safeAreaInset(edge: .bottom) {
        Text("Bar").padding(12).frame(maxWidth: .infinity).background(.bar)
          .accessibilityIdentifier("bar")
      }
    }
  }
}

/// Items of a toolbar that belong to the keyboard.
struct KeyboardBarLab: View {
  @State private var amount = ""
  @FocusState private var isTyping: Bool

  var body: some View {
    NavigationStack {
      Form { TextField("Amount", text: $amount).focused($isTyping) }
        .navigationTitle("Payment")
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Spacer()
            Button("Done") { isTyping = false }
          }
        }
    }
  }
}

/// A navigation that can be brought up to date and searched from outside.
struct RefreshLab: View {
  @State private var count = 0
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List { Text(verbatim: "\(count) times").accessibilityIdentifier("count") }
        .navigationTitle("News")
        .searchable(text: $query)
    }
    .refreshable { count += 1 }
  }
}

/// A sheet that opens while a field has the focus, and words without a place to break.
struct SheetLab: View {
  @State private var text = ""
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("Text", text: $text)
        Text(verbatim: text).accessibilityIdentifier("copy")
        HStack {
          Image(systemName: "quote.bubble")
          Text(verbatim: text).padding(.leading, 4)
        }
        Label(text, systemImage: "tag")
        LabeledContent("Copy", value: text)
        Button("Open the sheet") { isShown = true }
      }
      .navigationTitle("A title that is a good deal longer than the bar has room for it")
    }
    .sheet(isPresented: $isShown) {
      NavigationStack {
        Text("A sheet").navigationTitle("Sheet").interactiveDismissDisabled()
      }
    }
  }
}
