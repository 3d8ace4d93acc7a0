/// Whether two values of a field are the same.
///
/// Texts with endless combining marks count as the same only when their bytes are: to put a million
/// marks in order, as comparing them asks for, takes the square of that.
func isSame<Value: Equatable>(_ a: Value, _ b: Value) -> Bool {
  if let a = a as? String, let b = b as? String, a.mayHaveEndlessMarks || b.mayHaveEndlessMarks {
    return a.utf8.elementsEqual(b.utf8)
  }
  return a == b
}

extension String {
  /// Short texts, nearly all there are, cost a look at their length.
  fileprivate var mayHaveEndlessMarks: Bool { utf8.count > 60 && hasEndlessMarks }
}
