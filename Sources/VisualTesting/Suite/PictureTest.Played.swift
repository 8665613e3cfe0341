import JSON
import MotionStudy
import Rehearsal

/// The result of playing a test: shots, or failures.
extension PictureTest {
  struct Played: Sendable {
    var shots: [ShotPicture]
    var motions: [RecordedMotion] = []
    /// The expectations that were not met, and the step that could not be done.
    var failures: [Problem] = []
  }
}

extension PictureTest.Played {
  /// Plays a run of a scenario's file to its end and takes its shots. `check` is called after each stretch and throws if
  /// the run has to end.
  init(
    of run: Run, file: String, scale: Int, _ renderer: PictureRenderer,
    check: () throws -> Void
  ) throws {
    var shots: [ShotPicture] = []
    while let shot = run.nextShot() {
      try check()
      shots.append(try renderer.take(shot, of: run.stage, scale: scale))
    }
    try check()
    self.init(
      shots: shots, motions: run.motions,
      failures: run.failures.map { $0.problem(in: file) })
  }
}
