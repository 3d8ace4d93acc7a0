import DisplayTree
import Foundation

/// A picture from an address, which the browser loads.
///
/// Source: Apple's SwiftUI, `AsyncImage`. The server never loads it: with an address the phase is
/// `success` from the start, and the browser leaves the room empty until the picture is there. Its
/// size is that of the file, whatever `scale`, and `transaction` has nothing to animate.
nonisolated public struct AsyncImage<Content: View>: View {
  let url: URL?
  let content: (AsyncImagePhase) -> Content

  /// A picture in its own size; without an address there is none.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.url = url
    content = { $0.image ?? Image(remote: nil) }
  }

  /// A picture as `content` changes it, and a placeholder while there is no address.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.url = url
    self.content = { phase in
      if let image = phase.image {
        ViewBuilder.buildEither(first: content(image))
      } else {
        ViewBuilder.buildEither(second: placeholder())
      }
    }
  }

  /// Views for each phase: `success` as soon as there is an address, else `empty`.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  /// What the closure made of the phase.
  public var body: Content { content(url.map { .success(Image(remote: $0)) } ?? .empty) }
}

/// Whether there is an address to load a picture from.
///
/// Source: Apple's SwiftUI, `AsyncImagePhase`. Whether the picture came is known to the browser alone.
public enum AsyncImagePhase {
  /// There is no address.
  case empty
  /// There is an address; the browser loads the picture.
  case success(Image)
  /// The picture cannot be had. `AsyncImage` never says so, since the server does not load it.
  case failure(any Error)

  /// The picture of `success`, else nil.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error of `failure`, else nil. `AsyncImage` never hands out one: the server does not load.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
