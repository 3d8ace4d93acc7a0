import Combine
import Foundation
import Testing

struct ObservationTests {
  class Model: ObservableObject {
    @Published var name = "a"
    @Published private(set) var length = 1
    @Published var optional: Int?
    @Published var words: [String] = [] { didSet { edits += 1 } }
    var edits = 0
  }

  final class Derived: Model {
    @Published var extra = 0
  }

  final class Plain: ObservableObject {
    func change() { objectWillChange.send() }
  }

  final class Wired: ObservableObject {
    @Published var text = "a"
    @Published var count = 0
    init() { $text.map(\.count).assign(to: &$count) }
  }

  @MainActor final class Screen: ObservableObject {
    @Published var query = ""
    @Published var results: [String] = []
    private var cancellables = Set<AnyCancellable>()

    init() {
      $query.removeDuplicates().map { [$0] }.assign(to: &$results)
      $query.dropFirst().sink { [weak self] _ in self?.seen += 1 }.store(in: &cancellables)
    }
    var seen = 0
  }

  final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    @Published var value = 0
  }

  final class Parent: ObservableObject {
    @Published var child = Model()
    private var token: AnyCancellable?
    init() {
      token = child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
    }
  }

  @Test func `the object announces a change before it is made`() {
    let model = Model()
    var seen: [String] = []
    let token = model.objectWillChange.sink { [unowned model] in seen.append(model.name) }
    model.name = "b"
    model.name = "c"
    #expect(seen == ["a", "b"])
    token.cancel()
    model.name = "d"
    #expect(seen == ["a", "b"])
  }

  @Test func `a change made before anyone listened is not missed later`() {
    let model = Model()
    model.name = "early"
    var count = 0
    let token = model.objectWillChange.sink { count += 1 }
    model.name = "b"
    model.optional = 3
    model.words.append("x")
    #expect(count == 3)
    #expect(model.edits == 1)
    token.cancel()
  }

  @Test func `the property's publisher sends the current value, then new ones before storing`() {
    let model = Model()
    var seen: [String] = []
    let token = model.$name.sink { [unowned model] in seen.append("\($0) over \(model.name)") }
    model.name = "b"
    #expect(seen == ["a over a", "b over a"])
    token.cancel()
  }

  @Test func `objectWillChange comes before the property's own publisher`() {
    let model = Model()
    var log: [String] = []
    let one = model.$name.dropFirst().sink { log.append($0) }
    let two = model.objectWillChange.sink { log.append("will change") }
    model.name = "b"
    #expect(log == ["will change", "b"])
    withExtendedLifetime((one, two)) {}
  }

  @Test func `an object without published properties has one publisher`() {
    let plain = Plain()
    #expect(plain.objectWillChange === plain.objectWillChange)
    #expect(plain.objectWillChange !== Plain().objectWillChange)
    var count = 0
    let token = plain.objectWillChange.sink { count += 1 }
    plain.change()
    #expect(count == 1)
    token.cancel()
  }

  @Test func `a subclass and its superclass announce through one publisher`() {
    let derived = Derived()
    #expect((derived as Model).objectWillChange === derived.objectWillChange)
    var count = 0
    let token = derived.objectWillChange.sink { count += 1 }
    derived.extra = 1
    derived.name = "b"
    #expect(count == 2)
    token.cancel()
  }

  @Test func `an object is found behind any ObservableObject`() {
    func publisher<T: ObservableObject>(_ object: T) -> ObservableObjectPublisher?
    where T.ObjectWillChangePublisher == ObservableObjectPublisher { object.objectWillChange }
    let model = Model()
    let any: any ObservableObject = model
    #expect(publisher(model) === model.objectWillChange)
    #expect(any.objectWillChange as? ObservableObjectPublisher === model.objectWillChange)
  }

  @Test func `assign to a published property announces and writes, and makes no cycle`() {
    weak var weakObject: Wired?
    do {
      let object = Wired()
      weakObject = object
      #expect(object.count == 1)
      var count = 0
      let token = object.objectWillChange.sink { count += 1 }
      object.text = "abc"
      #expect(object.count == 3)
      #expect(count == 2)
      token.cancel()
    }
    #expect(isReleased { weakObject })
  }

  @Test func `an assignment that is the first to write still announces`() {
    let object = Wired()
    let source = PassthroughSubject<Int, Never>()
    var count = 0
    let token = object.objectWillChange.sink { count += 1 }
    source.assign(to: &object.$count)
    source.send(7)
    #expect(object.count == 7)
    #expect(count == 1)
    token.cancel()
  }

  @MainActor @Test func `published properties work in a class of the main actor`() {
    let screen = Screen()
    var count = 0
    let token = screen.objectWillChange.sink { count += 1 }
    screen.query = "x"
    #expect(screen.results == ["x"])
    #expect(screen.seen == 1)
    #expect(count == 2)
    token.cancel()
  }

  @Test func `a custom objectWillChange is the only one`() {
    let custom = Custom()
    let recorder = custom.objectWillChange.record()
    custom.value = 1
    custom.objectWillChange.send("by hand")
    #expect(recorder.log == ["by hand"])
  }

  @Test func `a parent may pass on the changes of its child`() {
    let parent = Parent()
    var count = 0
    let token = parent.objectWillChange.sink { count += 1 }
    parent.child.name = "b"
    #expect(count == 1)
    token.cancel()
  }

  @Test func `assign to a key path writes and lets go at the end`() {
    let model = Model()
    let source = PassthroughSubject<String, Never>()
    let token = source.assign(to: \.name, on: model)
    source.send("b")
    #expect(model.name == "b")
    token.cancel()
    source.send("c")
    #expect(model.name == "b")
  }

  @Test func `published values join in combineLatest as a form's validity`() {
    let model = Model()
    let valid = Publishers.CombineLatest(model.$name, model.$words)
      .map { !$0.isEmpty && !$1.isEmpty }.removeDuplicates().eraseToAnyPublisher()
    let recorder = valid.record()
    model.words = ["x"]
    model.name = ""
    #expect(recorder.log == ["false", "true", "false"])
  }
}
