import Rehearsal

/// What is not as a section has it: in words and, for what gathers many runs, as a number.
struct SectionFault {
  var mismatch: Mismatch
  /// Nil for what a single run shows well enough.
  var number: SweepFault?

  init(_ mismatch: Mismatch, _ number: SweepFault? = nil) {
    self.mismatch = mismatch
    self.number = number
  }
}
