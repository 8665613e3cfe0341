import Files

/// A frame that bytes draw: single pixels, runs, repeated pieces and noise, as screens have them.
struct FrameInput {
  let width: Int
  let height: Int
  /// Blue, green, red from the lowest byte on. What the highest holds must not matter.
  private(set) var pixels: [UInt32] = []
  private var bytes: ArraySlice<UInt8>

  /// Three bands of rows have every case that more bands have.
  private static let mostHeight = 100
  /// Most are small, so that there are many; large ones reach as far back as deflate does.
  private static let (mostPixels, mostPixelsOfLarge) = (1 << 10, 1 << 14)

  /// Nil for bytes too few to draw with.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 4 else { return nil }
    let wide = Int(bytes[0]) << 8 | Int(bytes[1])
    let most = bytes[2] < 0xF0 ? Self.mostPixels : Self.mostPixelsOfLarge
    width = 1 + wide % (bytes[2] < 0x80 ? most / 8 : min(most, PNGHeader.mostSide))
    height = 1 + Int(bytes[2] & 0x7F) % max(1, min(Self.mostHeight, most / width))
    self.bytes = bytes[3...]
    draw()
  }

  private mutating func draw() {
    let count = width * height
    pixels.reserveCapacity(count)
    while pixels.count < count {
      // The last pixels go on for ever.
      guard !bytes.isEmpty else { return repeatPixels(count, from: min(pixels.count, width)) }
      let step = next()
      let most = min(1 + Int(step & 0x3F), count - pixels.count)
      switch step >> 6 {
      case 0: pixels.append(pixel())
      case 1: repeatPixels(most, from: 1)
      case 2: repeatPixels(most * Int(1 + next() & 7), from: width)
      default: repeatPixels(most, from: 1 + Int(next()) << 8 | Int(next()))
      }
    }
  }

  /// Appends at most so many pixels, each like the one so far before it; noise if there is none.
  private mutating func repeatPixels(_ most: Int, from distance: Int) {
    for _ in 0..<min(most, width * height - pixels.count) {
      if distance <= pixels.count {
        pixels.append(pixels[pixels.count - distance])
      } else {
        // Knuth's multiplier: something that does not repeat.
        pixels.append(UInt32(truncatingIfNeeded: pixels.count &* 2_654_435_761))
      }
    }
  }

  /// Draws over some of it; false if no bytes are left to draw with.
  mutating func change() -> Bool {
    guard bytes.count >= 4 else { return false }
    for _ in 0...next() where bytes.count >= 4 {
      let index = Int(next()) << 8 | Int(next())
      pixels[index % pixels.count] = pixel()
    }
    return true
  }

  private mutating func pixel() -> UInt32 {
    let value = next()
    // Few colours make many matches.
    return value < 0x80 ? UInt32(value & 7) &* 0x0102_0408 : UInt32(value) << 24 | UInt32(next())
  }

  /// The next byte; zeros once there is none.
  private mutating func next() -> UInt8 { bytes.popFirst() ?? 0 }

  func withFrame<Result>(_ body: (OpaqueFrame) throws -> Result) rethrows -> Result {
    try pixels.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { preconditionFailure("a frame of no pixels") }
      return try body(
        OpaqueFrame(bytes: start, width: width, height: height, stride: width * 4))
    }
  }

  /// What a decoder has to give back.
  var rgba: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { bytes, count in
      for (i, pixel) in pixels.enumerated() {
        for channel in 0..<3 {
          bytes[4 * i + channel] = UInt8(truncatingIfNeeded: pixel >> UInt32(16 - 8 * channel))
        }
        bytes[4 * i + 3] = 0xFF
      }
      count = pixels.count * 4
    }
  }
}
