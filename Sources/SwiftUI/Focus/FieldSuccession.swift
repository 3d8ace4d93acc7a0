import DisplayTree

/// The fields of a branch that leaves, for the fields of the branch that takes its place.
///
/// A `SecureField` and a `TextField` over the same text, one in each branch of an `if`, are one field to
/// the person: the input on the page stays, with what is typed, the caret and the focus, and only its
/// type changes. The state of the views goes with their branch, as ever.
@MainActor final class FieldSuccession {
  private var leaving: [any LeavingField] = []
  private var depth = 0

  /// Lets fields that are unmounted in the body hand their elements to fields that are mounted in it.
  func during(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    guard depth == 0 else { return }
    let gone = leaving
    leaving = []
    for field in gone { field.removeElement() }
  }

  /// Takes a field that was unmounted; false when nobody can follow it.
  func take(_ field: any LeavingField) -> Bool {
    guard depth > 0 else { return false }
    leaving.append(field)
    return true
  }

  /// The field that one over this text follows, which then no longer waits.
  func predecessor(over text: FieldText, isSecure: Bool) -> (any LeavingField)? {
    guard !leaving.isEmpty else { return nil }
    let index = leaving.firstIndex { $0.canBeFollowed(over: text, isSecure: isSecure) }
    return index.map { leaving.remove(at: $0) }
  }
}

/// A field whose branch has left.
@MainActor protocol LeavingField: AnyObject {
  var element: Element { get }
  /// What the input on the page holds, nil where the server never said it.
  var textOnPage: String? { get }
  /// By what a page that comes back finds the field.
  var replayKeyOnPage: String { get }
  func canBeFollowed(over text: FieldText, isSecure: Bool) -> Bool
  func removeElement()
}
