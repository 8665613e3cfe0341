import CFiles

/// Encodes frames as one animated PNG without loss. It holds the first frame whole and of every other one the rectangle
/// that changed. A frame like the one before only lengthens that one's time.
package struct APNGEncoder: Sendable {
  package let width: Int
  package let height: Int
  /// The unit of time: how many ticks make a second.
  package let ticksPerSecond: Int
  /// How often a viewer plays the animation; 0 is for ever.
  package let plays: Int

  private struct Frame: Sendable {
    var x = 0
    var y = 0
    var width: Int
    var height: Int
    var ticks: Int
    var content: [UInt8]
  }

  private var frames: [Frame] = []
  private var shown: ShownFrame

  package init(width: Int, height: Int, ticksPerSecond: Int, plays: Int = 0) {
    precondition(
      width > 0 && height > 0 && width <= PNGHeader.mostSide && height <= PNGHeader.mostSide,
      "frames of \(width) x \(height) pixels")
    precondition((1...65535).contains(ticksPerSecond), "\(ticksPerSecond) ticks a second")
    precondition(plays >= 0, "\(plays) plays")
    self.width = width
    self.height = height
    self.ticksPerSecond = ticksPerSecond
    self.plays = plays
    shown = ShownFrame(width: width, height: height)
  }

  /// Adds a frame that is shown for `ticks`.
  package mutating func append(_ frame: OpaqueFrame, ticks: Int = 1) {
    precondition((1...65535).contains(ticks), "a frame of \(ticks) ticks")
    var changed = shown.show(frame)
    if changed == nil {
      if frames[frames.count - 1].ticks + ticks <= 65535 {
        frames[frames.count - 1].ticks += ticks
        return
      }
      // A frame's time has 16 bits. For the rest of the time, another frame paints one pixel as it was.
      changed = PixelArea(x: 0, y: 0, width: 1, height: 1)
    }
    guard let area = changed else { return }
    var pixels = frame.pixels(of: area)
    frames.append(
      Frame(
        x: area.x, y: area.y, width: area.width, height: area.height, ticks: ticks,
        content: PNG.compressed(&pixels, DP_PNG_UNFILTERED)))
  }

  /// The whole file; at least one frame has to have been added.
  package func finish() -> [UInt8] {
    precondition(!frames.isEmpty, "an animation without a frame")
    var file = PNGChunks()
    file.appendHeader(width: width, height: height, colorType: .rgb)
    var control: [UInt8] = []
    control.appendBigEndian(frames.count, bytes: 4)
    control.appendBigEndian(plays, bytes: 4)
    file.append("acTL", control)
    var sequence = 0
    for (i, frame) in frames.enumerated() {
      file.append("fcTL", frameControl(frame, sequence))
      sequence += 1
      if i == 0 {
        file.append("IDAT", frame.content)
      } else {
        var content: [UInt8] = []
        content.appendBigEndian(sequence, bytes: 4)
        content += frame.content
        file.append("fdAT", content)
        sequence += 1
      }
    }
    file.append("IEND", [])
    return file.bytes
  }

  private func frameControl(_ frame: Frame, _ sequence: Int) -> [UInt8] {
    var content: [UInt8] = []
    for value in [sequence, frame.width, frame.height, frame.x, frame.y] {
      content.appendBigEndian(value, bytes: 4)
    }
    content.appendBigEndian(frame.ticks, bytes: 2)
    content.appendBigEndian(ticksPerSecond, bytes: 2)
    // Dispose: leave as it is. Blend: replace.
    return content + [0, 0]
  }
}
