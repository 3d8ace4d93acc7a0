import Foundation

/// The rows of a list field, seen without the type of their elements.
@MainActor protocol RowList: AnyObject {
  var isDirty: Bool { get }
  func collect(into all: inout [FieldState])
  func markAll(_ work: FieldState.Work)
  func initialValuesDidChange()
  func forgetWhatWasDone()
  func leave()
}

/// The rows of a list field whose value is known.
@MainActor protocol ListOfRows<Elements>: RowList {
  associatedtype Elements
  func valueDidChange(from old: Elements, to new: Elements, isEdit: Bool)
  func normalize(_ elements: inout Elements)
  func removeSecrets(from elements: inout Elements)
  func restoreSecrets(in elements: inout Elements)
  func layOut(_ elements: inout Elements, from old: Locale, to new: Locale)
}
