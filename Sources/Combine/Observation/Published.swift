/// A property of a class that announces each change before it is made.
///
/// ```swift
/// final class Search: ObservableObject {
///   @Published var text = ""
///   @Published private(set) var results: [String] = []
///
///   init() {
///     $text.removeDuplicates().map { [$0] }.assign(to: &$results)
///   }
/// }
/// ```
///
/// Setting it first sends the object's `objectWillChange`, then the new value to the subscribers of
/// `$text`, and only then stores it, so that both see the old value in the object.
@propertyWrapper
public struct Published<Value> {
  let storage: PublishedStorage<Value>

  /// Makes a published property with its first value.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Makes a published property with its first value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  private init(storage: PublishedStorage<Value>) {
    self.storage = storage
  }

  /// Out of reach: a published property needs an object that announces its changes.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.set(newValue) }
  }

  /// The publisher of the property's values, the current one first.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { self = Published(storage: newValue.storage) }
  }

  /// Reads and writes the property on behalf of its object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.owner = object
      storage.set(newValue)
    }
  }

  /// Reads and writes the property's publisher on behalf of its object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.owner = object
      return Publisher(storage: storage)
    }
    set {
      guard newValue.storage !== object[keyPath: storageKeyPath].storage else { return }
      object[keyPath: storageKeyPath] = Published(storage: newValue.storage)
    }
  }
}

// A published property may be handed between isolation domains if its value may; the storage locks.
extension Published: Sendable where Value: Sendable {}
