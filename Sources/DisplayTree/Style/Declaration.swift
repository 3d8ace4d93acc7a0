/// One property of an element's look.
///
/// The few long ones are indirect, since the others, of which a page has many, would grow by them.
package enum Declaration: Hashable, Sendable {
  // Inherited
  indirect case font(FontStyle)
  case fontWeight(Int)
  case fontDesign(FontStyle.Design)
  case fontWidth(Double)
  case italic(Bool)
  case bold(Bool)
  case monospacedDigits
  case foreground(Paint)
  /// What the second and third level of the foreground style are drawn in.
  case secondary(Paint)
  case tertiary(Paint)
  case tint(Paint)
  case textAlignment(TextAlignment)
  case lineLimit(Int?)
  case lineSpacing(Double)
  case textCase(TextCase?)
  case kerning(Double)
  case underline(Bool, Paint?)
  case strikethrough(Bool, Paint?)
  case baselineOffset(Double)
  case selectable(Bool)
  case colorScheme(ColorSchemeName)
  case dynamicType(Double)
  case rightToLeft(Bool)
  /// The language of the texts inside, as a BCP 47 tag.
  case language(String)
  // Of the box
  case alignment(Alignment)
  case spacing(Double?)
  case rowSpacing(Double?)
  case columns([GridTrack])
  case rows([GridTrack])
  case columnSpan(Int)
  indirect case padding(Insets)
  indirect case safeAreaPadding(Insets)
  case width(Double)
  case height(Double)
  case minWidth(Double)
  case maxWidth(Double)
  case minHeight(Double)
  case maxHeight(Double)
  /// Taken by a box that keeps its ideal size.
  case idealWidth(Double)
  case idealHeight(Double)
  case fixedSize(Axes)
  case aspectRatio(Double?, fill: Bool)
  case background(Paint)
  case border(Paint, Double)
  case cornerRadius(Double)
  /// A path follows the box, unless it is absolute: then its points are places in the box.
  indirect case clip(Outline, isAbsolute: Bool = false, isEvenOdd: Bool = false)
  case clipped
  case opacity(Double)
  indirect case shadow(RGBA, radius: Double, x: Double, y: Double)
  case offset(x: Double, y: Double)
  indirect case scale(x: Double, y: Double, anchor: Anchor)
  indirect case rotation(degrees: Double, anchor: Anchor)
  case position(x: Double, y: Double)
  case blur(Double)
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(Double)
  indirect case colorMultiply(RGBA)
  case colorInvert
  case blend(String)
  /// Drawn as one picture before anything outside mixes with it.
  case isolated
  case zIndex(Double)
  case layoutPriority(Double)
  case ignoresSafeArea(EdgeSet)
  case hitTesting(Bool)
  case hidden
  indirect case contentShape(Outline)
  case redacted
  indirect case rowInsets(Insets)
  case rowBackground(Paint)
  case rowSeparator(RowLines<Bool>)
  indirect case rowSeparatorTint(RowLines<Paint>)
  /// Room between the sections of a form or list.
  case sectionSpacing(Double)
  case scrollBackground(Bool)
  case scrollAxes(Axes)
  case scrollIndicators(Bool)
  case scrollDisabled(Bool)
  case transition(Transition)
  /// The element may leave with a transition.
  case leaves
  indirect case animation(AnimationCurve?)
}

extension Declaration {
  /// The property set, whatever the value: the case's own name.
  package var property: Int {
    switch self {
    case .font: 0
    case .fontWeight, .bold: 1
    case .fontDesign: 2
    case .fontWidth: 3
    case .italic: 4
    case .monospacedDigits: 6
    case .foreground: 7
    case .tint: 8
    case .textAlignment: 9
    case .lineLimit: 10
    case .lineSpacing: 11
    case .textCase: 13
    case .kerning: 14
    case .underline: 15
    case .strikethrough: 16
    case .baselineOffset: 17
    case .selectable: 19
    case .colorScheme: 20
    case .dynamicType: 21
    case .rightToLeft: 22
    case .alignment: 23
    case .spacing: 24
    case .rowSpacing: 25
    case .columns: 26
    case .columnSpan: 27
    case .padding: 28
    case .width: 29
    case .height: 30
    case .minWidth: 31
    case .maxWidth: 32
    case .minHeight: 33
    case .maxHeight: 34
    case .idealWidth: 35
    case .idealHeight: 36
    case .fixedSize: 37
    case .aspectRatio: 38
    case .background: 39
    case .border: 40
    case .cornerRadius: 41
    case .clip: 42
    case .clipped: 43
    case .opacity: 44
    case .shadow: 45
    case .offset: 46
    case .scale: 47
    case .rotation: 48
    case .position: 49
    case .blur: 50
    case .brightness: 51
    case .contrast: 52
    case .saturation: 53
    case .grayscale: 54
    case .hueRotation: 55
    case .colorMultiply: 56
    case .colorInvert: 57
    case .blend: 58
    case .zIndex: 59
    case .layoutPriority: 60
    case .ignoresSafeArea: 61
    case .hitTesting: 62
    case .hidden: 63
    case .contentShape: 64
    case .redacted: 65
    case .rowInsets: 66
    case .rowBackground: 67
    case .rowSeparator: 68
    case .scrollBackground: 69
    case .scrollAxes: 70
    case .scrollIndicators: 71
    case .scrollDisabled: 72
    case .transition: 73
    case .animation: 74
    case .safeAreaPadding: 75
    case .secondary: 76
    case .tertiary: 77
    case .rowSeparatorTint: 78
    case .sectionSpacing: 79
    case .leaves: 80
    case .rows: 81
    case .isolated: 82
    case .language: 83
    }
  }
}
