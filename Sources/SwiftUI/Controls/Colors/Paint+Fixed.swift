import DisplayTree

extension Paint {
  /// The colour that the paint shows on a light or dark page; black where it depends on the place.
  func fixed(isDark: Bool) -> RGBA {
    switch self {
    case .color(let light, let dark): isDark ? dark : light
    case .named(let name): name.fixed(isDark: isDark)
    case .accent: NamedColor.blue.fixed(isDark: isDark)
    case .level: NamedColor.label.fixed(isDark: isDark)
    case .opacity(let paint, let share): paint.fixed(isDark: isDark).faded(to: share)
    case .gradient(let gradient):
      gradient.stops.first?.paint.fixed(isDark: isDark) ?? NamedColor.label.fixed(isDark: isDark)
    case .material: NamedColor.background.fixed(isDark: isDark)
    case .clear: RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    }
  }
}

extension RGBA {
  fileprivate func faded(to share: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * share)
  }

  fileprivate init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255)
  }
}

extension NamedColor {
  /// The system's colours as Apple's Human Interface Guidelines list them, without their opacity.
  fileprivate func fixed(isDark: Bool) -> RGBA {
    let (light, dark) = hexadecimal
    return RGBA(hex: isDark ? dark : light)
  }

  private var hexadecimal: (light: UInt32, dark: UInt32) {
    switch self {
    case .red: (0xFF3B30, 0xFF453A)
    case .orange: (0xFF9500, 0xFF9F0A)
    case .yellow: (0xFFCC00, 0xFFD60A)
    case .green: (0x34C759, 0x30D158)
    case .mint: (0x00C7BE, 0x63E6E2)
    case .teal: (0x30B0C7, 0x40C8E0)
    case .cyan: (0x32ADE6, 0x64D2FF)
    case .blue: (0x007AFF, 0x0A84FF)
    case .indigo: (0x5856D6, 0x5E5CE6)
    case .purple: (0xAF52DE, 0xBF5AF2)
    case .pink: (0xFF2D55, 0xFF375F)
    case .brown: (0xA2845E, 0xAC8E68)
    case .gray: (0x8E8E93, 0x8E8E93)
    case .gray2: (0xAEAEB2, 0x636366)
    case .gray3: (0xC7C7CC, 0x48484A)
    case .gray4: (0xD1D1D6, 0x3A3A3C)
    case .gray5: (0xE5E5EA, 0x2C2C2E)
    case .gray6: (0xF2F2F7, 0x1C1C1E)
    case .label: (0x000000, 0xFFFFFF)
    case .label2, .label3, .label4, .placeholder: (0x3C3C43, 0xEBEBF5)
    case .separator: (0x3C3C43, 0x545458)
    case .opaqueSeparator: (0xC6C6C8, 0x38383A)
    case .link: (0x007AFF, 0x0984FF)
    case .background, .background3: (0xFFFFFF, 0x000000)
    case .background2: (0xF2F2F7, 0x1C1C1E)
    case .grouped, .grouped3: (0xF2F2F7, 0x000000)
    case .grouped2: (0xFFFFFF, 0x1C1C1E)
    case .fill, .fill2: (0x787880, 0x787880)
    case .fill3: (0x767680, 0x767680)
    case .fill4: (0x747480, 0x747480)
    }
  }
}
