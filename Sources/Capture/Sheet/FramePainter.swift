import Files
import GtkPaint
import TouchKit

/// Paints pictures one after the other, each only where it differs from the one before, if that was as large.
final class FramePainter {
  private let painter: Painter
  private var kept: KeptFrame?

  init(_ painter: Painter) { self.painter = painter }

  /// A picture, ready to be placed on a sheet of this width.
  func part(_ frame: FrameLook.Frame, scale: Double, on width: Int) throws -> PNGPart {
    if let kept, kept.size == frame.size, kept.scale == scale {
      self.kept?.show(frame.list, painter)
    } else {
      kept = try painter.kept(frame.list, size: frame.size, scale: scale)
    }
    if let fault = painter.measurer.fault { throw CaptureError.paint(.font(fault)) }
    guard let kept else { preconditionFailure("a picture that is not kept") }
    return kept.surface.withFrame { PNGPart($0, on: width) }
  }
}
