/// The style declarations that a provider asks for, in the order in which they apply.
///
/// Declarations that inherit (font, colour, tint) reach the descendants; the others draw or shape
/// the element's own box.
package struct Style: Hashable, Sendable {
  package private(set) var declarations: [Declaration] = []

  package init(_ declarations: [Declaration] = []) {
    self.declarations = declarations
  }

  /// Adds a declaration unless one of the same property, from further inside, stands already.
  package mutating func inherit(_ declaration: Declaration) {
    guard !declarations.contains(where: { $0.property == declaration.property }) else { return }
    declarations.append(declaration)
  }

  /// Adds a declaration whatever stands there.
  package mutating func append(_ declaration: Declaration) {
    declarations.append(declaration)
  }

  package var isEmpty: Bool { declarations.isEmpty }
}
