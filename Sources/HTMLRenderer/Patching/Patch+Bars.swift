import DisplayTree

extension Patch {
  /// Brings the bars of a page up to date: item by item where the rest of a bar stays.
  mutating func bars(_ page: Element) {
    let new = PageBars(of: page, page.describe())
    guard let old = renderer.memory.bars[page.id] else { return }
    renderer.remember(new, of: page)
    if old.frame.isLargeTitle != new.frame.isLargeTitle { update(page, .style) }
    let isMixed = new.exchangesItems(with: old)
    let isRenamed = old.frame.isRenamed(to: new.frame)
    if isMixed || old.hasTopBar != new.hasTopBar || old.frame != new.frame && !isRenamed {
      draw(.top, of: page, new.top) { $0.topBar(new, of: page) }
    } else {
      if old.frame != new.frame { rename(page, new.frame) }
      change(from: old.leading, to: new.leading, in: .leading, of: page)
      change(from: old.trailing, to: new.trailing, in: .trailing, of: page)
    }
    if isMixed || old.bottom.isEmpty != new.bottom.isEmpty {
      draw(.bottom, of: page, new.bottom) { $0.bottomBar(new, of: page) }
    } else {
      change(from: old.bottom, to: new.bottom, in: .bottomItems, of: page)
    }
  }

  private mutating func rename(_ page: Element, _ frame: PageBars.Frame) {
    guard frame.isLargeTitle, frame.principal.isEmpty else { return }
    begin("t", page.id, .echo)
    argument(frame.title ?? "")
    end()
  }

  private mutating func draw(
    _ part: Part, of page: Element, _ items: [ElementID], _ body: (inout Renderer) -> Void
  ) {
    begin("c", page.id, part)
    html(body)
    end()
    settle(items.compactMap { page.tree.element($0) })
  }

  private mutating func change(
    from old: [ElementID], to new: [ElementID], in part: Part, of page: Element
  ) {
    let order = Reordering(from: old, to: new)
    apply(order, to: page.id, part)
    remove(order.removed)
  }
}
