import TouchKit

/// A surface with the frame that is on it; the next frame is drawn only where it differs.
package struct KeptFrame {
  package let surface: Surface
  package private(set) var list: DisplayList
  package let size: Size
  package let scale: Double
  /// Whether every pixel is opaque.
  private(set) var isOpaque: Bool

  package init(_ list: DisplayList, size: Size, scale: Double, _ painter: Painter)
    throws(PaintError)
  {
    let scene = painter.scene(list, size: size, scale: scale)
    surface = try painter.pixels(scene)
    isOpaque = scene.isCovering
    (self.list, self.size, self.scale) = (list, size, scale)
  }

  /// Draws a frame of the same size; returns the rectangles that were drawn, in pixels.
  @discardableResult
  package mutating func show(_ next: DisplayList, _ painter: Painter) -> [Rect] {
    let damage = next.damage(since: list, screen: size, measurer: painter.measurer)
    list = next
    let scene = painter.scene(next, size: size, scale: scale)
    isOpaque = scene.isCovering
    return surface.draw(scene, where: damage)
  }
}
