import Files
import Foundation
import GtkPaint
import Screens
import TestDesks
import Testing
import TestSupport
import TouchKit

@testable import MotionStudy
@testable import Rehearsal

/// Recordings of the phone beside the phone itself.
@Suite struct RunComparisonLong {
  @Test(arguments: ["drawer-caught", "ways-rows", "inbox-scroll", "banner"])
  func `A recording is what the run shows at any time`(_ name: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = try SafeFile.read(
      root.appendingPathComponent("resources/scenarios/\(name).scenario.json").path)
    let scenario = try ScenarioReader(phone).read(file, file: nil)
    let measurer = try Desk.measurer()
    let first = Run(phone, scenario, measurer: measurer)
    first.finish()
    let recorder = RunRecorder(Run(phone, first.recording, measurer: measurer))
    recorder.record(to: first.recording.end)
    let recorded = recorder.recorded(as: "", [])
    let again = Run(phone, first.recording, measurer: measurer)
    var random = SeededRandom(seed: 7)
    var worst = 0.0
    for _ in 0..<300 {
      let time = Time.microseconds(
        Int64.random(in: 0...first.recording.end.microseconds, using: &random))
      let shown = again.state(at: time).shownViews()
      // What a finger holds goes on in steps, which are taken to be even.
      guard again.stage.touches.active.isEmpty else { continue }
      for track in recorded.tracks {
        guard case .number(let id, let property) = MotionSection.Subject(track.name),
          let view = shown.first(where: { $0.id == id }), let value = track.value(at: time)
        else { continue }
        let length = property.isLength ? 1.0 : 100
        worst = max(worst, abs(value - property.value(of: view.place)) * length)
      }
    }
    #expect(!recorded.tracks.isEmpty && worst < 2, "\(worst)")
  }
}
