import FormCore
import SwiftUI

extension View {
  /// Tells assistive technology that a control must be filled in, and that something is wrong with it.
  ///
  /// Told as what they are on pages, and read as details where Apple's assistive technology reads them.
  func fieldTraits(isRequired: Bool, isInvalid: Bool) -> some View {
    modifier(FieldTraits(isRequired: isRequired, isInvalid: isInvalid))
  }
}

private struct FieldTraits: ViewModifier {
  let isRequired: Bool
  let isInvalid: Bool
  let words = FormWords()

  func body(content: Content) -> some View {
    content
      .accessibilityCustomContent(
        AccessibilityCustomContentKey(words.text(.requiredTrait), id: "aria-required"),
        isRequired ? words.text(.traitHolds) : nil, importance: .high
      )
      .accessibilityCustomContent(
        AccessibilityCustomContentKey(words.text(.invalidTrait), id: "aria-invalid"),
        isInvalid ? words.text(.traitHolds) : nil, importance: .high)
  }
}
