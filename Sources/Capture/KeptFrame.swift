import GtkPaint
import TouchKit

/// A surface with the frame that is on it; the next frame is drawn only where it differs.
struct KeptFrame {
  let surface: Surface
  private(set) var list: DisplayList
  let size: Size
  let scale: Double

  init(_ list: DisplayList, size: Size, scale: Double, _ painter: Painter) throws(CaptureError) {
    surface = try painter.surface(of: list, size: size, scale: scale)
    (self.list, self.size, self.scale) = (list, size, scale)
  }

  /// Draws a frame of the same size.
  mutating func show(_ next: DisplayList, _ painter: Painter) {
    surface.draw(
      painter.scene(next, size: size, scale: scale),
      where: next.damage(since: list, screen: size, measurer: painter.measurer))
    list = next
  }
}
