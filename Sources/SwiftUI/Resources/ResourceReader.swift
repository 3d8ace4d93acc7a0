import Foundation

/// Reads a resource whole, within a limit, with the reason in words when it cannot be.
enum ResourceReader {
  /// Far above any catalogue in use; a larger one is a mistake that would stall every session.
  static let maximumByteCount = 32 << 20
  /// Foundation's reader of property lists recurses; real ones nest about four deep.
  static let maximumNesting = 64

  static func data(_ url: URL) throws(ResourceIssue) -> Data {
    do {
      let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      guard size <= maximumByteCount else { throw ResourceIssue(url, "is larger than 32 MB") }
      return try Data(contentsOf: url)
    } catch let issue as ResourceIssue {
      throw issue
    } catch {
      throw ResourceIssue(url, "cannot be read: \(error.localizedDescription)")
    }
  }

  /// The object at the top of a JSON file.
  static func json(_ url: URL) throws(ResourceIssue) -> [String: Any] {
    let data = try data(url)
    do {
      if let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] {
        return object
      }
    } catch {
      let detail = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw ResourceIssue(url, "is no JSON: \(detail ?? error.localizedDescription)")
    }
    throw ResourceIssue(url, "holds no JSON object")
  }

  /// The dictionary at the top of an XML property list.
  static func propertyList(_ url: URL) throws(ResourceIssue) -> [String: Any] {
    let data = try data(url)
    guard !data.starts(with: Data("bplist".utf8)) else {
      throw ResourceIssue(url, "is a binary property list; convert it with plutil -convert xml1")
    }
    guard nesting(of: data) <= maximumNesting else {
      throw ResourceIssue(url, "nests deeper than \(maximumNesting) levels")
    }
    do {
      let value = try PropertyListSerialization.propertyList(from: data, format: nil)
      if let dictionary = value as? [String: Any] { return dictionary }
    } catch {
      throw ResourceIssue(url, "is no property list: \(error.localizedDescription)")
    }
    throw ResourceIssue(url, "holds no dictionary")
  }

  /// How deep the dictionaries and arrays of an XML property list nest.
  private static func nesting(of data: Data) -> Int {
    var depth = 0
    var deepest = 0
    for tag in data.split(separator: UInt8(ascii: "<")) {
      if tag.starts(with: "dict>".utf8) || tag.starts(with: "array>".utf8) {
        depth += 1
        deepest = max(deepest, depth)
      } else if tag.starts(with: "/dict".utf8) || tag.starts(with: "/array".utf8) {
        depth -= 1
      }
    }
    return deepest
  }
}
