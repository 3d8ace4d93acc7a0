import DisplayTree
import ViewGraph

/// The fields of one screen that take part in focus states, and where the focus is.
@MainActor final class FocusRegistry {
  private struct Entry {
    let element: Element
    var targets: [FocusTarget]
    let order: Int

    /// Of a field and a switch with one name the field is meant, else the one that came first.
    @MainActor var rank: (Int, Int) {
      switch element.kind {
      case .textField, .secureField, .textEditor: (0, order)
      default: (1, order)
      }
    }
  }

  /// The element that has the focus in the browser, as far as is known.
  private(set) var focused: ElementID?
  private var entries: [ElementID: Entry] = [:]
  /// Views that are no control, to which assistive technology is led.
  private var places: [AccessibilityPlace] = []
  private var wanted: [any FocusWish] = []
  private var nextOrder = 0
  private unowned let host: ViewHost

  init(host: ViewHost) { self.host = host }

  func register(_ element: Element, _ targets: [FocusTarget]) {
    if targets.isEmpty {
      entries[element.id] = nil
      return
    }
    let order = entries[element.id]?.order ?? nextOrder
    nextOrder += 1
    entries[element.id] = Entry(element: element, targets: targets, order: order)
  }

  func unregister(_ element: Element) {
    if focused == element.id {
      focused = nil
      forget(targets(of: element.id))
    }
    entries[element.id] = nil
  }

  /// The field with the focus is gone: nobody has it, unless another one took its place.
  private func forget(_ targets: [FocusTarget]) {
    host.graph.afterPass { [weak self] in
      guard let self else { return }
      let taken = focused.map(self.targets) ?? []
      for target in targets where !taken.contains(target) { target.lost() }
    }
  }

  func register(_ place: AccessibilityPlace) {
    places.removeAll { $0.owner === place.owner }
    places.append(place)
  }

  func unregister(placeOf owner: AnyObject) {
    if let gone = places.first(where: { $0.owner === owner })?.element(), focused == gone.id {
      focused = nil
    }
    places.removeAll { $0.owner === owner }
  }

  /// A state was set by the author: the focus moves once the pass is through.
  func wants(_ state: any FocusWish) {
    if !wanted.contains(where: { $0 === state }) { wanted.append(state) }
    host.graph.afterPass { [weak self] in self?.resolve() }
  }

  /// Sends the focus where the states ask for it.
  private func resolve() {
    let states = wanted
    wanted.removeAll()
    for state in states {
      let candidates = entries.values.filter { entry in
        entry.targets.contains { $0.state === state && $0.isWanted() }
      }
      if let first = candidates.min(by: { $0.rank < $1.rank }) {
        move(to: first.element.id)
      } else if let place = places.first(where: { $0.isWanted(by: state) }) {
        if let element = place.element() { move(to: element.id) }
      } else {
        state.giveUp()
        if let focused, targets(of: focused).contains(where: { $0.state === state }) {
          move(to: nil)
        }
      }
    }
  }

  private func move(to id: ElementID?) {
    guard id != focused else { return }
    if let focused { leave(focused) }
    focused = id
    if let id { enter(id) }
    host.tree.request(.focus(id))
  }

  /// The browser says that an element got the focus.
  func gained(_ id: ElementID) {
    guard focused != id else { return }
    if let focused { leave(focused) }
    focused = id
    enter(id)
  }

  /// The browser says that an element lost the focus.
  func lost(_ id: ElementID) {
    guard focused == id else { return }
    focused = nil
    leave(id)
  }

  private func enter(_ id: ElementID) {
    for target in targets(of: id) { target.gained() }
  }

  private func leave(_ id: ElementID) {
    for target in targets(of: id) { target.lost() }
  }

  private func targets(of id: ElementID) -> [FocusTarget] {
    let led = places.filter { $0.element()?.id == id }.map(\.target)
    return (entries[id]?.targets ?? []) + led
  }
}

/// A focus state, whatever its values are.
protocol FocusWish: AnyObject {
  /// Nothing on the screen is what the state asks for.
  func giveUp()
}

extension FocusLocation: FocusWish {}
