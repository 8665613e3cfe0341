import TouchKit

/// Looks on while a run does a scenario's steps.
///
/// The run calls it only for what happens for the first time, in the order in which it happens. An observer reads the phone and
/// changes nothing on it; what is not as a step says it reports to the run.
package protocol RunObserver: AnyObject {
  /// The next time at which it looks, the distant future if only events and inputs matter to it; nil if it looks at nothing.
  var nextLook: Time? { get }
  /// A step is about to do this. The observer is called even if it looks at nothing.
  func willPerform(_ effect: StepEffect, in run: Run)
  /// Something is about to happen, before which nothing else does.
  func willHappen(_ change: RunChange, on stage: Stage)
  /// It has happened.
  func happened(_ change: RunChange, on stage: Stage)
  /// The time has come at which the observer looks.
  func look(at stage: Stage)
}
