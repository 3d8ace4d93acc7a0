import SwiftUI

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
