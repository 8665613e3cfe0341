import CGtkShim.Paint
import Files
import TouchKit

/// The pixels of a picture, premultiplied, four bytes each: blue, green, red, alpha in memory.
package final class Surface {
  package let width: Int
  package let height: Int
  private let handle: OpaquePointer

  /// Clear pixels.
  package init(width: Int, height: Int) throws(PaintError) {
    try Surface.checkFilling()
    guard width > 0, height > 0,
      let handle = dp_surface_new(Int32(clamping: width), Int32(clamping: height))
    else { throw .tooLarge(width: width, height: height) }
    self.width = width
    self.height = height
    self.handle = handle
    withPixels { bytes, _ in LargePages.use(in: bytes) }
  }

  deinit { dp_surface_free(handle) }

  /// Refuses to paint if rectangles would be missing: no picture is better than a wrong one.
  static func checkFilling() throws(PaintError) {
    guard dp_surface_can_fill() else { throw .rectangles }
  }

  /// Draws a scene over the whole surface, or only over the rectangles of whole pixels in which it differs from the
  /// present pixels. In both cases the surface then holds the whole scene to the last bit: a scene that is not exact in
  /// parts is drawn whole, and parts grow around rows with round corners. Returns the rectangles that were drawn.
  @discardableResult
  package func draw(_ scene: Scene, only damage: [Rect]? = nil) -> [Rect] {
    guard let damage, scene.isExactInParts else {
      dp_surface_draw(handle, scene.handle, scene.scale, !scene.isCovering, nil, 0)
      return [Rect(0, 0, Double(width), Double(height))]
    }
    let parts = scene.grown(damage)
    parts.map(DPRect.init).withUnsafeBufferPointer {
      guard let base = $0.baseAddress, !$0.isEmpty else { return }
      dp_surface_draw(
        handle, scene.handle, scene.scale, !scene.isCovering, base, Int32(clamping: $0.count))
    }
    return parts
  }

  /// Draws a scene where it differs from the present one, by `DisplayList.damage` of their lists.
  @discardableResult
  package func draw(_ scene: Scene, where damage: Damage) -> [Rect] {
    switch damage {
    case .nothing: []
    case .everything: draw(scene)
    case .parts(let parts): draw(scene, only: parts.map { around($0, scene.scale) })
    }
  }

  /// The whole pixels of the surface around a rectangle of points.
  private func around(_ part: Rect, _ scale: Double) -> Rect {
    let left = max(0, (part.x * scale).rounded(.down))
    let top = max(0, (part.y * scale).rounded(.down))
    let right = min(Double(width), (part.maxX * scale).rounded(.up))
    let bottom = min(Double(height), (part.maxY * scale).rounded(.up))
    return Rect(left, top, max(0, right - left), max(0, bottom - top))
  }

  /// A copy of some rows as a node; a point has `pixels` pixels.
  func node(rows: Range<Int>, isOpaque: Bool, pixels: Double) -> SharedNode {
    SharedNode(
      adopting: dp_surface_rows(
        handle, Int32(clamping: rows.lowerBound), Int32(clamping: rows.count), isOpaque, pixels))
  }

  /// Passes the rows of pixels to `body`, and the distance from row to row in bytes.
  package func withPixels<Result>(
    _ body: (_ bytes: UnsafeRawBufferPointer, _ stride: Int) throws -> Result
  ) rethrows -> Result {
    var stride: Int32 = 0
    let data = dp_surface_data(handle, &stride)
    defer { withExtendedLifetime(self) {} }
    return try body(
      UnsafeRawBufferPointer(start: data, count: Int(stride) * height), Int(stride))
  }

  /// A copy of the pixels, not premultiplied.
  package var pixelBuffer: PixelBuffer {
    withPixels { bytes, stride in
      guard let start = bytes.baseAddress else { return PixelBuffer(width: 0, height: 0) }
      return PixelBuffer(premultipliedARGB: start, width: width, height: height, stride: stride)
    }
  }
}
