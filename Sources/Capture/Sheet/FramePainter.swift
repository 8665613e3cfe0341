import GtkPaint
import TouchKit

/// Paints one frame after the other, each only where it differs from the one before.
final class FramePainter {
  let painter: Painter
  private let scale: Double
  private var kept: KeptFrame?

  init(_ painter: Painter, scale: Double) {
    self.painter = painter
    self.scale = scale
  }

  /// Lends a frame's pixels.
  func show(_ frame: SmallMultiples.Frame, _ body: (Surface) -> Void) throws {
    if kept?.size == frame.size {
      kept?.show(frame.list, painter)
    } else {
      kept = try KeptFrame(frame.list, size: frame.size, scale: scale, painter)
    }
    if let fault = painter.measurer.fault { throw CaptureError.paint(.font(fault)) }
    if let kept { body(kept.surface) }
  }
}
