import MotionStudy
import Rehearsal
import TouchKit

/// How long an animation's file says that its frames are shown.
///
/// Its time counts in ticks; if a frame does not last a whole number of milliseconds, a tick is a frame.
struct FrameLength: Equatable {
  let ticks: Int
  let ticksPerSecond: Int

  init(_ times: SampleTimes) throws(CaptureError) {
    switch times {
    case .perSecond(1): (ticks, ticksPerSecond) = (1000, 1000)
    case .perSecond(let rate): (ticks, ticksPerSecond) = (1, rate)
    case .every(let span):
      ticks = Int(clamping: span.microseconds / 1000)
      ticksPerSecond = 1000
      guard span.microseconds % 1000 == 0, (1...FrameLength.most).contains(ticks) else {
        throw .frameLength(span)
      }
    }
  }

  /// The file has 16 bits for it.
  private static let most = 65_535
}
