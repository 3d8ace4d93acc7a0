import PlaygroundSupport

final class Model: ObservableObject {
  @Published var count = 0
}

let start = 3
PlaygroundPage.current.setLiveView(Counter(model: Model(), start: start))

struct Counter: View {
  @StateObject var model: Model
  let start: Int

  init(model: @autoclosure @escaping () -> Model, start: Int) {
    _model = StateObject(wrappedValue: model())
    self.start = start
  }

  var body: some View {
    Button("\(model.count + start)") { model.count += 1 }
  }
}
