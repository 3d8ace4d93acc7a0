import SwiftUI

/// Symbols in every rendering mode, at the size of text and large.
struct SymbolLab: View {
  private let names = [
    "xmark.circle.fill", "exclamationmark.triangle.fill", "checkmark.circle",
    "envelope.circle.fill",
    "folder.badge.plus", "person.crop.circle.badge.plus", "bell.badge.fill", "lock.shield.fill",
    "square.and.arrow.up", "8.square.fill", "heart.fill", "bookmark",
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        row("monochrome") { $0.symbolRenderingMode(.monochrome) }
        row("hierarchical") { $0.symbolRenderingMode(.hierarchical) }
        row("palette") { $0.symbolRenderingMode(.palette).foregroundStyle(.orange, .teal) }
        row("two styles") { $0.foregroundStyle(.white, .blue) }
        row("multicolor") { $0.symbolRenderingMode(.multicolor) }
        row("one inside two") { $0.foregroundStyle(.red).foregroundStyle(.green, .blue) }
      }
      .padding()
    }
  }

  private func row<Symbol: View>(
    _ title: String, @ViewBuilder symbol: @escaping (Image) -> Symbol
  ) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      HStack(spacing: 12) { symbols(symbol, of: title) }
      HStack(spacing: 12) { symbols(symbol, of: title) }.font(.system(size: 56))
    }
  }

  private func symbols<Symbol: View>(
    _ symbol: @escaping (Image) -> Symbol, of title: String
  ) -> some View {
    ForEach(names, id: \.self) { name in
      symbol(Image(systemName: name)).accessibilityIdentifier("\(title) \(name)")
    }
  }
}
