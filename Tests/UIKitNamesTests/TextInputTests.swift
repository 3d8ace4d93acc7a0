import Testing
import UIKitNames

struct TextInputTests {
  @Test func `content types are tokens of autocomplete`() {
    #expect(UITextContentType.emailAddress.rawValue == "email")
    #expect(UITextContentType.newPassword.rawValue == "new-password")
    #expect(UITextContentType.oneTimeCode == UITextContentType(rawValue: "one-time-code"))
  }

  @Test func `raw values are UIKit's`() {
    #expect(UIKeyboardType.decimalPad.rawValue == 8)
    #expect(UIKeyboardType.alphabet == .asciiCapable)
    #expect(UIReturnKeyType.continue.rawValue == 11)
    #expect(UITextAutocapitalizationType.sentences.rawValue == 2)
    #expect(UITextAutocorrectionType.no.rawValue == 1)
    #expect(UITextSpellCheckingType.yes.rawValue == 2)
  }
}
