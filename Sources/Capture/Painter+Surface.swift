import GtkPaint
import TouchKit

/// Paints display lists, with faults as those of capturing.
extension Painter {
  /// The pixels of a display list.
  func surface(of list: DisplayList, size: Size, scale: Double) throws(CaptureError) -> Surface {
    do throws(PaintError) {
      return try pixels(scene(list, size: size, scale: scale))
    } catch {
      throw .paint(error)
    }
  }
}
