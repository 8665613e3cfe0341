import Files
import GtkPaint
import Rehearsal
import TouchKit

/// Pictures of a run at many times: a folder of frames, or one file that moves.
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
    let film = Film(run.stage, measurer: measurer, scale: scale)
    var folder: FrameFolder?
    let conveyor = Conveyor()
    let count = try run.visit(times, check: check) { index in
      let frames = try folder ?? FrameFolder(path, .png)
      folder = frames
      let surface = try film.expose()
      try conveyor.put { try frames.write(surface, index) }
    }
    try conveyor.finish()
    guard !run.isStopped else { return 0 }
    try folder?.finish()
    return count
  }

  private func writeDocuments(
    at times: SampleTimes, as format: PictureFormat, to path: String
  ) throws -> Int {
    let camera = camera(format)
    var folder: FrameFolder?
    let count = try run.visit(times, check: check) { index in
      let frames = try folder ?? FrameFolder(path, format)
      folder = frames
      try frames.write(camera.picture(), index)
    }
    guard !run.isStopped else { return 0 }
    try folder?.finish()
    return count
  }

  /// One file that moves; nil without a frame.
  public func animation(at times: SampleTimes) throws -> [UInt8]? {
    let length = try FrameLength(times)
    let film = Film(run.stage, measurer: measurer, scale: scale)
    var reel: Reel?
    let conveyor = Conveyor()
    _ = try run.visit(times, check: check) { _ in
      let surface = try film.expose()
      guard let all = reel ?? surface.map({ Reel($0, length) }) else { return }
      reel = all
      if let surface, !all.fits(surface) {
        throw CaptureError.turn(before: run.stage.now)
      }
      try conveyor.put { all.append(surface) }
    }
    try conveyor.finish()
    return run.isStopped ? nil : reel?.bytes
  }
}
