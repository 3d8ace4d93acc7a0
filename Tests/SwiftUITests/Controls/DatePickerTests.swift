import FormworkTesting
import SwiftUI
import Testing

private func moment(_ text: String) -> Date {
  (try? Date(text, strategy: .iso8601)) ?? .distantPast
}

@MainActor @Suite struct DatePickerTests {
  private struct Host: View {
    @State var date = moment("2024-05-01T14:30:20Z")
    var components: DatePickerComponents = [.date, .hourAndMinute]
    var zone = "UTC"

    var body: some View {
      VStack {
        DatePicker("When", selection: $date, displayedComponents: components)
        Text(date.formatted(.iso8601))
      }
      .environment(\.timeZone, TimeZone(identifier: zone) ?? .gmt)
    }
  }

  @Test func `date and time are shown and taken as the native inputs spell them`() {
    let screen = Screen(Host())
    #expect(screen.datePicker("When").value == "2024-05-01T14:30")
    screen.datePicker("When").choose("2023-12-31T23:59")
    #expect(screen.texts.last == "2023-12-31T23:59:00Z")
    #expect(screen.datePicker("When").value == "2023-12-31T23:59")
  }

  @Test func `the parts that are not shown stay`() {
    let day = Screen(Host(components: .date))
    #expect(day.datePicker("When").value == "2024-05-01")
    day.datePicker("When").choose("2025-01-02")
    #expect(day.texts.last == "2025-01-02T14:30:20Z")
    let time = Screen(Host(components: [.hourAndMinute]))
    #expect(time.datePicker("When").value == "14:30")
    time.datePicker("When").choose("07:05")
    #expect(time.texts.last == "2024-05-01T07:05:00Z")
  }

  @Test func `the environment's time zone counts`() {
    let screen = Screen(Host(zone: "Asia/Tokyo"))
    #expect(screen.datePicker("When").value == "2024-05-01T23:30")
    screen.datePicker("When").choose("2024-05-02T09:00")
    #expect(screen.texts.last == "2024-05-02T00:00:00Z")
  }

  @Test func `half typed and impossible dates change nothing`() {
    let screen = Screen(Host())
    let nonsense = [
      "", "2024-05-01", "2024-02-30T10:00", "2024-05-01T25:00", "0000-01-01T10:00", "T", "-",
      "2024-05-01T14:30T", "2024-05-٠١T14:30", "99999999999999999999-01-01T10:00",
    ]
    for text in nonsense {
      screen.datePicker("When").choose(text)
      #expect(screen.texts.last == "2024-05-01T14:30:20Z")
      #expect(screen.datePicker("When").value == "2024-05-01T14:30")
    }
  }

  @Test func `a date outside the range is moved to its nearest end`() {
    struct Ranged: View {
      @State private var date = moment("2024-05-10T12:00:00Z")
      let first = moment("2024-05-05T08:00:00Z")
      let last = moment("2024-05-20T20:00:00Z")
      var body: some View {
        VStack {
          DatePicker("closed", selection: $date, in: first...last, displayedComponents: .date)
          DatePicker("from", selection: $date, in: first...)
          DatePicker(selection: $date, in: ...last) { Text("through") }
          Text(date.formatted(.iso8601))
        }
        .environment(\.timeZone, .gmt)
        .datePickerStyle(.compact)
      }
    }
    let screen = Screen(Ranged())
    #expect(screen.datePicker("closed").limits == ("2024-05-05", "2024-05-20"))
    #expect(screen.datePicker("from").limits == ("2024-05-05T08:00", nil))
    screen.datePicker("closed").choose("2030-01-01")
    #expect(screen.texts.last == "2024-05-20T20:00:00Z")
    #expect(screen.datePicker("closed").value == "2024-05-20")
    screen.datePicker("from").choose("1999-01-01T00:00")
    #expect(screen.texts.last == "2024-05-05T08:00:00Z")
    screen.datePicker("through").choose("2024-06-01T00:00")
    #expect(screen.texts.last == "2024-05-20T20:00:00Z")
  }

  @Test func `a style of one's own gets selection and range`() {
    struct Buttons: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Button("tomorrow") { configuration.selection += 86_400 }
        }
      }
    }
    struct Styled: View {
      @State private var date = moment("2024-05-10T12:00:00Z")
      var body: some View {
        VStack {
          DatePicker("Day", selection: $date).datePickerStyle(Buttons())
          Text(date.formatted(.iso8601))
        }
      }
    }
    let screen = Screen(Styled())
    screen.button("tomorrow").tap()
    #expect(screen.texts == ["Day", "2024-05-11T12:00:00Z"])
  }
}
