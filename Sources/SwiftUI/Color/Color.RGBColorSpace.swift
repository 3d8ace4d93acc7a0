import DisplayTree
import Foundation

extension Color {
  /// What the red, green and blue of a colour are shares of.
  ///
  /// Source: Apple's SwiftUI, `Color.RGBColorSpace`. Colours of Display P3 that sRGB lacks are drawn as
  /// the nearest in each channel.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The colour space of the web.
    case sRGB
    /// The same colours by amount of light: 0.5 is half the light of 1.
    case sRGBLinear
    /// The wider one of Apple's screens.
    case displayP3
  }
}

extension Color.RGBColorSpace {
  /// The same colour in sRGB.
  func color(_ red: Double, _ green: Double, _ blue: Double, alpha: Double) -> RGBA {
    let parts = sRGB([red, green, blue])
    return RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  private func sRGB(_ parts: [Double]) -> [Double] {
    switch self {
    case .sRGB: return parts
    case .sRGBLinear: return parts.map(Self.encoded)
    case .displayP3:
      let light = parts.map(Self.linear)
      return Self.displayP3ToSRGB.map { row in
        let part = zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }
        return min(max(Self.encoded(part), 0), 1)
      }
    }
  }

  /// From light to what is stored (IEC 61966-2-1; odd, so that negative parts stay negative).
  private static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let stored = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -stored : stored
  }

  /// From what is stored to light.
  private static func linear(_ stored: Double) -> Double {
    let size = abs(stored)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return stored < 0 ? -light : light
  }

  /// Linear Display P3 to linear sRGB: both have white D65 (CSS Color 4, 10.4 and sample code).
  private static let displayP3ToSRGB = [
    [1.2249401762805598, -0.22494017628055996, 0],
    [-0.042056954709688163, 1.0420569547096881, 0],
    [-0.019637554590334432, -0.078636045550631889, 1.0982736001409664],
  ]
}
