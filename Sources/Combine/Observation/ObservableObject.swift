/// A class whose views are drawn anew when one of its published properties changes.
///
/// ```swift
/// final class SignUp: ObservableObject {
///   @Published var name = ""
/// }
/// ```
///
/// A class may declare an `objectWillChange` of its own; then only that is heard, and `@Published`
/// properties no longer announce themselves, as with Apple's Combine.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that belongs to this object, the same one each time.
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectRegistry.shared.publisher(for: self)
  }
}
