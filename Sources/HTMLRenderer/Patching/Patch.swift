import DisplayTree

/// One frame in the making: `[ack,op…]`.
///
/// Order of the ops: symbols, what leaves with a transition, what moves and comes in, removals, then
/// what changed on elements that stay, then effects. An element that is drawn anew takes everything in it along, so changes
/// inside it need no op of their own. An element that gets another parent takes its node along,
/// with focus, caret and whatever the server never hears again.
@MainActor struct Patch {
  /// The ops, each with a comma before it.
  var ops = Markup()
  var renderer: Renderer
  /// Elements whose node is drawn anew in this frame.
  var redrawn: Set<ElementID> = []
  /// Those of them that stand already.
  var drawn: Set<ElementID> = []
  /// Elements whose node moves to another parent.
  var travellers: Set<ElementID> = []
  /// Elements that leave with a transition.
  var departing: Set<ElementID> = []
  /// Elements to be drawn anew for the sake of something inside, in the order of the changes.
  private var owners: [ElementID] = []
  /// Pages whose bars may have changed, in the order of the changes.
  private var barOwners: [Element] = []

  init(renderer: Renderer) { self.renderer = renderer }

  mutating func add(_ changes: Changes) {
    collectRedrawn(changes)
    for restructure in changes.restructured { depart(restructure, changes.departures) }
    for element in changes.moved { prepareMove(of: element) }
    for restructure in changes.restructured { reorder(restructure) }
    for page in barOwners where isUntouched(page) { bars(page) }
    for restructure in changes.restructured { remove(restructure) }
    for (element, aspects) in changes.elements where !isInsideRedrawn(element) {
      if owners.contains(element.id) || drawn.contains(element.id) { continue }
      if redrawn.contains(element.id) { redraw(element) } else { update(element, aspects) }
    }
    for owner in owners { redraw(owner: owner) }
    for effect in changes.effects { add(effect) }
  }

  // MARK: Elements drawn anew

  private mutating func collectRedrawn(_ changes: Changes) {
    for (element, aspects) in changes.elements {
      if let picker = element.pickerOfOption {
        redrawOwner(picker)
      } else if element.kind == .page, aspects.contains(.structure) {
        barOwners.append(element)
      } else if aspects.contains(.structure) || needsRedraw(element, aspects) {
        if element.kind == .toolbarItem, let page = element.parent { barOwners.append(page) }
        if let owner = element.isPartOfParent {
          redrawOwner(owner)
        } else {
          redrawn.insert(element.id)
        }
      }
    }
    for restructure in changes.restructured {
      if let picker = restructure.element.pickerOfOption {
        redrawOwner(picker)
      } else if !isPatchable(restructure) {
        if restructure.element.kind == .page {
          barOwners.append(restructure.element)
        } else {
          redrawn.insert(restructure.element.id)
        }
      }
    }
  }

  private mutating func redrawOwner(_ id: ElementID) {
    if redrawn.insert(id).inserted { owners.append(id) }
  }

  private mutating func redraw(owner id: ElementID) {
    guard let owner = renderer.tree.element(id), !isInsideRedrawn(owner), !owner.isNew else {
      return
    }
    redraw(owner)
  }

  private func isInsideRedrawn(_ element: Element) -> Bool {
    redrawnAncestor(of: element) != nil
  }

  /// The element in whose new markup this one comes along.
  func redrawnAncestor(of element: Element) -> Element? {
    guard !redrawn.isEmpty else { return nil }
    var current = element
    while !travellers.contains(current.id), let parent = current.parent {
      if redrawn.contains(parent.id) { return parent }
      current = parent
    }
    return nil
  }

  func isUntouched(_ element: Element) -> Bool {
    !redrawn.contains(element.id) && !isInsideRedrawn(element)
  }

  private mutating func redraw(_ element: Element) {
    begin("h", element)
    html { $0.render(element) }
    end()
    element.tree.markRendered(element)
  }

  // MARK: Writing

  mutating func begin(_ op: StaticString, _ element: Element) {
    begin(op, element.id)
  }

  mutating func begin(_ op: StaticString, _ id: ElementID, _ part: Part? = nil) {
    ops.raw(",[\"")
    ops.raw(op)
    ops.raw("\",")
    guard let part else { return ops.number(id.rawValue) }
    ops.byte(0x22)
    ops.number(id.rawValue)
    ops.raw(part.rawValue)
    ops.byte(0x22)
  }

  mutating func end() { ops.byte(0x5D) }

  /// Appends markup as one JSON string argument.
  mutating func html(_ body: (inout Renderer) -> Void) {
    renderer.out.clear()
    renderer.notation = .markup
    body(&renderer)
    ops.byte(0x2C)
    ops.json(renderer.out)
  }

  /// Appends a JSON string argument.
  mutating func argument(_ string: String) {
    ops.byte(0x2C)
    ops.json(string)
  }
}

extension Element {
  /// The picker that draws the option around this element as plain text into its `<select>`, where
  /// no patch reaches it.
  @MainActor fileprivate var pickerOfOption: ElementID? {
    var isInOption = false
    var element: Element? = self
    while let current = element {
      if current.kind == .option { isInOption = true }
      if current.kind == .picker {
        let showsAll = current.describe().control?.variant.showsEveryOption == true
        return isInOption && !showsAll ? current.id : nil
      }
      element = current.parent
    }
    return nil
  }

  /// The element whose markup this one is drawn into without a node that patches reach.
  fileprivate var isPartOfParent: ElementID? {
    guard kind == .option || kind == .tab else { return nil }
    return parent?.id
  }
}
