import CGtkShim
import TouchKit

/// The pixels of a picture, premultiplied, four bytes each: blue, green, red, alpha in memory.
public final class Surface {
  public let width: Int
  public let height: Int
  private let handle: OpaquePointer

  /// Clear pixels.
  public init(width: Int, height: Int) throws(PaintError) {
    guard width > 0, height > 0,
      let handle = dp_surface_new(Int32(clamping: width), Int32(clamping: height))
    else { throw .tooLarge(width: width, height: height) }
    self.width = width
    self.height = height
    self.handle = handle
  }

  deinit { dp_surface_free(handle) }

  /// Draws a scene over the whole surface, or over some rectangles of whole pixels: these are cleared before, and
  /// what lies outside them stays.
  public func draw(_ scene: Scene, only damage: [Rect]? = nil) {
    if let damage {
      let rectangles = damage.map(DPRect.init)
      rectangles.withUnsafeBufferPointer {
        guard let base = $0.baseAddress, !$0.isEmpty else { return }
        dp_surface_draw(
          handle, scene.handle, scene.scale, !scene.isCovering, base, Int32(clamping: $0.count))
      }
    } else {
      dp_surface_draw(handle, scene.handle, scene.scale, !scene.isCovering, nil, 0)
    }
  }

  /// Gives the rows of pixels and the distance from row to row in bytes.
  public func withPixels<Result>(
    _ body: (_ bytes: UnsafeRawBufferPointer, _ stride: Int) throws -> Result
  ) rethrows -> Result {
    var stride: Int32 = 0
    let data = dp_surface_data(handle, &stride)
    defer { withExtendedLifetime(self) {} }
    return try body(
      UnsafeRawBufferPointer(start: data, count: Int(stride) * height), Int(stride))
  }

  /// Red, green, blue and alpha of every pixel, row by row, not premultiplied.
  public var straightBytes: [UInt8] {
    withPixels { source, stride in
      [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
        for y in 0..<height {
          let row = source.baseAddress.map { $0 + y * stride }
          guard let row else { continue }
          let words = row.assumingMemoryBound(to: UInt32.self)
          for x in 0..<width {
            let at = (y * width + x) * 4
            let word = words[x]
            let alpha = word >> 24
            target[at] = Surface.straight(word >> 16 & 0xFF, alpha)
            target[at + 1] = Surface.straight(word >> 8 & 0xFF, alpha)
            target[at + 2] = Surface.straight(word & 0xFF, alpha)
            target[at + 3] = UInt8(truncatingIfNeeded: alpha)
          }
        }
        count = width * height * 4
      }
    }
  }

  @inline(__always)
  private static func straight(_ part: UInt32, _ alpha: UInt32) -> UInt8 {
    if alpha == 255 { return UInt8(truncatingIfNeeded: part) }
    if alpha == 0 { return 0 }
    return UInt8(clamping: (part * 255 + alpha / 2) / alpha)
  }
}
