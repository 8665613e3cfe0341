import MotionStudy
import Rehearsal

/// What is known of a motion that was judged.
extension Outcome {
  public struct Motion: Equatable, Sendable {
    /// The section's name.
    public var section: String
    /// What its scenario allows.
    public var toleranceBand: MotionSection.ToleranceBand?
    /// The numbers that differ, the greatest difference first; empty if nothing does.
    public var measures: [MotionMeasures]

    public init(
      section: String, toleranceBand: MotionSection.ToleranceBand? = nil,
      measures: [MotionMeasures] = []
    ) {
      self.section = section
      self.toleranceBand = toleranceBand
      self.measures = measures
    }
  }
}
