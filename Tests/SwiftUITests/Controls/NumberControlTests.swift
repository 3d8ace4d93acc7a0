import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct SliderTests {
  @Test func `the slider takes values of its range and steps`() {
    struct Host: View {
      @State private var plain = 0.25
      @State private var stepped = 10.0
      @State private var small: Float = 0.1
      @State private var log = ""
      var body: some View {
        VStack {
          Slider(value: $plain) { Text("plain") }
          Slider(value: $stepped, in: 0...100, step: 5) {
            Text("stepped")
          } minimumValueLabel: {
            Text("low")
          } maximumValueLabel: {
            Text("high")
          } onEditingChanged: {
            log += $0 ? "(" : ")"
          }
          Slider(value: $small, in: 0...1, label: { Text("small") })
          Slider(value: $plain, in: 0...10)
          Text(verbatim: "\(plain) \(stepped) \(small) \(log)")
        }
      }
    }
    let screen = Screen(Host())
    #expect(screen.slider("plain").value == "0.25")
    #expect(screen.slider("small").value == "0.1")
    #expect(screen.slider("stepped").limits == ("0", "100"))
    screen.slider("plain").drag(to: 7)
    screen.slider("stepped").drag(to: 12.4)
    screen.slider("small").drag(to: 0.3)
    #expect(screen.texts.last == "1.0 10.0 0.3 ()")
    for nonsense in ["", "nan", "inf", "x"] { screen.slider("plain").choose(nonsense) }
    #expect(screen.texts.last == "1.0 10.0 0.3 ()")
    #expect(screen.texts.contains("low") && screen.texts.contains("high"))
  }

  @Test func `a tenth is a tenth on every step`() {
    struct Host: View {
      @State private var value = 0.0
      var body: some View {
        VStack {
          Slider(value: $value, in: 0...1, step: 0.1) { Text("tenths") }
          Text(verbatim: "\(value)")
        }
      }
    }
    let screen = Screen(Host())
    screen.slider("tenths").drag(to: 0.3)
    #expect(screen.texts.last == "0.3")
  }
}

@MainActor @Suite struct StepperTests {
  @Test func `the halves change the value within its bounds`() {
    struct Host: View {
      @State private var count = 1
      var body: some View {
        VStack {
          Stepper("Guests", value: $count, in: 0...3)
          Stepper(value: $count, in: 0...10, step: 4) { Text("built \(count)") }
          Text("\(count)")
        }
      }
    }
    let screen = Screen(Host())
    screen.stepper("Guests").increment()
    screen.stepper("Guests").increment()
    screen.stepper("Guests").increment()
    #expect(screen.texts.last == "3")
    screen.stepper("built 3").increment()
    #expect(screen.texts.last == "7")
    screen.stepper("built 7").increment()
    #expect(screen.texts.last == "10")
    for nonsense in ["", "2", "x"] { screen.stepper("Guests").choose(nonsense) }
    #expect(screen.texts.last == "10")
  }

  @Test func `a half without an action is at its end`() {
    struct Host: View {
      @State private var log = ""
      var body: some View {
        VStack {
          Stepper("Up only", onIncrement: { log += "+" }, onDecrement: nil)
          Stepper {
            Text("Both")
          } onIncrement: {
            log += ">"
          } onDecrement: {
            log += "<"
          } onEditingChanged: {
            log += $0 ? "(" : ")"
          }
          Text(verbatim: log)
        }
      }
    }
    let screen = Screen(Host())
    screen.stepper("Up only").increment()
    screen.stepper("Up only").decrement()
    screen.stepper("Both").decrement()
    screen.stepper("Both").increment()
    #expect(screen.texts.last == "+(<)(>)")
  }

  @Test func `the end of an integer's type does not trap`() {
    struct Host: View {
      @State private var byte: UInt8 = 0
      var body: some View {
        VStack {
          Stepper("Byte", value: $byte, step: 200)
          Text(verbatim: "\(byte)")
        }
      }
    }
    let screen = Screen(Host())
    screen.stepper("Byte").decrement()
    #expect(screen.texts.last == "0")
    screen.stepper("Byte").increment()
    screen.stepper("Byte").increment()
    #expect(screen.texts.last == "255")
  }

  @Test func `a format shows the value after the title`() {
    struct Host: View {
      @State private var share = 0.5
      var body: some View {
        Stepper("Share", value: $share, in: 0...1, step: 0.25, format: .percent)
      }
    }
    let screen = Screen(Host())
    screen.stepper("Share, 50%").increment()
    #expect(screen.stepper("Share, 75%").exists)
  }
}

@MainActor @Suite struct ProgressTests {
  @Test func `progress is a share of its total, or unknown`() {
    struct Host: View {
      @State private var done = 1.0
      var body: some View {
        VStack {
          ProgressView()
          ProgressView("Loading")
          ProgressView("Files", value: done, total: 4)
          ProgressView(value: done, total: 2) {
            Text("Half")
          } currentValueLabel: {
            Text("1 of 2")
          }
          ProgressView(value: Double?.none, total: 1) { Text("Unknown") }
          Gauge(value: done, in: 0...5) {
            Text("Speed")
          } currentValueLabel: {
            Text("slow")
          }
          Button("more") { done += 1 }
        }
      }
    }
    let screen = Screen(Host())
    #expect(screen.progress("").value == "")
    #expect(screen.progress("Loading").value == "")
    #expect(screen.progress("Unknown").value == "")
    #expect(screen.progress("Files").value == "0.25")
    #expect(screen.progress("Half").content == "1 of 2")
    #expect(screen.gauge("Speed").value == "0.2")
    screen.button("more").tap()
    #expect(screen.progress("Files").value == "0.5")
    #expect(screen.progress("Half").value == "1")
  }

  @Test func `a style of one's own draws progress`() {
    struct Words: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) percent")
        }
      }
    }
    struct Host: View {
      var body: some View {
        VStack {
          ProgressView("Files", value: 0.4).progressViewStyle(Words())
          ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
          ProgressView(value: 0.1).progressViewStyle(.linear)
        }
      }
    }
    #expect(Screen(Host()).texts == ["Files", "40 percent"])
  }
}
