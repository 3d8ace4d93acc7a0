import Combine
import Testing

@testable import Combine

/// One suite at a time, as the registry counts the objects of the whole process.
struct LifetimeTests {
  final class Model: ObservableObject {
    @Published var name = "a"
    var cancellables = Set<AnyCancellable>()
  }

  final class Probe {}

  @Test func `releasing the cancellable ends the subscription and frees what it held`() {
    let subject = PassthroughSubject<Int, Never>()
    weak var weakProbe: Probe?
    var received = 0
    do {
      let probe = Probe()
      weakProbe = probe
      let token = subject.map { $0 + 1 }.removeDuplicates().filter { $0 > 0 }
        .combineLatest(Just(1)).flatMap { Just($0.0) }.sink {
          received = $0
          withExtendedLifetime(probe) {}
        }
      subject.send(1)
      withExtendedLifetime(token) {}
    }
    subject.send(5)
    #expect(received == 2)
    #expect(weakProbe == nil)
  }

  @Test func `an ended sink lets go of its closures`() {
    weak var weakProbe: Probe?
    let subject = PassthroughSubject<Int, Never>()
    var token: AnyCancellable?
    do {
      let probe = Probe()
      weakProbe = probe
      token = subject.sink { _ in withExtendedLifetime(probe) {} }
    }
    #expect(weakProbe != nil)
    subject.send(completion: .finished)
    #expect(weakProbe == nil)
    withExtendedLifetime(token) {}
  }

  @Test func `a subject is freed although a subscription remains`() {
    weak var weakSubject: PassthroughSubject<Probe, Never>?
    var token: AnyCancellable?
    do {
      let subject = PassthroughSubject<Probe, Never>()
      weakSubject = subject
      token = subject.sink { _ in }
    }
    #expect(weakSubject == nil)
    withExtendedLifetime(token) {}
  }

  @Test func `a model that stores its own subscriptions is freed`() {
    weak var weakModel: Model?
    do {
      let model = Model()
      weakModel = model
      model.$name.sink { [weak model] _ in _ = model }.store(in: &model.cancellables)
      model.objectWillChange.sink { [weak model] in _ = model }.store(in: &model.cancellables)
      model.$name.filter { $0.isEmpty }.assign(to: &model.$name)
      model.name = "b"
    }
    #expect(isReleased { weakModel })
  }

  @Test func `every operator lets go when cancelled`() {
    weak var weakProbe: Probe?
    let subject = PassthroughSubject<Int, Never>()
    let scheduler = TestScheduler()
    do {
      let probe = Probe()
      weakProbe = probe
      func check<P: Publisher>(_ publisher: P) where P.Failure == Never {
        publisher.sink { _ in withExtendedLifetime(probe) {} }.cancel()
      }
      check(subject.debounce(for: 1, scheduler: scheduler))
      check(subject.throttle(for: 1, scheduler: scheduler, latest: true))
      check(subject.delay(for: 1, scheduler: scheduler))
      check(subject.receive(on: scheduler))
      check(subject.share())
      check(subject.merge(with: subject))
      check(subject.zip(subject))
      check(subject.prepend(1).append(2))
      check(subject.map { _ in subject }.switchToLatest())
      check(subject.tryMap { $0 }.catch { _ in Just(1) })
      check(subject.collect())
      check(subject.handleEvents(receiveOutput: { _ in withExtendedLifetime(probe) {} }))
    }
    #expect(weakProbe == nil)
  }

  @Test func `the registry does not grow with objects that are gone`() {
    for _ in 0..<10_000 { _ = Model().objectWillChange }
    #expect(ObservableObjectRegistry.shared.count < 1_000)
  }

  @Test func `a new object at an old address has its own publisher`() {
    var publishers: [ObjectIdentifier: ObservableObjectPublisher] = [:]
    for _ in 0..<200 {
      let publisher = Model().objectWillChange
      publishers[ObjectIdentifier(publisher)] = publisher
    }
    #expect(publishers.count == 200)
  }

  @Test func `cancelling twice acts once, and sets hold by identity`() {
    var count = 0
    let token = AnyCancellable { count += 1 }
    var set: Set<AnyCancellable> = []
    var list: [AnyCancellable] = []
    token.store(in: &set)
    token.store(in: &set)
    token.store(in: &list)
    #expect(set.count == 1 && list.count == 1)
    token.cancel()
    token.cancel()
    #expect(count == 1)
  }

  @Test func `demand adds, subtracts and stays unlimited`() {
    #expect(Subscribers.Demand.max(2) + 3 == .max(5))
    #expect(Subscribers.Demand.unlimited - 1 == .unlimited)
    #expect(Subscribers.Demand.max(1) - .max(4) == Subscribers.Demand.none)
    #expect(Subscribers.Demand.max(Int.max) + .max(Int.max) == .unlimited)
    #expect(Subscribers.Demand.max(3) > 2)
    #expect(Subscribers.Demand.unlimited.max == nil)
  }
}
