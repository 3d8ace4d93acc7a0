import SwiftUI

/// What is drawn over, added to and moved: pictures that no markup shows.
struct DrawingLab: View {
  @State private var isShown = false
  @State private var unread = 0

  var body: some View {
    NavigationStack {
      List {
        Color.red.frame(width: 100, height: 40).border(.black, width: 2)
          .accessibilityIdentifier("bordered")
        VStack {
          Color.green.frame(width: 60, height: 20).zIndex(5)
          Color.green.frame(width: 60, height: 20)
        }
        .border(Color.blue, width: 4)
        HStack(spacing: 0) {
          Color.black.frame(width: 40, height: 40).brightness(0.5)
          Color(red: 0.5, green: 0.25, blue: 0).frame(width: 40, height: 40).brightness(0.25)
          Color(red: 0.5, green: 0.25, blue: 1).frame(width: 40, height: 40).brightness(-0.25)
          Color.white.frame(width: 40, height: 40).brightness(-1)
        }
        .accessibilityIdentifier("bright")
        Text("Old price").underline().strikethrough().accessibilityIdentifier("lines")
        VStack {
          Text("Red")
          Text("Primary").foregroundColor(.primary).accessibilityIdentifier("primary")
          Text("Secondary").foregroundColor(.secondary)
          Text("Hierarchical").foregroundStyle(.secondary)
        }
        .foregroundStyle(.red)
        VStack {
          Text("Headline").font(.headline).bold(false).accessibilityIdentifier("headline")
          Text("Body").bold(false).accessibilityIdentifier("body")
        }
        .bold()
        NavigationLink("Inbox") { Text("Mail") }.badge(unread)
        Text("Junk").badge(unread)
        Button("Receive") { unread += 1 }
        Button("Linked") {}.buttonStyle(.link)
      }
      .navigationTitle("Drawing")
      .safeAreaInset(edge: .bottom) {
        VStack {
          if isShown {
            Text("Popped").padding().background(.yellow)
              .transition(.scale(scale: 0.5, anchor: .topLeading))
          }
          Button("Pop") { withAnimation(.bouncy(duration: 1)) { isShown.toggle() } }
        }
      }
    }
  }
}

/// Pickers in every style that shows its options in its own way.
struct ChoicesLab: View {
  @State private var fruit = "Pear"
  @State private var scroll = 0

  private let fruits = ["Apple", "Pear", "Plum", "Cherry", "Quince", "Fig", "Grape", "Lemon"]

  var body: some View {
    ScrollViewReader { proxy in
      Form {
        Picker(selection: $fruit) {
          options
        } label: {
          Text("Current")
        } currentValueLabel: {
          Label("My \(fruit)", systemImage: "leaf")
        }
        Section("Radio") { picker("Radio").pickerStyle(.radioGroup) }
        Section("Wheel") { picker("Wheel").pickerStyle(.wheel) }
        Section("Palette") {
          Picker("Palette", selection: $fruit) {
            Image(systemName: "star").tag("Apple").accessibilityLabel("Star")
            Image(systemName: "heart").tag("Pear").accessibilityLabel("Heart")
            Image(systemName: "moon").tag("Plum").accessibilityLabel("Moon")
          }
          .pickerStyle(.palette)
        }
        Button("Middle") { proxy.scrollTo(20, anchor: .center) }
        Button("Top") { proxy.scrollTo(20, anchor: .top) }
        ForEach(0..<40, id: \.self) { Text("Row \($0)") }
      }
    }
  }

  private func picker(_ title: String) -> some View {
    Picker(title, selection: $fruit) { options }
  }

  private var options: some View { ForEach(fruits, id: \.self) { Text($0) } }
}
