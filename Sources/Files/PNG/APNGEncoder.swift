import CFiles

/// Encodes frames as one animated PNG without loss. It holds the first frame whole and of every other one the rectangle
/// that changed. A frame like the one before only lengthens that one's time.
public struct APNGEncoder: Sendable {
  public let width: Int
  public let height: Int
  /// The unit of time: how many ticks make a second.
  public let ticksPerSecond: Int
  /// How often a viewer plays the animation; 0 is for ever.
  public let plays: Int

  private struct Frame: Sendable {
    var x = 0
    var y = 0
    var width: Int
    var height: Int
    var ticks: Int
    var content: [UInt8]
  }

  private var frames: [Frame] = []
  /// The last frame's pixels without gaps between rows.
  private var shown: [UInt8] = []

  public init(width: Int, height: Int, ticksPerSecond: Int, plays: Int = 0) {
    precondition(
      width > 0 && height > 0 && width <= PNGHeader.mostSide && height <= PNGHeader.mostSide,
      "frames of \(width) x \(height) pixels")
    precondition((1...65535).contains(ticksPerSecond), "\(ticksPerSecond) ticks a second")
    precondition(plays >= 0, "\(plays) plays")
    self.width = width
    self.height = height
    self.ticksPerSecond = ticksPerSecond
    self.plays = plays
  }

  /// Adds a frame that is shown for `ticks`.
  public mutating func append(_ frame: OpaqueFrame, ticks: Int = 1) {
    precondition(
      frame.width == width && frame.height == height,
      "a frame of \(frame.width) x \(frame.height) in an animation of \(width) x \(height)")
    precondition((1...65535).contains(ticks), "a frame of \(ticks) ticks")
    var pixels = frame.pixels
    var changed: [UInt32] = [0, 0, UInt32(width), UInt32(height)]
    if !frames.isEmpty, !difference(&pixels, &changed) {
      if frames[frames.count - 1].ticks + ticks <= 65535 {
        frames[frames.count - 1].ticks += ticks
        return
      }
      // A frame's time has 16 bits; the rest is given by a frame that paints one pixel as it was.
      changed = [0, 0, 1, 1]
    }
    let x = Int(changed[0])
    let y = Int(changed[1])
    pixels.bytes += y * frame.stride + x * 4
    pixels.width = changed[2]
    pixels.height = changed[3]
    frames.append(
      Frame(
        x: x, y: y, width: Int(changed[2]), height: Int(changed[3]), ticks: ticks,
        content: PNG.compressed(&pixels, DP_PNG_UNFILTERED)))
    remember(frame)
  }

  /// The whole file; at least one frame has to have been added.
  public func finish() -> [UInt8] {
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

  /// Finds what `pixels` changes about the frame that is shown; false if nothing.
  private func difference(_ pixels: inout DPPixels, _ rectangle: inout [UInt32]) -> Bool {
    shown.withUnsafeBufferPointer { before in
      guard let start = before.baseAddress else { return false }
      var old = DPPixels(
        bytes: start, stride: width * 4, width: UInt32(width), height: UInt32(height),
        format: DP_PIXELS_BGRX)
      return dp_pixels_difference(&old, &pixels, &rectangle)
    }
  }

  private mutating func remember(_ frame: OpaqueFrame) {
    let rowBytes = width * 4
    if shown.isEmpty { shown = [UInt8](repeating: 0, count: rowBytes * height) }
    shown.withUnsafeMutableBytes { target in
      for y in 0..<height {
        let row = UnsafeRawBufferPointer(start: frame.bytes + y * frame.stride, count: rowBytes)
        UnsafeMutableRawBufferPointer(rebasing: target[(y * rowBytes)..<((y + 1) * rowBytes)])
          .copyMemory(from: row)
      }
    }
  }
}
