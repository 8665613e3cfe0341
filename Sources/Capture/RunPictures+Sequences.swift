import Files
import GtkPaint
import MotionStudy
import Rehearsal
import TouchKit

/// Makes pictures of a run at many times: a folder of frames, or an animation.
extension RunPictures {
  /// Writes a picture for each time into a folder; returns how many there are.
  package func writeFrames(
    at times: SampleTimes, as format: PictureFormat, to folder: String
  ) throws -> Int {
    format == .png
      ? try writePixels(at: times, to: folder)
      : try writeDocuments(at: times, as: format, to: folder)
  }

  private func writePixels(at times: SampleTimes, to path: String) throws -> Int {
    var folder: FrameFolder?
    let count = try draw(at: times) { surface, index in
      let frames = try folder ?? FrameFolder(path, .png)
      folder = frames
      return { try frames.write(surface, index) }
    }
    guard !run.isStopped else { return 0 }
    try folder?.finish()
    return count
  }

  private func writeDocuments(
    at times: SampleTimes, as format: PictureFormat, to path: String
  ) throws -> Int {
    let renderer = renderer(format)
    var folder: FrameFolder?
    let count = try run.visit(times, from: start, check: check) { index in
      let frames = try folder ?? FrameFolder(path, format)
      folder = frames
      try frames.write(renderer.picture(), index)
    }
    guard !run.isStopped else { return 0 }
    try folder?.finish()
    return count
  }

  /// Draws the frame of each time on this thread and does the work that `hand` makes of it on another, while the next
  /// one is drawn; returns how many there were. A frame is nil if it equals the one before.
  package func draw(
    at times: SampleTimes, _ hand: (_ frame: Surface?, _ index: Int) throws -> (() throws -> Void)?
  ) throws -> Int {
    let renderer = SequenceRenderer(run.stage, look, measurer: measurer, scale: scale)
    let worker = BackgroundWorker()
    let count = try run.visit(times, from: start, check: check) { index in
      if let work = try hand(renderer.nextFrame(), index) { try worker.put(work) }
    }
    try worker.finish()
    return count
  }

  /// An animation; nil without a frame.
  package func animation(at times: SampleTimes, as format: PictureFormat) throws -> [UInt8]? {
    let length = try FrameLength(times)
    var animation: (any AnimationFrames)?
    _ = try draw(at: times) { surface, _ in
      guard let all = animation ?? surface.map({ format.frames($0, length) }) else { return nil }
      animation = all
      if let surface, !all.fits(surface) { throw CaptureError.turn(before: run.stage.now) }
      return { try all.append(surface) }
    }
    return run.isStopped ? nil : try animation?.bytes()
  }
}
