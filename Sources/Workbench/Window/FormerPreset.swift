import Rehearsal

/// The tuning that a session started from before another one was chosen.
package struct FormerPreset {
  package var start: LiveSession.Start
  /// The tuning of the command line, if that still counted.
  package var named: TuningSource?
  /// What the window remembered for its next start.
  package var remembered: String

  package init(start: LiveSession.Start, named: TuningSource? = nil, remembered: String) {
    self.start = start
    self.named = named
    self.remembered = remembered
  }
}
