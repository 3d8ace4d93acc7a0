import DisplayTree
import SwiftUI

/// Controls by kind and label, where a label alone would find another element.
extension Screen {
  public func toggle(_ label: String) -> ScreenElement { control(.toggle, label) }
  public func picker(_ label: String) -> ScreenElement { control(.picker, label) }
  public func datePicker(_ label: String) -> ScreenElement { control(.datePicker, label) }
  public func colorPicker(_ label: String) -> ScreenElement { control(.colorPicker, label) }
  public func slider(_ label: String) -> ScreenElement { control(.slider, label) }
  public func stepper(_ label: String) -> ScreenElement { control(.stepper, label) }
  public func menu(_ label: String) -> ScreenElement { control(.menu, label) }
  public func link(_ label: String) -> ScreenElement { control(.link, label) }
  public func disclosureGroup(_ label: String) -> ScreenElement { control(.disclosure, label) }
  public func progress(_ label: String) -> ScreenElement { control(.progress, label) }
  public func gauge(_ label: String) -> ScreenElement { control(.gauge, label) }
  public func textEditor(_ label: String = "") -> ScreenElement { control(.textEditor, label) }

  /// Labelled content by its label.
  public func labeledContent(_ label: String) -> ScreenElement { control(.labeledContent, label) }

  private func control(_ kind: Element.Kind, _ label: String) -> ScreenElement {
    find("\(kind) \"\(label)\"", kinds: [kind]) { element, description in
      element.spokenName(description) == label
    }
  }
}
