package enum TextAlignment: UInt8, Hashable, Sendable { case leading, center, trailing }

package enum Truncation: UInt8, Hashable, Sendable { case head, middle, tail }

package enum TextCase: UInt8, Hashable, Sendable { case uppercase, lowercase }

package enum ColorSchemeName: UInt8, Hashable, Sendable { case light, dark }
