/// How many fields of a form are invalid, pending, dirty and touched; what one field adds is a tally,
/// too.
struct Tally: Equatable {
  var invalid = 0
  var pending = 0
  var dirty = 0
  var touched = 0

  mutating func replace(_ old: Tally, by new: Tally) {
    invalid += new.invalid - old.invalid
    pending += new.pending - old.pending
    dirty += new.dirty - old.dirty
    touched += new.touched - old.touched
  }
}
