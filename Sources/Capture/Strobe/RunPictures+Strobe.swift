import GtkPaint
import Rehearsal
import TouchKit

/// Makes one picture of how a run moves.
extension RunPictures {
  /// More frames than this cannot be told apart on one picture.
  public static let mostStrobes = 100

  /// The file of the picture at the end, in which every `step`-th frame's moving parts are seen, older ones paler; nil if a
  /// step of the run can't be done.
  public func strobe(every step: Int, of times: SampleTimes, as format: PictureFormat) throws
    -> [UInt8]?
  {
    var frames: [(list: DisplayList, size: Size)] = []
    var index = 0
    // The times of the frames that are seen are asked for, not those between them.
    while run.end.map({ times[index] < $0 }) ?? true {
      run.run(to: times[index])
      try check(run)
      guard !run.isStopped, run.end.map({ times[index] < $0 }) ?? true else { break }
      guard frames.count < RunPictures.mostStrobes else { throw CaptureError.crowdedStrobe }
      frames.append((run.stage.frame(), run.stage.screenSize))
      index += step
    }
    run.finish()
    try check(run)
    guard !run.isStopped else { return nil }
    let size = run.stage.screenSize
    guard frames.allSatisfy({ $0.size == size }) else { throw CaptureError.turnInStrobe }
    let strobe = StrobeList(
      last: run.stage.frame(), before: frames.map(\.list), screen: size)
    return try renderer(format).picture(of: strobe.list)
  }
}
