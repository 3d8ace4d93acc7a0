/// The elements of a tree by id.
///
/// Ids rise and are never given out twice, so a table in pages finds an element faster than a
/// dictionary does and takes a third of its room; a page goes when its last element left.
struct ElementTable {
  private struct Page {
    var slots = [Unmanaged<Element>?](repeating: nil, count: ElementTable.pageSize)
    var count = 0
  }

  /// A page of 64 words is half a kilobyte: little for a short form, and of a long-lived screen no
  /// more stays than its oldest elements need.
  private static let pageBits = 6
  private static let pageSize = 1 << pageBits

  private var pages: [Page?] = []
  private(set) var count = 0

  /// The element stands in the table until it is taken out, and is not kept alive by it.
  subscript(id: ElementID) -> Element? {
    get {
      let (page, slot) = place(of: id)
      guard page >= 0, page < pages.count else { return nil }
      return pages[page]?.slots[slot]?.takeUnretainedValue()
    }
    set {
      if let newValue { insert(newValue, at: id) } else { remove(id) }
    }
  }

  private func place(of id: ElementID) -> (page: Int, slot: Int) {
    (Int(id.rawValue) >> Self.pageBits, Int(id.rawValue) & (Self.pageSize - 1))
  }

  private mutating func insert(_ element: Element, at id: ElementID) {
    let (page, slot) = place(of: id)
    while pages.count <= page { pages.append(nil) }
    if pages[page] == nil { pages[page] = Page() }
    pages[page]?.slots[slot] = .passUnretained(element)
    pages[page]?.count += 1
    count += 1
  }

  private mutating func remove(_ id: ElementID) {
    guard self[id] != nil else { return }
    let (page, slot) = place(of: id)
    pages[page]?.slots[slot] = nil
    pages[page]?.count -= 1
    count -= 1
    if pages[page]?.count == 0 { pages[page] = nil }
  }
}
