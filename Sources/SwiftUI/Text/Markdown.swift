import DisplayTree

/// The inline Markdown that SwiftUI reads in localised keys: emphasis, code, strikethrough, links.
///
/// Source: CommonMark 0.31, sections 6.1–6.4, and GitHub's strikethrough. Foundation on Linux brings
/// no Markdown. A mark without its partner is text. Attributes (`^[…](inflect: true)`) are taken off:
/// there is no grammar agreement off Apple platforms.
enum Markdown {
  /// The characters that can begin markup.
  static let marks: Set<UInt8> = Set("*_`[~\\".utf8)

  /// The text with its marks made plain characters, to be put into a source.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { marks.contains($0) || $0 == UInt8(ascii: "^") })
    else { return text }
    return text.reduce(into: "") { result, character in
      if character == "^" || character.utf8.allSatisfy(marks.contains) { result += "\\" }
      result.append(character)
    }
  }

  static func runs(of source: String, style: Style) -> [TextRun] {
    var parser = Parser(source: Array(source))
    return parser.parse(style: style, link: nil, until: parser.source.count)
  }

  private struct Parser {
    let source: [Character]
    var position = 0

    init(source: [Character]) { self.source = source }

    mutating func parse(style: Style, link: String?, until end: Int) -> [TextRun] {
      var runs: [TextRun] = []
      var plain = ""
      func flush() {
        if !plain.isEmpty { runs.append(TextRun(text: plain, style: style, link: link)) }
        plain = ""
      }
      while position < end {
        if source[position] == "\\", position + 1 < end, source[position + 1].isMarkupPunctuation {
          plain.append(source[position + 1])
          position += 2
        } else if let span = span(at: position, before: end) {
          flush()
          runs += inner(of: span, style: style, link: link)
          position = span.end
        } else {
          plain.append(source[position])
          position += 1
        }
      }
      flush()
      return runs
    }

    private mutating func inner(of span: Span, style: Style, link: String?) -> [TextRun] {
      var styled = Style()
      if let declaration = span.declaration { styled.append(declaration) }
      for declaration in style.declarations { styled.inherit(declaration) }
      if span.isLiteral {
        return [TextRun(text: String(source[span.content]), style: styled, link: link)]
      }
      position = span.content.lowerBound
      return parse(style: styled, link: span.link ?? link, until: span.content.upperBound)
    }

    private struct Span {
      let content: Range<Int>
      let end: Int
      var declaration: Declaration?
      var link: String?
      var isLiteral = false
    }

    private func span(at start: Int, before end: Int) -> Span? {
      switch source[start] {
      case "`": delimited("`", at: start, before: end, .fontDesign(.monospaced), isLiteral: true)
      case "*": strong("*", at: start, before: end)
      case "_": strong("_", at: start, before: end)
      case "~": delimited("~~", at: start, before: end, .strikethrough(true, nil))
      case "[": link(at: start, before: end)
      case "^": attributed(at: start, before: end)
      default: nil
      }
    }

    private func strong(_ mark: String, at start: Int, before end: Int) -> Span? {
      delimited(mark + mark, at: start, before: end, .bold(true))
        ?? delimited(mark, at: start, before: end, .italic(true))
    }

    private func delimited(
      _ mark: String, at start: Int, before end: Int, _ declaration: Declaration,
      isLiteral: Bool = false
    ) -> Span? {
      let mark = Array(mark)
      let content = start + mark.count
      guard matches(mark, at: start, before: end), content < end, !source[content].isWhitespace
      else { return nil }
      var close = content + 1
      while close + mark.count <= end {
        if matches(mark, at: close, before: end), !source[close - 1].isWhitespace {
          return Span(
            content: content..<close, end: close + mark.count, declaration: declaration,
            isLiteral: isLiteral)
        }
        close += 1
      }
      return nil
    }

    private func matches(_ mark: [Character], at start: Int, before end: Int) -> Bool {
      start + mark.count <= end && source[start..<start + mark.count].elementsEqual(mark)
    }

    /// `^[two apples](inflect: true)`: the text, without the attributes.
    private func attributed(at start: Int, before end: Int) -> Span? {
      guard start + 1 < end, source[start + 1] == "[",
        var span = link(at: start + 1, before: end)
      else { return nil }
      span.link = nil
      return span
    }

    private func link(at start: Int, before end: Int) -> Span? {
      guard let close = source[start..<end].firstIndex(of: "]"), close + 1 < end,
        source[close + 1] == "(", let last = source[close..<end].firstIndex(of: ")")
      else { return nil }
      let address = String(source[close + 2..<last])
      return Span(content: start + 1..<close, end: last + 1, link: address)
    }
  }
}

extension Character {
  /// ASCII punctuation, which a backslash makes plain (CommonMark 0.31, section 2.4).
  fileprivate var isMarkupPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}
