package enum TextAlignment: UInt8, Hashable, Sendable { case leading, center, trailing }

package enum TextCase: UInt8, Hashable, Sendable { case uppercase, lowercase }

package enum ColorSchemeName: UInt8, Hashable, Sendable { case light, dark }
