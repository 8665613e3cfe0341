import GtkPaint
import TouchKit

/// Renders the frames of a sequence, drawing only what changed since the frame before.
///
/// Two surfaces take turns, so that one can be encoded while the other is drawn on.
final class SequenceRenderer {
  private let stage: Stage
  private let painter: Painter
  private let scale: Double
  private var frames: [Frame?] = [nil, nil]
  private var turn = 0

  /// A surface with what is on it.
  private struct Frame {
    var surface: Surface
    var list: DisplayList
    var size: Size
  }

  /// The measurer has to be the stage's own, because the text that it laid out is what is painted.
  init(_ stage: Stage, measurer: PangoMeasurer, scale: Int) {
    self.stage = stage
    painter = Painter(measurer: measurer)
    self.scale = Double(scale)
  }

  /// The picture now; nil if it equals the picture before. The surface is drawn on again two frames later.
  func nextFrame() throws(CaptureError) -> Surface? {
    let list = stage.frame()
    let size = stage.screenSize
    if let last = frames[1 - turn], last.size == size, last.list == list { return nil }
    let frame = try rendered(list, size)
    frames[turn] = frame
    turn = 1 - turn
    return frame.surface
  }

  private func rendered(_ list: DisplayList, _ size: Size) throws(CaptureError) -> Frame {
    let scene = painter.scene(list, size: size, scale: scale)
    guard let kept = frames[turn], kept.size == size else {
      do throws(PaintError) {
        return Frame(surface: try painter.pixels(scene), list: list, size: size)
      } catch {
        throw .paint(error)
      }
    }
    kept.surface.draw(
      scene, where: list.damage(since: kept.list, screen: size, measurer: painter.measurer))
    return Frame(surface: kept.surface, list: list, size: size)
  }
}
