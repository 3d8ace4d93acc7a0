import Foundation

/// Reads a `.strings` file: `"key" = "text";` with comments, in UTF-8 or UTF-16.
///
/// An XML property list under that ending is read too. After a mistake the rest of the file is
/// left out and the issue names the line.
package struct StringsFile {
  package private(set) var texts: [String: String] = [:]
  package private(set) var issues: [ResourceIssue] = []

  package init(_ url: URL) {
    do {
      let data = try ResourceReader.data(url)
      if data.starts(with: Data("<?xml".utf8)) || data.starts(with: Data("bplist".utf8)) {
        texts = try ResourceReader.propertyList(url).compactMapValues { $0 as? String }
        return
      }
      guard let content = Self.decode(data) else {
        throw ResourceIssue(url, "is neither UTF-8 nor UTF-16")
      }
      var parser = StringsFileParser(content)
      do {
        while let (key, text) = try parser.entry() { texts[key] = text }
      } catch {
        throw ResourceIssue(url, line: parser.line, error.reason)
      }
    } catch {
      issues.append(error as? ResourceIssue ?? ResourceIssue(url, "\(error)"))
    }
  }

  /// By byte order mark, else UTF-8, else UTF-16 in the order its zero bytes show.
  private static func decode(_ data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) { return utf16(data.dropFirst(2), isBigEndian: false) }
    if data.starts(with: [0xFE, 0xFF]) { return utf16(data.dropFirst(2), isBigEndian: true) }
    let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    let zero = bytes.prefix(2).firstIndex(of: 0)
    if let zero { return utf16(bytes, isBigEndian: zero == bytes.startIndex) }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func utf16(_ data: Data, isBigEndian: Bool) -> String? {
    let bytes = Array(data)
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: 0, to: bytes.count, by: 2).map { index in
      let high = bytes[isBigEndian ? index : index + 1]
      let low = bytes[isBigEndian ? index + 1 : index]
      return UInt16(high) << 8 | UInt16(low)
    }
    return String(validating: units, as: UTF16.self)
  }
}
