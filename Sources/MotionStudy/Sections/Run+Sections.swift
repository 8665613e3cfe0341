import Rehearsal
import TouchKit

/// Runs scenarios whose sections are recorded and judged.
extension Run {
  /// Runs a scenario, whose steps make its inputs as they are done, or a take, whose inputs are known.
  package convenience init(
    _ prototype: Prototype, _ scenario: Scenario, under variant: StartState? = nil,
    measurer: any TextMeasuring
  ) {
    self.init(
      prototype, scenario, under: variant, observer: SectionObserver(), measurer: measurer)
  }

  /// Runs a scenario in which the interruption of its sweep comes so long after the sweep's place.
  package convenience init(
    _ prototype: Prototype, _ scenario: Scenario, interruptedAfter delay: Time,
    under variant: StartState? = nil, measurer: any TextMeasuring
  ) {
    self.init(
      prototype, scenario, interruptedAfter: delay, under: variant, observer: SectionObserver(),
      measurer: measurer)
  }

  /// The motions of the sections that are over.
  package var motions: [RecordedMotion] { sections?.motions ?? [] }

  /// What was not as it has to be after the place of a sweep, in a run with an interruption.
  var faults: [SweepFault] { sections?.faults ?? [] }

  private var sections: SectionObserver? { observer as? SectionObserver }
}
