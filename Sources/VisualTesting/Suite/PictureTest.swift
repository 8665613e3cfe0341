import Files
import Rehearsal
import TouchKit

/// A test that plays one scenario under one variant at one scale.
package struct PictureTest: Sendable {
  /// The scenario's file as it was named.
  var file: String
  /// What the scenario says it shows; may be empty.
  var name: String
  var variant: TestVariant
  /// Why the test is not run; nil if it is.
  package var skip: String?
  /// How often the scenario asks to be played; the result has to be the same every time.
  var repeats = 1
  var tolerance: Tolerance?
  /// SHA-256 of the tuning that is played.
  var tuning: String
  /// The names of the shots it will take, in order.
  package var shots: [String]
  /// The names of the sections whose motion it tests, in order; empty if another scale of the same variant does.
  var sections: [String]
  /// Plays the scenario once more and returns its frames at times that grow, at a pixel a point.
  var frames: @Sendable (PictureRenderer, [Time]) throws -> [PixelBuffer] = { _, _ in [] }
  /// Its sweep; nil if it has no sweep or another scale of the same variant plays it.
  var sweep: SweepTest?
  /// Plays the scenario on a stage of its own, on the thread that calls it.
  var play: @Sendable (PictureRenderer) throws -> Played

  /// The folder of its baselines.
  var baselines: String { BaselineFolder.path(of: file) }

  /// How the test is named to people and by `--filter`: `tests/drawer.scenario.json classic@2x dark`.
  package var title: String { "\(file) \(variant.title)" }

  /// The name of a section's motion without the ending of its file: `opening-dark.motion`.
  func motion(_ section: String) -> String {
    BaselineKind.motion(section, suffix: variant.motionSuffix)
  }

  /// The names of all baselines that it makes.
  var made: [String] { shots.map(picture) + sections.map(motion) }

  /// The name of a shot's picture without its ending: `halfway@2x-dark`.
  package func picture(_ shot: String) -> String { shot + variant.suffix }
}
