/// The body of a preview, parted into the `@Previewable` variables and the rest.
struct PreviewContent {
  private var properties: [String] = []
  private var statements = ""

  init(_ text: SourceText, in body: Range<Int>) throws(Misuse) {
    guard !body.isEmpty else { return }
    let bytes = text.byteRange(of: body)
    let taken = Self.previewables(text, in: body)
    try Self.checkMarkers(text, in: body, except: taken)
    var kept = bytes.lowerBound
    for declaration in taken {
      statements += text[bytes: kept..<text.offset(of: declaration.lowerBound)]
      kept = text.endWithSemicolon(of: declaration, in: body)
      properties.append(Self.property(text, declaration))
    }
    statements += text[bytes: kept..<bytes.upperBound]
  }

  var hasProperties: Bool { !properties.isEmpty }

  var view: String {
    """
    struct __PreviewContent: SwiftUI.View {
    \(properties.joined(separator: "\n"))
    var body: some SwiftUI.View {
    \(statements)
    }
    }

    """
  }

  /// The marked declarations at the top level of the body.
  private static func previewables(_ text: SourceText, in body: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var conditions = 0
    var index = body.lowerBound
    while index < body.upperBound {
      if text[index] == "#" { conditions += conditionStep(text[index + 1]) }
      if conditions == 0, let end = previewableEnd(text, from: index, in: body) {
        found.append(index..<end)
        index = end
      } else {
        index = text.indexAfter(index)
      }
    }
    return found
  }

  /// Reports a marker that stays: the compiler may never expand it in the arguments of a macro.
  private static func checkMarkers(
    _ text: SourceText, in body: Range<Int>, except taken: [Range<Int>]
  ) throws(Misuse) {
    let misplaced = body.first { index in
      text[index] == "@" && text[index + 1] == "Previewable"
        && !taken.contains { $0.contains(index) }
    }
    if let misplaced { throw .previewableOutsidePreview(at: text.offset(of: misplaced)) }
  }

  /// The end of the variable that begins at an index, when it is marked.
  private static func previewableEnd(
    _ text: SourceText, from start: Int, in body: Range<Int>
  ) -> Int? {
    var reader = TokenReader(text: text, index: start, end: body.upperBound)
    guard reader.readAttributes().contains(where: \.isMarker) else { return nil }
    _ = reader.readModifiers()
    guard reader.isAt("var") else { return nil }
    return text.statementEnd(from: reader.index, in: body)
  }

  /// The declaration without its marker.
  private static func property(_ text: SourceText, _ declaration: Range<Int>) -> String {
    var reader = TokenReader(
      text: text, index: declaration.lowerBound, end: declaration.upperBound)
    let attributes = reader.readAttributes().filter { !$0.isMarker }.map { text[$0.indices] }
    let variable = text[reader.index..<declaration.upperBound]
    return (attributes + [variable]).joined(separator: " ")
  }

  /// Variables between `#if` and `#endif` cannot move: the condition would be lost.
  private static func conditionStep(_ directive: String) -> Int {
    switch directive {
    case "if": 1
    case "endif": -1
    default: 0
    }
  }
}

extension SourceText {
  /// Where a statement ends in bytes, together with the semicolon that separates it from the next.
  fileprivate func endWithSemicolon(of statement: Range<Int>, in block: Range<Int>) -> Int {
    let end = statement.upperBound
    let isSeparated = end < block.upperBound && self[end] == ";"
    return byteRange(of: statement.lowerBound..<(isSeparated ? end + 1 : end)).upperBound
  }
}

extension VariableDeclaration.Attribute {
  fileprivate var isMarker: Bool { name == "Previewable" }
}
