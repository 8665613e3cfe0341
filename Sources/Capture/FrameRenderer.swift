import Files
import GtkPaint
import TouchKit

/// Renders what a stage shows as the bytes of a picture's file.
final class FrameRenderer {
  private let stage: Stage
  private let look: FrameLook
  private let painter: Painter
  private let scale: Double
  private let format: PictureFormat

  /// The measurer has to be the stage's own, because the text that it laid out is what is painted.
  init(
    _ stage: Stage, _ look: FrameLook, measurer: PangoMeasurer, scale: Int, format: PictureFormat
  ) {
    self.stage = stage
    self.look = look
    painter = Painter(measurer: measurer)
    self.scale = Double(scale)
    self.format = format
  }

  /// The bytes of a file with the picture now.
  func picture() throws(CaptureError) -> [UInt8] { try picture(of: look.frame(stage)) }

  /// The bytes of a file with a picture.
  func picture(of frame: FrameLook.Frame) throws(CaptureError) -> [UInt8] {
    let scene = scene(frame)
    if let fault = painter.measurer.fault { throw .paint(.font(fault)) }
    do throws(PaintError) {
      switch format {
      case .svg: return try scene.svg()
      case .pdf: return try scene.pdf()
      case .node: return scene.nodeText()
      case .png, .apng, .webp: break
      }
    } catch {
      throw .paint(error)
    }
    do throws(PaintError) {
      return try painter.pixels(scene).png
    } catch {
      throw .paint(error)
    }
  }

  private func scene(_ frame: FrameLook.Frame) -> Scene {
    painter.scene(
      frame.list, size: frame.size, scale: scale,
      for: [.svg, .pdf, .node].contains(format) ? .document : .pixels)
  }
}
