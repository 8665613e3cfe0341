import GtkPaint
import JSON
import TouchKit
import VisualTesting

/// Has GTK paint the pictures of tests, as it paints everything else.
extension PictureRenderer {
  /// Paints as everything else is painted; made on the thread that uses it.
  static func gtk(_ fonts: Fonts) -> PictureRenderer {
    let painter = Painter(measurer: PangoMeasurer(fonts: fonts))
    return PictureRenderer(measurer: painter.measurer) { (frame, size, scale) throws(Problem) in
      let scene = painter.scene(frame, size: size, scale: Double(scale))
      if let fault = painter.measurer.fault { throw fault.problem }
      do throws(PaintError) {
        return try painter.pixels(scene).pixelBuffer
      } catch {
        throw error.problem
      }
    }
  }
}
