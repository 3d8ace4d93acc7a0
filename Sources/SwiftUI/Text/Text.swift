import DisplayTree
import Foundation

/// Lines of text that are read, not edited.
///
/// A literal is a key that is looked up in the app's string tables in the session's language; a
/// `String` value is shown as it is.
///
/// Source: Apple's SwiftUI, `Text`.
public struct Text: Equatable {
  /// The characters, or the key of a localised text; empty where the details say all.
  let string: String
  /// What else there is to the text; nil where the string is shown as it is.
  private let details: TextDetails?

  private init(_ string: String, _ details: TextDetails?) {
    self.string = string
    self.details = details
  }

  private init(_ content: TextDetails.Content) { self.init("", TextDetails(content)) }

  /// The characters as they are, looked up nowhere.
  public init(verbatim content: String) { self.init(content, nil) }

  /// The characters of a value as they are; a literal is a key instead.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(String(content), nil) }

  /// A text whose key is looked up in a table, "Localizable" unless set, of a bundle or else of all
  /// of the app's. The comment is for translators and not read here.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let table = tableName != nil || bundle != nil ? StringTable(tableName, bundle) : nil
    self.init(key.key, TextDetails.localized(key.values, from: table))
  }

  /// Disfavoured, since an attributed string can be a literal, too, and a literal is a key.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// A picture among the words; without a text of its own.
  public init(_ image: Image) { self.init(.image(image)) }

  /// A value in a format, in the session's language unless the format has a locale of its own.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(FormattedText(input, format)))
  }

  /// Two dates as a range, in the session's language.
  public init(_ dates: ClosedRange<Date>) {
    let range = dates.lowerBound..<dates.upperBound
    self.init(.formatted(FormattedText(range, Date.IntervalFormatStyle())))
  }

  /// The same for the beginning and end of an interval.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// A value of Foundation as the formatter spells it, now and in the formatter's language.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(formatter.string(for: subject) ?? "", nil)
  }

  /// Foundation's dates are no `ReferenceConvertible` off Apple platforms.
  public init(_ subject: Date, formatter: Formatter) {
    self.init(formatter.string(for: subject) ?? "", nil)
  }

  /// An object of Foundation as the formatter spells it, now and in the formatter's language.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(formatter.string(for: subject) ?? "", nil)
  }

  /// A date or a time of day in the session's language.
  ///
  /// Source: Apple's SwiftUI, `Text.init(_:style:)`. The time zone is the server's, not that of the
  /// environment.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

  /// One text after the other, each in its own style.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.concatenation(lhs, rhs)) }

  /// The same text with one more declaration.
  func with(_ declaration: Declaration) -> Text {
    Text(string, (details ?? .verbatim).with(declaration))
  }

  private var content: TextDetails.Content { details?.content ?? .verbatim }

  /// Outermost last; they apply to this text alone.
  private var modifiers: [Declaration] { details?.modifiers ?? [] }

  /// The table that a key is looked up in when it is not the usual one.
  final class StringTable: Equatable {
    let name: String?
    let bundle: Bundle?

    init(_ name: String?, _ bundle: Bundle?) {
      self.name = name
      self.bundle = bundle
    }

    static func == (a: StringTable, b: StringTable) -> Bool {
      a.name == b.name && a.bundle == b.bundle
    }
  }
}

extension Text {
  /// The parts of the text with their styles, in a session's language.
  func runs(in environment: EnvironmentValues, style outer: Style = Style()) -> [TextRun] {
    var style = Style()
    for modifier in modifiers.reversed() { style.inherit(modifier) }
    for declaration in outer.declarations { style.inherit(declaration) }
    switch content {
    case .concatenation(let a, let b):
      return a.runs(in: environment, style: style) + b.runs(in: environment, style: style)
    case .attributed(let string):
      return string.textRuns(style: style)
    case .image(let image):
      return [TextRun(text: "", style: style, symbol: image.systemName)]
    default:
      return [TextRun(text: plainText(in: environment), style: style)]
    }
  }

  /// The characters alone.
  func plainText(in environment: EnvironmentValues) -> String {
    switch content {
    case .verbatim: string
    case .localized(let values, let table):
      LocalizedStringKey(string, values).resolved(
        in: environment, table: table?.name, bundle: table?.bundle)
    case .date(let date, let style): style.format(date, in: environment)
    case .formatted(let formatted): formatted.text(in: environment.locale)
    case .image: ""
    case .attributed(let string): String(string.characters)
    case .concatenation(let a, let b):
      a.plainText(in: environment) + b.plainText(in: environment)
    }
  }

  private var isPlain: Bool {
    switch content {
    case .verbatim, .date, .formatted: true
    case .localized: !keyHasMarkdown
    default: false
    }
  }

  /// Whether the key itself may hold Markdown; what is interpolated never counts.
  private var keyHasMarkdown: Bool { string.utf8.contains { Markdown.marks.contains($0) } }

  private var dependsOnLanguage: Bool {
    switch content {
    case .verbatim, .image, .attributed: false
    default: true
    }
  }
}

extension Text: View, DecorableLeaf {
  /// A primitive view: it has no body to run.
  public typealias Body = Never

  var kind: Element.Kind { .text }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    let environment = context.environment
    for modifier in modifiers.reversed() { description.style.inherit(modifier) }
    if isPlain {
      description.text = plainText(in: environment)
    } else {
      let runs = markdownRuns(in: environment) ?? self.runs(in: environment)
      description.runs = runs
      description.text = runs.map(\.text).joined()
    }
  }

  @MainActor func observe(in context: ElementContext) {
    if dependsOnLanguage { _ = context.environment.locale }
  }

  func changes(from old: Text) -> Aspects {
    let hasSameStyle = details === old.details || modifiers == old.modifiers
    if string == old.string, details === old.details || content == old.content {
      return hasSameStyle ? [] : isPlain ? .style : [.style, .text]
    }
    return hasSameStyle ? .text : [.text, .style]
  }

  var observedAspects: Aspects { .text }

  /// A key with Markdown in it ("see [our terms](https://…)") becomes styled runs.
  private func markdownRuns(in environment: EnvironmentValues) -> [TextRun]? {
    guard case .localized(let values, let table) = content, keyHasMarkdown else { return nil }
    var style = Style()
    for modifier in modifiers.reversed() { style.inherit(modifier) }
    // What people typed is no markup.
    let key = LocalizedStringKey(string, values.mapStrings(Markdown.escaped))
    let source = key.resolved(in: environment, table: table?.name, bundle: table?.bundle)
    return Markdown.runs(of: source, style: style)
  }
}

extension AttributedString {
  func textRuns(style: Style) -> [TextRun] {
    runs.map { run in
      TextRun(
        text: String(self[run.range].characters), style: style, link: run.link?.absoluteString)
    }
  }
}

extension Text {
  /// Which part of a date is shown, and how long.
  public struct DateStyle: Equatable, Hashable, Sendable {
    enum Kind: Hashable { case time, date }
    let kind: Kind

    /// The time of day to the minute, such as "9:41 AM".
    public static let time = DateStyle(kind: .time)
    /// Day, month by its name and year, such as "June 8, 2026".
    public static let date = DateStyle(kind: .date)

    func format(_ date: Date, in environment: EnvironmentValues) -> String {
      let format: Date.FormatStyle =
        kind == .time
        ? Date.FormatStyle(date: .omitted, time: .shortened)
        : Date.FormatStyle(date: .long, time: .omitted)
      return date.formatted(format.locale(environment.locale))
    }
  }
}
