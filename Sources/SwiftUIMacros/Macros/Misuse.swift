/// A macro in a place or a form where it has no meaning, with the place inside the source it got.
struct Misuse: Error, Equatable {
  let message: String
  /// In UTF-8 bytes from the beginning of the source.
  private(set) var offset = 0
}

extension Misuse {
  static func unknownMacro(_ name: String) -> Misuse {
    Misuse(message: "SwiftUIMacros has no macro '\(name)' of this kind")
  }

  static func previewableOutsidePreview(at offset: Int) -> Misuse {
    Misuse(
      message: "'@Previewable' belongs on a 'var' at the top level of a '#Preview' body",
      offset: offset)
  }
}

/// The mistakes that `@Entry` reports.
extension Misuse {
  static func notAVariable(at offset: Int) -> Misuse {
    Misuse(message: "'@Entry' needs a single instance property declared with 'var'", offset: offset)
  }

  static func notInAContainer(at offset: Int) -> Misuse {
    let names = EntryContainer.allCases.map(\.rawValue).joined(separator: ", ")
    return Misuse(
      message: "'@Entry' belongs on a property in an extension of one of: \(names)", offset: offset)
  }

  static func hasAccessors(at offset: Int) -> Misuse {
    Misuse(
      message: "'@Entry' writes the accessors itself; remove these braces", offset: offset)
  }

  static func missingTypeAndDefault(_ name: String, at offset: Int) -> Misuse {
    Misuse(message: "'\(name)' needs a type or a default value", offset: offset)
  }

  static func missingDefault(_ name: String, type: String, at offset: Int) -> Misuse {
    Misuse(
      message: "'\(name)' needs a default value, because '\(type)' is not written as optional",
      offset: offset)
  }

  static func focusedNotOptional(_ name: String, at offset: Int) -> Misuse {
    Misuse(
      message: "'\(name)' needs an optional type and no value: no focused view may set it",
      offset: offset)
  }
}
