import DisplayTree
import SwiftUI

/// Controls by kind and label, where a label alone would find another element.
extension Screen {
  /// The toggle with this label.
  public func toggle(_ label: String) -> ScreenElement { control(.toggle, label) }
  /// The picker with this label.
  public func picker(_ label: String) -> ScreenElement { control(.picker, label) }
  /// The date picker with this label.
  public func datePicker(_ label: String) -> ScreenElement { control(.datePicker, label) }
  /// The colour picker with this label.
  public func colorPicker(_ label: String) -> ScreenElement { control(.colorPicker, label) }
  /// The slider with this label.
  public func slider(_ label: String) -> ScreenElement { control(.slider, label) }
  /// The stepper with this label.
  public func stepper(_ label: String) -> ScreenElement { control(.stepper, label) }
  /// The menu with this label.
  public func menu(_ label: String) -> ScreenElement { control(.menu, label) }
  /// The link with this label.
  public func link(_ label: String) -> ScreenElement { control(.link, label) }
  /// The disclosure group with this label.
  public func disclosureGroup(_ label: String) -> ScreenElement { control(.disclosure, label) }
  /// The progress bar or spinner with this label.
  public func progress(_ label: String) -> ScreenElement { control(.progress, label) }
  /// The gauge with this label.
  public func gauge(_ label: String) -> ScreenElement { control(.gauge, label) }
  /// The text editor with this label; without one, the first that has none.
  public func textEditor(_ label: String = "") -> ScreenElement { control(.textEditor, label) }

  /// Labelled content by its label.
  public func labeledContent(_ label: String) -> ScreenElement { control(.labeledContent, label) }

  private func control(_ kind: Element.Kind, _ label: String) -> ScreenElement {
    find("\(kind) \"\(label)\"", kinds: [kind]) { element, description in
      element.spokenName(description) == label
    }
  }
}
