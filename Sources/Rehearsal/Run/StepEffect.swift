/// What a run does for a step.
package enum StepEffect {
  case nothing
  case send(Step.Inputs)
  case shot(String, masks: [Mask])
  case beginSection(MotionSection)
  case endSection(String)
  /// The interruptions of a sweep count from here.
  case sweep(Sweep)
  /// An expectation is not met; the run continues.
  case report([Mismatch])
  /// The step can't be done.
  case stop(Mismatch)
}
