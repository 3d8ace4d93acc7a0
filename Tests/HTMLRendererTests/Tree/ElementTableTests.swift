import DisplayTree
import Testing

@MainActor struct ElementTableTests {
  private let fake = FakeTree()

  @Test func `elements are found by id over many pages, and no others are`() {
    let texts = (0..<300).map { fake.text("\($0)") }
    for text in texts { #expect(fake.tree.element(text.id) === text) }
    #expect(fake.tree.count == 300)
    #expect(fake.tree.element(ElementID(0)) == nil)
    #expect(fake.tree.element(ElementID(-1)) == nil)
    #expect(fake.tree.element(ElementID(301)) == nil)
    #expect(fake.tree.element(ElementID(.max)) == nil)
  }

  @Test func `an element that left is not found, also when a whole page left`() {
    let texts = (0..<200).map { fake.text("\($0)") }
    for text in texts[..<150] { fake.tree.remove(text) }
    fake.tree.remove(texts[0])
    #expect(fake.tree.count == 50)
    #expect(texts[..<150].allSatisfy { fake.tree.element($0.id) == nil })
    #expect(texts[150...].allSatisfy { fake.tree.element($0.id) === $0 })
  }

  @Test(arguments: [0, 1, 2, 3]) func `children come back in order`(count: Int) {
    let texts = (0..<count).map { fake.text("\($0)") }
    let stack = fake.make(.vstack, texts)
    #expect(stack.children.map(\.id) == texts.map(\.id))
    #expect((stack.onlyChild == nil) == (count != 1))
  }

  @Test func `a sizing keeps its parts apart`() {
    var sizing = Sizing(fixed: .horizontal, expands: .both, ratio: .fill)
    sizing.fixed = .vertical
    #expect(sizing == Sizing(fixed: .vertical, expands: .both, ratio: .fill))
    sizing.ratio = nil
    sizing.expands = []
    #expect(sizing == Sizing(fixed: .vertical))
  }
}
