import FormworkTesting
import SwiftUI

private struct Failure: LocalizedError {
  var errorDescription: String? { "Failure" }
}

private struct Thing: Identifiable, Hashable {
  var id = 1
}

extension ModifierTable {
  static var presentation: [ModifierRow] { sheets + alerts + oldAlerts }

  private static var sheets: [ModifierRow] {
    [
      changes("sheet(isPresented:onDismiss:content:)") {
        $0.sheet(isPresented: .constant(true)) { Text("in") }
      },
      changes("sheet(item:onDismiss:content:)") {
        $0.sheet(item: .constant(Thing())) { Text("\($0.id)") }
      },
      changes("fullScreenCover(isPresented:onDismiss:content:)") {
        $0.fullScreenCover(isPresented: .constant(true)) { Text("in") }
      },
      changes("fullScreenCover(item:onDismiss:content:)") {
        $0.fullScreenCover(item: .constant(Thing())) { Text("\($0.id)") }
      },
      does("popover(isPresented:attachmentAnchor:arrowEdge:content:)") {
        Screen(Text("x").popover(isPresented: .constant(true)) { Text("in") }).popover.exists
      },
      does("popover(item:attachmentAnchor:arrowEdge:content:)") {
        Screen(Text("x").popover(item: .constant(Thing())) { Text("\($0.id)") }).popover.exists
      },
      changes("presentationDetents(_:)", inside: inSheet) { $0.presentationDetents([.medium]) },
      changes("presentationDetents(_:selection:)", inside: inSheet) {
        $0.presentationDetents([.medium, .large], selection: .constant(.large))
      },
      changes("presentationDragIndicator(_:)", inside: inSheet) {
        $0.presentationDragIndicator(.visible)
      },
      changes("interactiveDismissDisabled(_:)", inside: inSheet) {
        $0.interactiveDismissDisabled()
      },
      changes("presentationBackground(_:)", inside: inSheet) {
        $0.presentationBackground(Color.red)
      },
      changes("presentationCornerRadius(_:)", inside: inSheet) { $0.presentationCornerRadius(3) },
    ]
  }

  private static var alerts: [ModifierRow] {
    [
      changes("alert(_:isPresented:actions:)") {
        $0.alert("Title", isPresented: .constant(true)) {}
      },
      changes("alert(_:isPresented:actions:message:)") {
        $0.alert("Title", isPresented: .constant(true)) {
        } message: {
          Text("why")
        }
      },
      changes("alert(_:isPresented:presenting:actions:)") {
        $0.alert("Title", isPresented: .constant(true), presenting: 1) { _ in Button("OK") {} }
      },
      changes("alert(_:isPresented:presenting:actions:message:)") {
        $0.alert("Title", isPresented: .constant(true), presenting: 1) { _ in
          Button("OK") {}
        } message: {
          Text("\($0)")
        }
      },
      changes("alert(isPresented:error:actions:)") {
        $0.alert(isPresented: .constant(true), error: Failure()) { Button("OK") {} }
      },
      changes("alert(isPresented:error:actions:message:)") {
        $0.alert(isPresented: .constant(true), error: Failure()) { _ in
          Button("OK") {}
        } message: { _ in
          Text("why")
        }
      },
      changes("confirmationDialog(_:isPresented:titleVisibility:actions:)") {
        $0.confirmationDialog("Title", isPresented: .constant(true)) { Button("Do") {} }
      },
      changes("confirmationDialog(_:isPresented:titleVisibility:actions:message:)") {
        $0.confirmationDialog(Text("Title"), isPresented: .constant(true)) {
          Button("Do") {}
        } message: {
          Text("why")
        }
      },
      changes("confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)") {
        $0.confirmationDialog("Title", isPresented: .constant(true), presenting: 1) {
          Button("Do \($0)") {}
        }
      },
      changes("confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)") {
        $0.confirmationDialog("Title", isPresented: .constant(true), presenting: 1) {
          Button("Do \($0)") {}
        } message: { _ in
          Text("why")
        }
      },
    ]
  }

  private static var oldAlerts: [ModifierRow] {
    [
      changes("alert(isPresented:content:)") {
        $0.alert(isPresented: .constant(true)) { Alert(title: Text("Title")) }
      },
      changes("alert(item:content:)") {
        $0.alert(item: .constant(Thing())) { Alert(title: Text("\($0.id)")) }
      },
      changes("actionSheet(isPresented:content:)") {
        $0.actionSheet(isPresented: .constant(true)) { ActionSheet(title: Text("Title")) }
      },
      changes("actionSheet(item:content:)") {
        $0.actionSheet(item: .constant(Thing())) { ActionSheet(title: Text("\($0.id)")) }
      },
    ]
  }

  private static func inSheet(_ view: AnyView) -> AnyView {
    AnyView(Text("x").sheet(isPresented: .constant(true)) { view })
  }
}
