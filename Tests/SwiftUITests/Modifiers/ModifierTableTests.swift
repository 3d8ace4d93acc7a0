import Testing

@MainActor @Suite struct ModifierTableTests {
  @Test func `every public modifier has a row in the table`() throws {
    let missing = try PublicModifiers.all().subtracting(ModifierTable.rows.map(\.name))
    #expect(missing.sorted() == [])
  }

  @Test func `the table names no modifier that is gone`() throws {
    let gone = Set(ModifierTable.rows.map(\.name)).subtracting(try PublicModifiers.all())
    #expect(gone.sorted() == [])
  }

  @Test func `every modifier does something`() async {
    for row in ModifierTable.rows {
      let problem = await row.problem()
      #expect(problem == nil, "\(row.name)")
    }
  }

  @Test func `a modifier is read with its labels`() {
    let source = """
      extension View {
        nonisolated public func one<A: View>(_ a: A, width b: (Int, Int) -> Void = { _, _ in }) {}
        public func two() {}
        func hidden() {}
      }
      """
    #expect(PublicModifiers.modifiers(in: source) == ["one(_:width:)", "two()"])
  }
}
