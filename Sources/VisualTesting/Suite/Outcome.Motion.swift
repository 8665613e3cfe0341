import MotionStudy
import Rehearsal

/// What is known of a motion that was judged.
extension Outcome {
  package struct Motion: Equatable, Sendable {
    /// The section's name.
    package var section: String
    /// What its scenario allows.
    package var toleranceBand: MotionSection.ToleranceBand?
    /// The numbers that differ, the greatest difference first; empty if nothing does.
    package var measures: [MotionMeasures]

    package init(
      section: String, toleranceBand: MotionSection.ToleranceBand? = nil,
      measures: [MotionMeasures] = []
    ) {
      self.section = section
      self.toleranceBand = toleranceBand
      self.measures = measures
    }
  }
}
