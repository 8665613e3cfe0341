import Files
import GtkPaint
import Rehearsal
import TouchKit

/// Makes pictures of a run at many times: a folder of frames, or an animation.
extension RunPictures {
  /// Writes a picture for each time into a folder; gives how many there are.
  public func writeFrames(
    at times: SampleTimes, as format: PictureFormat, to folder: String
  ) throws -> Int {
    format == .png
      ? try writePixels(at: times, to: folder)
      : try writeDocuments(at: times, as: format, to: folder)
  }

  /// Draws frames on this thread and encodes and writes them on another.
  private func writePixels(at times: SampleTimes, to path: String) throws -> Int {
    let renderer = SequenceRenderer(run.stage, look, measurer: measurer, scale: scale)
    var folder: FrameFolder?
    let worker = BackgroundWorker()
    let count = try run.visit(times, from: start, check: check) { index in
      let frames = try folder ?? FrameFolder(path, .png)
      folder = frames
      let surface = try renderer.nextFrame()
      try worker.put { try frames.write(surface, index) }
    }
    try worker.finish()
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

  /// Draws the frame of each time and hands it over on a second thread, nil if it is the frame before; gives how many there
  /// were. `seen` is called with each time's stage, on this thread.
  public func visitFrames(
    at times: SampleTimes, seeing seen: (Stage) throws -> Void,
    _ body: @escaping (Surface?) throws -> Void
  ) throws -> Int {
    let renderer = SequenceRenderer(run.stage, look, measurer: measurer, scale: scale)
    let worker = BackgroundWorker()
    let count = try run.visit(times, from: start, check: check) { _ in
      let surface = try renderer.nextFrame()
      try worker.put { try body(surface) }
      try seen(run.stage)
    }
    try worker.finish()
    return count
  }

  /// An animation; nil without a frame.
  public func animation(at times: SampleTimes, as format: PictureFormat) throws -> [UInt8]? {
    let length = try FrameLength(times)
    let renderer = SequenceRenderer(run.stage, look, measurer: measurer, scale: scale)
    var animation: (any AnimationFrames)?
    let worker = BackgroundWorker()
    _ = try run.visit(times, from: start, check: check) { _ in
      let surface = try renderer.nextFrame()
      guard let all = animation ?? surface.map({ format.frames($0, length) }) else { return }
      animation = all
      if let surface, !all.fits(surface) {
        throw CaptureError.turn(before: run.stage.now)
      }
      try worker.put { try all.append(surface) }
    }
    try worker.finish()
    return run.isStopped ? nil : try animation?.bytes()
  }
}
