import GtkPaint
import MotionStudy
import Rehearsal
import TouchKit

/// Makes one picture of how a run moves.
extension RunPictures {
  /// More frames than this can't be distinguished on one picture.
  package static let mostStrobes = 100

  /// The file of the picture at the end, in which every `step`-th frame's moving parts are seen, older ones paler; nil if a
  /// step of the run can't be done.
  package func onionSkin(every step: Int, of times: SampleTimes, as format: PictureFormat) throws
    -> [UInt8]?
  {
    var frames: [FrameLook.Frame] = []
    var index = 0
    // The times of the frames that are seen are asked for, not those between them.
    while run.end.map({ start + times[index] < $0 }) ?? true {
      let time = start + times[index]
      run.run(to: time)
      try check(run)
      guard !run.isStopped, run.end.map({ time < $0 }) ?? true else { break }
      guard frames.count < RunPictures.mostStrobes else { throw CaptureError.crowdedStrobe }
      frames.append(look.frame(run.stage))
      index += step
    }
    run.finish()
    try check(run)
    guard !run.isStopped else { return nil }
    let last = look.frame(run.stage)
    let size = last.size
    guard frames.allSatisfy({ $0.size == size }) else { throw CaptureError.turnInStrobe }
    let onionSkin = OnionSkin(
      last: last.list, before: frames.map(\.list), screen: size)
    return try renderer(format).picture(of: FrameLook.Frame(list: onionSkin.list, size: size))
  }
}
