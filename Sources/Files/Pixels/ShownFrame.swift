import CFiles

/// A part of a picture, in whole pixels.
struct PixelArea: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
}

/// The frame of an animation that was shown last.
struct ShownFrame {
  private let width: Int
  private let height: Int
  /// Its pixels without gaps between rows; empty before the first frame.
  private var pixels: [UInt8] = []

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Shows a frame of the animation's size; what it changes, or nil if it equals the one before.
  mutating func show(_ frame: OpaqueFrame) -> PixelArea? {
    precondition(
      frame.width == width && frame.height == height,
      "a frame of \(frame.width) x \(frame.height) in an animation of \(width) x \(height)")
    let changed = difference(to: frame)
    if changed != nil { remember(frame) }
    return changed
  }

  private func difference(to frame: OpaqueFrame) -> PixelArea? {
    pixels.withUnsafeBufferPointer { before in
      guard let start = before.baseAddress, !before.isEmpty else {
        return PixelArea(x: 0, y: 0, width: width, height: height)
      }
      var old = DPPixels(
        bytes: start, stride: width * 4, width: UInt32(width), height: UInt32(height),
        format: DP_PIXELS_BGRX)
      var new = frame.pixels
      var area: [UInt32] = [0, 0, 0, 0]
      guard dp_pixels_difference(&old, &new, &area) else { return nil }
      return PixelArea(
        x: Int(area[0]), y: Int(area[1]), width: Int(area[2]), height: Int(area[3]))
    }
  }

  private mutating func remember(_ frame: OpaqueFrame) {
    let rowBytes = width * 4
    if pixels.isEmpty { pixels = [UInt8](repeating: 0, count: rowBytes * height) }
    pixels.withUnsafeMutableBytes { target in
      for y in 0..<height {
        let row = UnsafeRawBufferPointer(start: frame.bytes + y * frame.stride, count: rowBytes)
        UnsafeMutableRawBufferPointer(rebasing: target[(y * rowBytes)..<((y + 1) * rowBytes)])
          .copyMemory(from: row)
      }
    }
  }
}
