import Files
import GtkPaint

/// Frames as an animated PNG.
final class APNGFrames: AnimationFrames {
  private var encoder: APNGEncoder
  private let ticks: Int
  private var last: Surface

  init(_ first: Surface, _ length: FrameLength) {
    encoder = APNGEncoder(
      width: first.width, height: first.height, ticksPerSecond: length.ticksPerSecond)
    ticks = length.ticks
    last = first
  }

  func fits(_ surface: Surface) -> Bool {
    surface.width == encoder.width && surface.height == encoder.height
  }

  func append(_ surface: Surface?) {
    last = surface ?? last
    last.withFrame { encoder.append($0, ticks: ticks) }
  }

  func bytes() -> [UInt8] { encoder.finish() }
}
