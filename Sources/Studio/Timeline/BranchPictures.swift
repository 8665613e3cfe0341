import Files
import GtkPaint
import Rehearsal
import TouchKit
import Widgets
import Workbench

/// Small pictures of where the lines of a session lead, made one at a time while the phone rests.
final class BranchPictures {
  /// What a picture shows.
  private struct Key: Equatable {
    var id: String
    var end: Time
    var inputs: Int
    var retunings: Int
  }

  /// Called with the picture of a branch.
  var onPicture: ((PixelBuffer, String) -> Void)?
  private let painter: Painter
  private var made: [Key] = []
  private var alarm: Alarm?

  /// How high they are, in logical pixels.
  private static let height = 64.0
  private static let pause: Int64 = 30_000

  init(painter: Painter) { self.painter = painter }

  /// Removes the pictures, because the branches are another session's.
  func forget() {
    made = []
    alarm = nil
  }

  func stop() { alarm = nil }

  /// Makes the pictures that are missing, a branch at a time, until `stop` or all are there.
  func work(_ session: LiveSession, density: Double) {
    guard alarm == nil, missing(session) != nil else { return }
    alarm = Alarm(at: Alarm.now + BranchPictures.pause) { [unowned self, weak session] in
      alarm = nil
      guard let session, let next = missing(session) else { return }
      made.removeAll { $0.id == next.id }
      made.append(next)
      let stage = Run(
        session.prototype, session.extendedTree.recording(of: next.id), measurer: painter.measurer
      ).state(at: next.end)
      paint(stage, of: next.id, density)
      work(session, density: density)
    }
  }

  private func missing(_ session: LiveSession) -> Key? {
    session.extendedTree.shown.lazy.map { branch in
      Key(id: branch.id, end: branch.end, inputs: branch.inputs.count, retunings: session.retunings)
    }.first { !self.made.contains($0) }
  }

  private func paint(_ stage: Stage, of id: String, _ density: Double) {
    let screen = stage.screenSize
    let factor = BranchPictures.height / max(screen.width, screen.height)
    let scene = painter.scene(stage.frame(), size: screen, scale: factor * density)
    guard let surface = try? painter.pixels(scene) else { return }
    onPicture?(surface.pixelBuffer, id)
  }
}
