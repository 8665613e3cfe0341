import MotionStudy
import Rehearsal

/// What is known of a motion that was judged.
extension Outcome {
  public struct Motion: Equatable, Sendable {
    /// The section's name.
    public var section: String
    /// What its scenario allows.
    public var tube: MotionSection.Tube?
    /// The numbers that differ, the greatest difference first; empty if nothing does.
    public var measures: [MotionMeasures]

    public init(
      section: String, tube: MotionSection.Tube? = nil, measures: [MotionMeasures] = []
    ) {
      self.section = section
      self.tube = tube
      self.measures = measures
    }
  }
}
