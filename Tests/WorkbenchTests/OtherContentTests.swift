import Files
import GtkPaint
import JSON
import Rehearsal
import Screens
import Testing
import TouchKit

@testable import Workbench

/// A session that goes on as the same phone with other words.
@Suite struct OtherContentTests {
  /// The phone's own content with another subject of its first message.
  private static func content(_ subject: String) -> Content {
    Content(
      phoneContent.map { file in
        let text = String(decoding: file.bytes, as: UTF8.self)
          .replacing("Keys for the workshop", with: subject)
        return ContentFile(file.name, path: file.path, bytes: Array(text.utf8))
      })
  }

  private static func words(_ session: LiveSession) -> String {
    "\(session.stage.tree())"
  }

  @Test func `Other words stand where the same inputs led, at the same time`() throws {
    let session = LiveSession(
      phone, .init(startState: StartState(usualOf: phone)),
      measurer: PangoMeasurer(fonts: try Fonts()), at: 0)
    for frame in 0...30 {
      if frame == 5 || frame == 8 {
        let phase: Touch.Phase = frame == 5 ? .began : .ended
        session.send(
          .touch(finger: 1, phase: phase, at: Point(160, 300)), at: Int64(frame) * 16_667)
      }
      session.advance(toFrameAt: Int64(frame) * 16_667)
    }
    let other = try makePhone(OtherContentTests.content("Words of a designer"))
    let changed = session.restarted(as: other, at: 600_000)
    #expect(
      changed.inputs.map(\.input) == session.inputs.map(\.input) && changed.now == session.now)
    #expect(changed.prototype.name == session.prototype.name)
    #expect(OtherContentTests.words(session).contains("Keys for the workshop"))
    #expect(OtherContentTests.words(changed).contains("Words of a designer"))
    #expect(!OtherContentTests.words(changed).contains("Keys for the workshop"))
    withExtendedLifetime((session, changed)) {}
  }
}
