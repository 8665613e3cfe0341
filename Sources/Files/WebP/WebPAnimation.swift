import CFiles
import JSON

/// Frames as one animated WebP without loss: the first one whole, and of every other one the rectangle that changed.
///
/// What a frame changes is found in order; parts are compressed in any order, on any threads.
package struct WebPAnimation {
  /// What one frame changes about those before.
  package struct Part: Sendable {
    fileprivate let area: PixelArea
    /// Its pixels as in `OpaqueFrame`, without gaps between rows.
    fileprivate let pixels: [UInt8]

    /// The part as a file of its own.
    package func compressed() throws(Problem) -> [UInt8] {
      let file = pixels.withUnsafeBufferPointer { bytes -> [UInt8]? in
        guard let start = bytes.baseAddress else { return nil }
        var picture = DPPixels(
          bytes: start, stride: area.width * 4, width: UInt32(area.width),
          height: UInt32(area.height), format: DP_PIXELS_BGRX)
        var count = 0
        return taken(dp_webp_encode(&picture, &count), count)
      }
      guard let file else { throw WebPAnimation.noMemory }
      return file
    }
  }

  private let ticksPerSecond: Int
  private let width: Int
  private let height: Int
  private var shown: ShownFrame
  /// When each part begins, in ticks, and the end.
  private var times = [0]
  private var areas: [PixelArea] = []

  package init(width: Int, height: Int, ticksPerSecond: Int) {
    precondition(
      width > 0 && height > 0 && max(width, height) <= dp_webp_most_side(),
      "frames of \(width) x \(height) pixels")
    precondition(ticksPerSecond > 0, "\(ticksPerSecond) ticks a second")
    self.width = width
    self.height = height
    self.ticksPerSecond = ticksPerSecond
    shown = ShownFrame(width: width, height: height)
  }

  /// Adds a frame that is shown for `ticks`; what is to be compressed of it, or nil if it only lengthens the one before.
  package mutating func append(_ frame: OpaqueFrame, ticks: Int) -> Part? {
    precondition(ticks > 0, "a frame of \(ticks) ticks")
    guard var area = shown.show(frame) else {
      lengthen(by: ticks)
      return nil
    }
    // A part begins at even places.
    area.width += area.x % 2
    area.height += area.y % 2
    area.x -= area.x % 2
    area.y -= area.y % 2
    areas.append(area)
    times.append(times[times.count - 1] + ticks)
    return Part(area: area, pixels: copy(frame, area))
  }

  /// Shows the last frame longer.
  package mutating func lengthen(by ticks: Int) { times[times.count - 1] += ticks }

  /// The whole file of all parts, compressed, in their order; it plays for ever.
  package func file(of parts: [[UInt8]]) throws(Problem) -> [UInt8] {
    precondition(
      parts.count == areas.count && !parts.isEmpty, "\(parts.count) of \(areas.count) parts")
    // All files behind one another, so that one pointer reaches each.
    let all = Array(parts.joined())
    let file = all.withUnsafeBufferPointer { bytes -> [UInt8]? in
      guard var start = bytes.baseAddress else { return nil }
      var list: [DPWebPPart] = []
      for (i, part) in parts.enumerated() {
        list.append(
          DPWebPPart(
            bytes: start, count: part.count, x: UInt32(areas[i].x), y: UInt32(areas[i].y),
            milliseconds: UInt32(milliseconds(times[i + 1]) - milliseconds(times[i]))))
        start += part.count
      }
      var count = 0
      return taken(
        dp_webp_assemble(list, UInt32(list.count), UInt32(width), UInt32(height), 0, &count), count)
    }
    guard let file else { throw WebPAnimation.noMemory }
    return file
  }

  /// The millisecond that is nearest to a tick, so that rounding never adds up.
  private func milliseconds(_ ticks: Int) -> Int {
    (ticks * 1000 + ticksPerSecond / 2) / ticksPerSecond
  }

  private func copy(_ frame: OpaqueFrame, _ area: PixelArea) -> [UInt8] {
    let rowBytes = area.width * 4
    return [UInt8](unsafeUninitializedCapacity: rowBytes * area.height) { target, count in
      for y in 0..<area.height {
        let row = UnsafeRawBufferPointer(
          start: frame.bytes + (area.y + y) * frame.stride + area.x * 4, count: rowBytes)
        UnsafeMutableRawBufferPointer(
          UnsafeMutableBufferPointer(rebasing: target[(y * rowBytes)..<((y + 1) * rowBytes)])
        ).copyMemory(from: row)
      }
      count = rowBytes * area.height
    }
  }

  fileprivate static var noMemory: Problem {
    Problem(
      what: "not enough memory for the animation", remedy: "make the animation shorter or smaller")
  }
}

/// The bytes that libwebp returned; it frees its own copy.
private func taken(_ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int) -> [UInt8]? {
  guard let bytes else { return nil }
  defer { dp_webp_free(bytes) }
  return Array(UnsafeBufferPointer(start: bytes, count: count))
}
