import JSON
import MotionStudy
import Rehearsal
import Screens
import Testing
import TouchKit

/// A take that goes another way says at which input, what that hit then, and what it hits now.
@Suite struct TakeDivergenceTests {
  private func tap(
    _ x: Double, _ y: Double, at time: Double = 1840, finger: Int = 1, on view: String? = nil
  ) -> String {
    let on = view.map { #", "on": "\#($0)", "offset": [20, 30]"# } ?? ""
    return """
      {"at": \(time), "touch": \(finger), "phase": "began", "x": \(x), "y": \(y)\(on)},
      {"at": \(time + 50), "touch": \(finger), "phase": "ended", "x": \(x), "y": \(y)}
      """
  }

  private func run(
    _ take: Scenario, _ way: TakeWay, on device: String = "classic", textSize: Double = 1
  ) throws -> Run {
    let run = Run(
      phone, take, under: PhoneTakes.start(take, on: device, textSize: textSize), way,
      measurer: try PhoneTakes.measurer())
    run.finish()
    return run
  }

  private func landed(_ run: Run) -> [String] {
    run.recorded.compactMap { recorded in
      guard case .touch(_, .began, _) = recorded.input.kind else { return nil }
      return recorded.landing?.view ?? "nothing"
    }
  }

  @Test func `On another device the same place is another row; followed, it is the row`() throws {
    let take = try PhoneTakes.read(tap(160, 250))
    let plain = try run(take, .asRecorded, on: "modern")
    #expect(
      plain.divergences.map(\.words) == [
        #"input 1 at 1,840 ms hit "row-2" in the recording and hits "row-1" now"#
      ])
    #expect(plain.divergences.map(\.position) == [SourcePosition(line: 3, column: 1)])
    #expect(landed(plain) == ["row-1"])
    let followed = try run(take, .following, on: "modern")
    #expect(followed.divergences == [])
    #expect(landed(followed) == ["row-2"])
  }

  @Test func `A finger whose view is not on the screen is left out and told`() throws {
    let take = try PhoneTakes.read(
      #"{"at": 5, "touch": 3, "phase": "began", "x": 160, "y": 380},"#
        + #"{"at": 50, "touch": 3, "phase": "moved", "x": 162, "y": 381},"#
        + #"{"at": 60, "touch": 3, "phase": "cancelled", "x": 162, "y": 381},"#
        + tap(160, 170, at: 100))
    let followed = try run(take, .following, textSize: 2)
    #expect(
      followed.divergences.map { $0.problem(in: "t.json", played: .following).description } == [
        #"t.json:3:1: input 1 at 5 ms hit "row-3" in the recording, but that view is not on the screen now; "#
          + #"there is "row-1"; this input is left out"#
      ])
    #expect(landed(followed) == ["row-1"])
    #expect(followed.inputs.count == 2)
  }

  @Test func `A finger on nothing, out of the screen or out of order means as little elsewhere`()
    throws
  {
    let take = try PhoneTakes.read(
      tap(-500, 9_999, at: 1) + ",\n"
        + #"{"at": 60, "touch": 7, "phase": "moved", "x": 5, "y": 5},"#
        + #"{"at": 61, "touch": 7, "phase": "ended", "x": 5, "y": 5},"#
        + #"{"at": 62, "touch": 8, "phase": "began", "x": 90, "y": 170},"#
        + #"{"at": 63, "touch": 8, "phase": "began", "x": 90, "y": 260},"#
        + #"{"at": 64, "touch": 8, "phase": "cancelled", "x": 90, "y": 260},"#
        + #"{"at": 65, "pointer": [90, 170]}, {"at": 66, "pointer": null}"#)
    let followed = try run(take, .following, on: "pad")
    #expect(followed.divergences == [])
    #expect(followed.inputs.count == take.steps.count)
    #expect(landed(followed) == ["nothing", "row-1", "row-2"])
  }

  @Test func `A wheel scrolls the view that it scrolled, by as much of it`() throws {
    let take = try PhoneTakes.read(#"{"at": 5, "scroll": [0, 40], "x": 160, "y": 250}"#)
    let followed = try run(take, .following, on: "modern", textSize: 1)
    guard case .scroll(let distance, let point, _)? = followed.inputs.first?.kind else {
      Issue.record("\(followed.inputs)")
      return
    }
    #expect(distance == Point(0, 40))
    #expect(point.y == 284 && followed.divergences == [])
    let gone = try run(
      try PhoneTakes.read(
        #"{"at": 5, "scroll": [0, 9], "x": 160, "y": 380, "phase": "began"},"#
          + #"{"at": 6, "scroll": [0, 9], "x": 160, "y": 380, "phase": "moved"},"#
          + #"{"at": 7, "scroll": [0, 0], "x": 160, "y": 380, "phase": "ended"}"#),
      .following, textSize: 2)
    #expect(gone.inputs.isEmpty && gone.divergences.count == 1)
  }

  // MARK: What the file says

  @Test func `What the file says that a finger hit is what it is played at`() throws {
    let take = try PhoneTakes.read(tap(160, 250, on: "row-3"))
    #expect(TakeMeaning.isTold(by: take))
    let measurer = try PhoneTakes.measurer()
    let words = [#"input 1 at 1,840 ms hit "row-3" in the recording and hits "row-2" now"#]
    let told = TakeMeaning.divergences(of: take, phone, measurer: measurer)
    #expect(told.map(\.words) == words)
    #expect(try run(take, .asRecorded).divergences.map(\.words) == words)
    let followed = try run(take, .following, on: "modern")
    #expect(followed.divergences == [])
    #expect(landed(followed) == ["row-3"])
    guard case .touch(_, _, let place)? = followed.inputs.first?.kind else { return }
    #expect(place == Point(20, 385))
  }

  @Test func `A view that is gone is told with one of a similar name, and others are judged still`()
    throws
  {
    let take = try PhoneTakes.read(
      tap(160, 250, at: 1, on: "row-9") + ",\n" + tap(160, 250, at: 900, on: "row-2"))
    let told = TakeMeaning.divergences(of: take, phone, measurer: try PhoneTakes.measurer())
    #expect(
      told.map { $0.problem(in: nil, remedy: "record it again").description } == [
        #"3:1: input 1 at 1 ms hit "row-9" in the recording, but that view is not on the screen now; "#
          + #"there is "row-1"; record it again"#
      ])
  }

  @Test func `A take that says nothing of what it hit is read as before`() throws {
    let take = try PhoneTakes.read(tap(160, 250))
    #expect(!TakeMeaning.isTold(by: take))
    #expect(TakeMeaning.divergences(of: take, phone, measurer: try PhoneTakes.measurer()) == [])
  }

  @Test func `A finger that the application takes for itself has a view in the file, too`() throws {
    let measurer = try PhoneTakes.measurer()
    let live = Run(
      phone, continuing: Recording(start: StartState(usualOf: phone)), measurer: measurer)
    let landed = live.receive(.touch(finger: 1, phase: .began, at: Point(160, 7)), at: .zero)
    #expect(landed.landing == .init(view: "status-bar", offset: Point(160, 7)))
  }
}
