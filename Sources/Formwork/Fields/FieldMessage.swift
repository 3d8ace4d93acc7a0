import FormCore
import SwiftUI

/// Where a field puts its message.
///
/// Below is the default: the message wraps, and never costs the field its name.
public enum FieldMessagePlacement: Sendable {
  /// Under the field; the label stays.
  case below
  /// Where the floating label stands, in its stead: no row grows, and a long message has no room.
  case inLabel
}

/// From when on a field shows what is wrong with it: the policy of the form core, for fields without a
/// form model. Its validity is known all the while.
public typealias FieldMessagePolicy = ShowingPolicy

/// What happened to a field that a policy may wait for.
struct FieldHistory {
  var wasEdited = false
  var wasLeft = false
  var wasSubmitted = false
  /// It has the focus, or nothing has happened in it since it lost that.
  var isRecent = false
  /// The message became another one while the person was typing, and was not said again.
  var isUnsaid = false

  func shows(under policy: ShowingPolicy, isFormTried: Bool) -> Bool {
    policy.isShowing(touched: wasLeft, changed: wasEdited, tried: wasSubmitted || isFormTried)
  }
}

/// What is wrong with a text, as it is found by the checks of the plain API.
struct FieldJudgement: Equatable {
  var isValid = true
  /// A sentence, or its key in the app's strings.
  var message: String?

  static let valid = FieldJudgement()
}

/// What a field says of itself now.
struct FieldNotice: Equatable {
  var isInvalid = false
  var message: Text?
  /// The same for those who hear it.
  var spoken: Spoken?

  /// Words, or what is looked up in the app's strings.
  enum Spoken: Equatable {
    case words(String)
    case resource(LocalizedStringResource)

    func announce() {
      switch self {
      case .words(let words): AccessibilityNotification.Announcement(words).post()
      case .resource(let resource): AccessibilityNotification.Announcement(resource).post()
      }
    }
  }
}

extension FieldConnection {
  /// What the form model says of the field, by the title that it has on screen.
  func notice(title: Text) -> FieldNotice? {
    guard let words = message(nil) else { return nil }
    let sentence = message(FieldTitles.mark) ?? words
    return FieldNotice(
      isInvalid: isShownInvalid(), message: FieldTitles.naming(title, in: sentence),
      spoken: .words(words))
  }
}
