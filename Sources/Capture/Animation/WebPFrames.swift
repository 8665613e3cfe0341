import Files
import GtkPaint
import Rehearsal
import Threads

/// Frames as an animated WebP, whose parts are compressed on all processors.
final class WebPFrames: AnimationFrames {
  private var animation: WebPAnimation
  private let width: Int
  private let height: Int
  private let ticks: Int
  /// What is not compressed yet.
  private var waiting: [WebPAnimation.Part] = []
  private var files: [[UInt8]] = []

  /// So many parts wait for each processor before they are compressed together.
  private static let batch = 4

  init(_ first: Surface, _ length: FrameLength) {
    (width, height) = (first.width, first.height)
    animation = WebPAnimation(
      width: width, height: height, ticksPerSecond: length.ticksPerSecond)
    ticks = length.ticks
  }

  func fits(_ surface: Surface) -> Bool { surface.width == width && surface.height == height }

  func append(_ surface: Surface?) throws {
    guard let surface else { return animation.lengthen(by: ticks) }
    guard let part = surface.withFrame({ animation.append($0, ticks: ticks) }) else { return }
    waiting.append(part)
    if waiting.count >= WebPFrames.batch * Workers.processors { try compress() }
  }

  func bytes() throws -> [UInt8] {
    try compress()
    return try animation.file(of: files)
  }

  private func compress() throws {
    files += try Workers.map(waiting.count) { try waiting[$0].compressed() }
    waiting = []
  }
}
