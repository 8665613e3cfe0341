import Files
import GtkPaint

/// Encodes the frames of an animation as one file.
final class AnimationFrames {
  private var encoder: APNGEncoder
  private let ticks: Int
  /// The size of every frame, which the thread that draws asks for.
  private let width: Int
  private let height: Int
  private var last: Surface

  init(_ first: Surface, _ length: FrameLength) {
    encoder = APNGEncoder(
      width: first.width, height: first.height, ticksPerSecond: length.ticksPerSecond)
    ticks = length.ticks
    width = first.width
    height = first.height
    last = first
  }

  func fits(_ surface: Surface) -> Bool {
    surface.width == width && surface.height == height
  }

  /// Adds a frame; nil repeats the frame before.
  func append(_ surface: Surface?) {
    last = surface ?? last
    last.withFrame { encoder.append($0, ticks: ticks) }
  }

  var bytes: [UInt8] { encoder.finish() }
}
