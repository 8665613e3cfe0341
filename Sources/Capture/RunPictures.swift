import Files
import GtkPaint
import Rehearsal
import TouchKit

/// Makes the pictures of a run that are asked for, playing it once. Where a step of it can't be done there are none.
public struct RunPictures {
  let run: Run
  let measurer: PangoMeasurer
  /// Pixels a point.
  let scale: Int
  /// Asked after each stretch of the run; throws where the run has to end.
  let check: (Run) throws -> Void

  /// The measurer has to be the run's own, because what it has set is what is painted.
  public init(
    of run: Run, measurer: PangoMeasurer, scale: Int,
    check: @escaping (Run) throws -> Void
  ) {
    self.run = run
    self.measurer = measurer
    self.scale = scale
    self.check = check
  }

  func camera(_ format: PictureFormat) -> Camera {
    Camera(run.stage, measurer: measurer, scale: scale, format: format)
  }

  /// The file of one picture, at a time or at the end; nil where a step can't be done.
  public func still(at time: Time?, as format: PictureFormat) throws -> [UInt8]? {
    if let time { run.run(to: time) } else { run.finish() }
    try check(run)
    return run.isStopped ? nil : try camera(format).picture()
  }

  /// Writes the scenario's shots into a folder, each under its name; gives how many there are.
  public func writeShots(as format: PictureFormat, to folder: String) throws -> Int {
    let names = run.shotNames.map { "\($0).\(format.ending)" }
    guard !names.isEmpty else { return 0 }
    let camera = camera(format)
    let writer = try SequenceWriter(folder) { names.contains($0) }
    while let shot = run.nextShot() {
      try check(run)
      try writer.write(camera.picture(), to: "\(shot.name).\(format.ending)")
    }
    try check(run)
    guard !run.isStopped else { return 0 }
    try writer.finish()
    return names.count
  }
}
