import Files
import Foundation
import GtkPaint
import MotionStudy
import Rehearsal
import Screens
import Testing
import TestSupport
import TouchKit

/// The project's own scenarios on the phone.
@Suite struct PhoneRunTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("resources/scenarios").path

  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".scenario.json") }.sorted()

  private func scenario(_ name: String) throws -> Scenario {
    let path = "\(PhoneRunTests.folder)/\(name)"
    return try ScenarioReader(phone).read(try SafeFile.read(path), file: path)
  }

  @Test(arguments: names)
  func `A scenario comes out as it says, and its take has the same log`(_ name: String) throws {
    let fonts = try Fonts()
    let run = Run(
      phone, try scenario(name), measurer: PangoMeasurer(fonts: fonts))
    let end = run.finish()
    #expect(run.failures.map { $0.problem(in: name).description } == [])
    let take = try ScenarioReader(phone).read(run.write(name: ""), file: nil)
    let replay = Run(phone, take, measurer: PangoMeasurer(fonts: fonts))
    #expect(replay.finish() == end)
    #expect(replay.stage.log.entries == run.stage.log.entries)
    #expect(replay.stage.tree() == run.stage.tree())
  }

  @Test func `A live run on the phone and its replay have equal logs`() throws {
    let fonts = try Fonts()
    for seed in 1...8 as ClosedRange<UInt64> {
      var maker = RandomTake(seed: seed)
      let played = maker.make()
      let live = Run(
        phone, continuing: Recording(start: played.start), measurer: PangoMeasurer(fonts: fonts))
      var dice = SeededRandom(seed: seed)
      var drawn = Time.zero
      for input in played.inputs {
        // Pictures at uneven times, and events that are told a little late.
        while drawn < input.time + .microseconds(dice.whole(below: 12_000)) {
          live.draw(at: drawn)
          drawn += .microseconds(8000 + dice.whole(below: 17_000))
        }
        live.receive(input.kind, at: input.time)
      }
      live.draw(at: drawn + .seconds(2))
      let replay = Run(phone, live.recording, measurer: PangoMeasurer(fonts: fonts))
      replay.finish()
      #expect(replay.stage.log.entries == live.stage.log.entries, "seed \(seed)")
      #expect(replay.stage.tree() == live.stage.tree(), "seed \(seed)")
      let read = try ScenarioReader(phone).read(live.write(name: "live"), file: nil)
      #expect(Recording(read) == live.recording)
    }
  }
}
