import Rehearsal

/// What is known of a motion that was judged.
extension Outcome {
  package struct Motion: Equatable, Sendable {
    /// The section's name.
    package var section: String
    /// What its scenario allows.
    package var tube: MotionSection.Tube?
    /// The numbers that differ, the greatest difference first; empty if nothing does.
    package var measures: [MotionMeasures]

    package init(
      section: String, tube: MotionSection.Tube? = nil, measures: [MotionMeasures] = []
    ) {
      self.section = section
      self.tube = tube
      self.measures = measures
    }
  }
}
