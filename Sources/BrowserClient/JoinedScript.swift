/// Modules joined to one script in a function of its own, without comments and idle space.
///
/// Whole lines are dropped (`//`, and from a line that begins with `/*` to one that ends with `*/`),
/// and outside strings the spaces beside punctuation. It is safe for scripts that keep three rules:
/// a string ends on its line (checked), a regular expression holds no quote and no space, and a
/// comment shares no line with code. `EndToEnd/client/clientscript.py` does the same for tests.
enum JoinedScript {
  static func join(_ modules: [[UInt8]]) -> [UInt8] {
    var script = Array("(()=>{\"use strict\";\n".utf8)
    for line in modules.flatMap(kept) {
      script += squeezed(line)
      // A line break is only kept where it could end a statement.
      if let last = line.last, !";,({".utf8.contains(last) { script.append(newline) }
    }
    return script + Array("})();\n".utf8)
  }

  private static func kept(_ module: [UInt8]) -> [ArraySlice<UInt8>] {
    var isInComment = false
    return module.split(separator: newline).map(trimmed).filter { line in
      if isInComment || line.starts(with: "/*".utf8) {
        isInComment = !line.suffix(2).elementsEqual("*/".utf8)
        return false
      }
      return !line.isEmpty && !line.starts(with: "//".utf8)
    }
  }

  private static func squeezed(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var out: [UInt8] = []
    var quote: UInt8?
    var isEscaped = false
    for index in line.indices {
      let byte = line[index]
      if let open = quote {
        if byte == open, !isEscaped { quote = nil }
        isEscaped = byte == backslash && !isEscaped
      } else if quotes.contains(byte) {
        quote = byte
      } else if byte == space, isPunctuation(out.last) || isPunctuation(line[index + 1]) {
        continue
      }
      out.append(byte)
    }
    precondition(quote == nil, "A string in a module of the client spans lines.")
    return out
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = line.firstIndex(where: { $0 != space }),
      let last = line.lastIndex(where: { $0 != space })
    else { return [] }
    return line[first...last]
  }

  private static func isPunctuation(_ byte: UInt8?) -> Bool {
    byte.map { "=<>?:;,(){}|&".utf8.contains($0) } ?? false
  }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
  private static let backslash = UInt8(ascii: "\\")
  private static let quotes = Array("'\"`".utf8)
}
