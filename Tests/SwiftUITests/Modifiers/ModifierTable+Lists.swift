import SwiftUI

extension ModifierTable {
  static var lists: [ModifierRow] {
    [
      changes("listRowBackground(_:)", inside: inList) { $0.listRowBackground(Color.red) },
      changes("listRowInsets(_:)", inside: inList) { $0.listRowInsets(EdgeInsets()) },
      changes("listRowSeparator(_:edges:)", inside: inList) { $0.listRowSeparator(.hidden) },
      changes("listRowSeparatorTint(_:edges:)", inside: inList) { $0.listRowSeparatorTint(.red) },
      changes("swipeActions(edge:allowsFullSwipe:content:)", inside: inList) {
        $0.swipeActions { Button("Flag") {} }
      },
      changes("deleteDisabled(_:)", inside: inEditableList) { $0.deleteDisabled(true) },
      changes("moveDisabled(_:)", inside: inEditableList) { $0.moveDisabled(true) },
      changes("selectionDisabled(_:)", inside: inEditableList) { $0.selectionDisabled() },
      changes("badge(_:)", inside: inList) { $0.badge(3) },
      changes("listStyle(_:)", on: list) { $0.listStyle(.plain) },
      changes("listSectionSpacing(_:)", on: list) { $0.listSectionSpacing(.compact) },
      changes("listSectionSpacing(_:)", on: list) { $0.listSectionSpacing(3) },
      changes("headerProminence(_:)", on: list) { $0.headerProminence(.increased) },
    ]
  }

  private static func inList(_ view: AnyView) -> AnyView { AnyView(List { view }) }

  private static func inEditableList(_ view: AnyView) -> AnyView {
    AnyView(
      List(selection: .constant(Set<Int>())) {
        ForEach(0..<2) { _ in view }.onDelete { _ in }.onMove { _, _ in }
      })
  }

  private static func list() -> AnyView {
    AnyView(List { Section("Header") { Text("row") } })
  }
}
