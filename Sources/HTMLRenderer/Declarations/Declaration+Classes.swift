import DisplayTree

extension Markup {
  /// Appends the classes that a declaration stands for, each with a space before it.
  mutating func classes(_ declaration: Declaration) {
    switch declaration {
    case .font(let font): classes(font)
    case .alignment(let alignment): classes(alignment)
    case .width: raw(" w")
    case .idealWidth(let width): if width.isFinite { raw(" iw") }
    case .idealHeight(let height): if height.isFinite { raw(" ih") }
    case .height: raw(" h bounded")
    case .maxHeight(let height): if height.isFinite { raw(" mh bounded") }
    case .maxWidth(let width): if width.isFinite { raw(" mw") }
    case .fixedSize(let axes):
      if axes.contains(.horizontal) { raw(" fixw") }
      if axes.contains(.vertical) { raw(" fixh") }
    case .aspectRatio(_, let fill): raw(fill ? " ratio cover" : " ratio contain")
    case .background(.material): raw(" material")
    case .border: raw(" bordered")
    case .clipped, .clip, .cornerRadius: raw(" clip")
    case .hidden: raw(" gone")
    case .hitTesting(false): raw(" nohit")
    case .opacity(let opacity): if opacity <= 0 { raw(" nohit") }
    case .redacted: raw(" redacted")
    case .rows: raw(" sideways")
    case .position: raw(" positioned")
    case .colorScheme(let scheme): raw(scheme == .dark ? " dark" : " light")
    case .lineLimit(let limit): if let limit { raw(limit == 1 ? " oneline" : " clamp") }
    case .dynamicType: raw(" scaled")
    case .selectable(let on): raw(on ? " selectable" : " unselectable")
    case .ignoresSafeArea: raw(" bleed")
    case .rowSeparator(let lines):
      if lines.top == false { raw(" notop") }
      if lines.bottom == false { raw(" nobottom") }
    case .rowBackground(.clear): raw(" bare")
    case .rowSeparatorTint(let lines):
      if lines.top != nil { raw(" tinttop") }
    case .scrollBackground(false): raw(" noback")
    case .scrollAxes(let axes):
      if axes.contains(.horizontal) { raw(" sx") }
      if axes.contains(.vertical) { raw(" sy") }
    case .scrollIndicators(false): raw(" nobars")
    case .scrollDisabled(true): raw(" noscroll")
    case .transition(let transition): classes(transition)
    case .leaves: raw(" leaves")
    case .animation(let curve): raw(curve == nil ? " still" : " animated")
    case .foreground(let paint): classes(paint)
    case .padding(let insets): if insets.isNegative { raw(" outset") }
    default: break
    }
  }

  private mutating func classes(_ font: FontStyle) {
    guard case .style(let style) = font.size else { return }
    raw(" f-")
    raw(style.className)
  }

  private mutating func classes(_ alignment: Alignment) {
    switch alignment.horizontal {
    case .leading: raw(" hl")
    case .center: break
    case .trailing: raw(" ht")
    }
    switch alignment.vertical {
    case .top: raw(" vt")
    case .center: break
    case .bottom: raw(" vb")
    case .firstBaseline: raw(" vf")
    case .lastBaseline: raw(" vl")
    }
  }

  private mutating func classes(_ paint: Paint) {
    switch paint {
    case .named(let name):
      raw(" ink c-")
      raw(name.rawValue)
    case .accent: raw(" ink c-accent")
    case .level(let level):
      raw(" l")
      number(min(max(level, 1), 5))
    case .gradient: raw(" gradient")
    default: raw(" ink")
    }
  }

  private mutating func classes(_ transition: Transition) {
    switch transition {
    case .identity: break
    case .opacity: raw(" in-fade")
    case .scale: raw(" in-scale")
    case .move(let edge): raw(edge.className)
    case .push(let edge):
      raw(edge.className)
      raw(" in-fade")
    case .slide: raw(" in-leading")
    case .combined(let first, let second):
      classes(first)
      classes(second)
    }
  }
}

extension Insets {
  var isNegative: Bool { top < 0 || leading < 0 || bottom < 0 || trailing < 0 }
}

extension Presentation.Edge {
  fileprivate var className: StaticString {
    switch self {
    case .top: " in-top"
    case .leading: " in-leading"
    case .bottom: " in-bottom"
    case .trailing: " in-trailing"
    }
  }
}

extension FontStyle.TextStyle {
  var className: StaticString {
    switch self {
    case .extraLargeTitle: "extralarge"
    case .extraLargeTitle2: "extralarge2"
    case .largeTitle: "largetitle"
    case .title: "title"
    case .title2: "title2"
    case .title3: "title3"
    case .headline: "headline"
    case .body: "body"
    case .callout: "callout"
    case .subheadline: "subheadline"
    case .footnote: "footnote"
    case .caption: "caption"
    case .caption2: "caption2"
    }
  }
}
