import Rehearsal

/// The tuning that a session started from before another one was chosen.
struct FormerPreset {
  var start: LiveSession.Start
  /// The tuning of the command line, if that still counted.
  var named: TuningSource?
  /// What the window remembered for its next start.
  var remembered: String
}
