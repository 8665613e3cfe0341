import GtkPaint
import TouchKit

/// Paints display lists, with faults as those of capturing.
extension Painter {
  /// The pixels of a display list.
  func surface(of list: DisplayList, size: Size, scale: Double) throws(CaptureError) -> Surface {
    try kept(list, size: size, scale: scale).surface
  }

  /// The same, to draw the next list on it.
  func kept(_ list: DisplayList, size: Size, scale: Double) throws(CaptureError) -> KeptFrame {
    do throws(PaintError) {
      return try KeptFrame(list, size: size, scale: scale, self)
    } catch {
      throw .paint(error)
    }
  }
}
