import Files
import GtkPaint
import Rehearsal
import TouchKit

/// Makes pictures of a run while it plays once. If a step of the run can't be done, there are no pictures.
package struct RunPictures {
  let run: Run
  let measurer: PangoMeasurer
  /// Pixels a point.
  let scale: Int
  /// When the pictures of a sequence begin.
  let start: Time
  let look: FrameLook
  /// Called after each stretch of the run; throws if the run has to end.
  let check: (Run) throws -> Void

  /// The measurer has to be the run's own, because the text that it laid out is what is painted.
  package init(
    of run: Run, measurer: PangoMeasurer, scale: Int, from start: Time = .zero,
    look: FrameLook = .bare, check: @escaping (Run) throws -> Void
  ) {
    self.run = run
    self.measurer = measurer
    self.scale = scale
    self.start = start
    self.look = look
    self.check = check
  }

  func renderer(_ format: PictureFormat) -> FrameRenderer {
    FrameRenderer(run.stage, look, measurer: measurer, scale: scale, format: format)
  }

  /// The file of one picture, at a time or at the end; nil if a step can't be done.
  package func still(at time: Time?, as format: PictureFormat) throws -> [UInt8]? {
    if let time { run.run(to: time) } else { run.finish() }
    try check(run)
    return run.isStopped ? nil : try renderer(format).picture()
  }

  /// Writes the scenario's shots into a folder, each under its name; returns how many there are.
  package func writeShots(as format: PictureFormat, to folder: String) throws -> Int {
    let names = run.shotNames.map { "\($0).\(format.ending)" }
    guard !names.isEmpty else { return 0 }
    let renderer = renderer(format)
    let writer = try SequenceWriter(folder) { names.contains($0) }
    while let shot = run.nextShot() {
      try check(run)
      try writer.write(renderer.picture(), to: "\(shot.name).\(format.ending)")
    }
    try check(run)
    guard !run.isStopped else { return 0 }
    try writer.finish()
    return names.count
  }
}
