import GtkPaint
import TouchKit

/// Renders the frames of a sequence, drawing only what changed since the frame before.
///
/// Two surfaces take turns, so that one can be encoded while the other is drawn on.
final class SequenceRenderer {
  private let stage: Stage
  private let look: FrameLook
  private let painter: Painter
  private let scale: Double
  private var frames: [KeptFrame?] = [nil, nil]
  private var turn = 0

  /// The measurer has to be the stage's own, because the text that it laid out is what is painted.
  init(_ stage: Stage, _ look: FrameLook, measurer: PangoMeasurer, scale: Int) {
    self.stage = stage
    self.look = look
    painter = Painter(measurer: measurer)
    self.scale = Double(scale)
  }

  /// The picture now; nil if it equals the picture before. The surface is drawn on again two frames later.
  func nextFrame() throws(CaptureError) -> Surface? {
    let frame = look.frame(stage)
    let (list, size) = (frame.list, frame.size)
    if let last = frames[1 - turn], last.size == size, last.list == list { return nil }
    if frames[turn]?.size == size {
      frames[turn]?.show(list, painter)
    } else {
      frames[turn] = try painter.kept(list, size: size, scale: scale)
    }
    turn = 1 - turn
    return frames[1 - turn]?.surface
  }
}
