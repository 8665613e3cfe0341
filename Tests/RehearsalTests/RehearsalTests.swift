import Files
import MotionStudy
import Rehearsal
import Screens
import TestDesks
import Testing
import TouchKit

@Suite struct RehearsalTests {
  private func failures(_ steps: String) throws -> [String] {
    let run = try Desk.run(steps)
    run.finish()
    return run.failures.map { $0.problem(in: nil).description }
  }

  // MARK: Aims

  @Test func `A tap on a view that something covers names what lies over it`() throws {
    #expect(
      try failures(
        #"{ "activate": "button" }, { "wait": 20 }, { "tap": "button" }, { "tap": "box" }"#)
        == [
          #"1:69: at 20 ms "cover" receives the touch on "button" at 60, 122; make sure that nothing covers the view, or add "anyway": true"#
        ])
  }

  @Test func `A tap anyway goes where the view is, whatever lies there`() throws {
    let run = try Desk.run(
      #"{ "activate": "button" }, { "tap": "button", "anyway": true }"#)
    run.finish()
    #expect(run.failures == [])
    #expect(run.stage.log.texts(.touch).first == "finger 1 began at 60, 122 on cover")
  }

  @Test
  func `A tap on a view whose interaction is off says so, and names what takes touches there`()
    throws
  {
    #expect(
      try failures(#"{ "tap": "label" }"#) == [
        #"1:27: at 0 ms "label" accepts no touches: user interaction is off for this view; aim at another view, or add "anyway": true"#
      ])
    let scenario = try ScenarioReader(phone).read(
      Array(
        #"{ "scenario": 1, "device": "classic", "steps": [ { "notify": { "title": "Hello" } }, { "wait": "settled" }, { "tap": "notification-title" } ] }"#
          .utf8), file: "s")
    let run = Run(phone, scenario, measurer: try Desk.measurer())
    run.finish()
    let words = try #require(run.failures.first).what
    #expect(
      words == #""notification-title" accepts no touches: user interaction is off for this view"#)
    #expect(
      run.failures.first?.remedy.hasPrefix(#"aim at "notification", which accepts a touch at "#)
        == true)
  }

  @Test func `A tap on a view that is not there fails where it stands`() throws {
    #expect(
      try failures(
        #"{ "wait": 5 }, { "swipe": "row-21", "direction": "up", "distance": 9, "duration": 9 }"#)
        == [#"1:42: at 5 ms there is no view "row-21" now; did you mean "row-1"?"#])
    #expect(
      try failures(#"{ "hold": "field", "duration": 9 }"#)
        == [
          #"1:27: at 0 ms there is no view "field" now; wait until the view appears, or make it appear"#
        ])
  }

  @Test func `A tap on a view outside the screen fails`() throws {
    #expect(
      try failures(#"{ "tap": "row-19" }"#) == [
        #"1:27: at 0 ms no part of "row-19" is on the screen; bring the view onto the screen first, or add "anyway": true"#
      ])
  }

  @Test func `A finger aims at the middle of what can be seen`() throws {
    // Row 4 stands from 380 to 440; the list is cut at 400.
    let run = try Desk.run(#"{ "tap": "row-4" }"#)
    run.finish()
    #expect(run.failures == [])
    #expect(
      run.inputs.first?.kind == .touch(finger: 1, phase: .began, at: Point(160, 390)))
  }

  @Test func `A finger aims at what is shown when it lands, not at the model`() throws {
    // The box goes from 20 to 200 in 200 ms; half way its middle is at 130.
    let run = try Desk.run(
      #"{ "tap": "button" }, { "wait": 100 }, { "tap": "box" }"#)
    run.finish()
    #expect(
      run.inputs[2]
        == Input(.touch(finger: 1, phase: .began, at: Point(130, 40)), at: .milliseconds(150)))
  }

  @Test func `After a step that failed nothing more is done`() throws {
    let run = try Desk.run(
      #"{ "wait": 10 }, { "tap": "field" }, { "tap": "box" }, { "shot": "s" }"#)
    #expect(run.finish() == .milliseconds(10))
    #expect(run.isStopped && run.inputs.isEmpty && run.shots.isEmpty)
    #expect(run.failures.map(\.isStep) == [true])
  }

  // MARK: Stillness

  @Test func `Settled is the first time at which nothing moves and no finger is down`() throws {
    let run = try Desk.run(
      #"{ "tap": "button" }, { "wait": "settled" }, { "shot": "rest" }"#)
    run.finish()
    #expect(run.shots.map(\.time) == [.milliseconds(250)])
  }

  @Test func `Where nothing moves settled takes no time`() throws {
    #expect(try Desk.run(#"{ "wait": "settled" }"#).finish() == .zero)
  }

  @Test func `What still moves after 30 s is named`() throws {
    #expect(
      try failures(
        #"{ "set": { "box.curve": {"spring": {"response": 10, "damping": 0.05}} } }, { "tap": "button" }, { "wait": "settled" }"#
      ) == [
        #"1:123: at 30050 ms after 30 s something still moves: box.x ends at 311973.91 ms; wait for a number of milliseconds instead"#
      ])
  }

  @Test func `A finger that stays keeps a phone from being settled, and is named`() throws {
    let run = try Desk.run(
      #"{ "wait": 1 }, { "touch": 2, "phase": "began", "x": 1, "y": 1 }, { "wait": "settled" }"#)
    #expect(run.finish() == .milliseconds(30_001))
    let words = run.failures.map { $0.problem(in: "x").description }
    #expect(words.count == 1 && words.allSatisfy { $0.contains("finger 2 is down") })
    #expect(run.stage.touches.active.map(\.finger) == [2], "nothing takes it away")
  }

  @Test func `A finger may be held for a whole minute`() throws {
    let run = try Desk.run(
      #"{ "hold": "button", "duration": 60000 }, { "wait": "settled" }"#)
    #expect(run.finish() >= .seconds(60))
    #expect(run.failures == [])
    let touches = run.stage.log.texts(.touch)
    #expect(
      touches.prefix(2) == [
        "finger 1 began at 60, 122 on button", "finger 1 ended at 60, 122 on button",
      ])
  }

  // MARK: Expectations

  @Test func `What is as expected is no failure`() throws {
    #expect(
      try failures(
        """
        { "expect": "box", "visible": true, "enabled": true, "frame": [20, 20, 40, 40], "alpha": 1,
          "window": "main", "focused": false },
        { "expect": "label", "text": "Hello", "value": "calm", "label": "Hello", "role": "text" },
        { "expect": "button", "label": "Send", "role": "button" },
        { "expect": "cover", "visible": false }, { "expect": "field", "exists": false },
        { "expect": "row-", "prefix": true, "count": 20 },
        { "expect": "row-", "prefix": true, "count": 4, "visible": true },
        { "tap": "button" }, { "wait": 100 },
        { "expect": "box", "frame": [110.4, 20, 40, 40], "within": 0.5 }
        """) == [])
  }

  @Test func `What is otherwise is said, with what was expected`() throws {
    #expect(
      try failures(
        """
        { "expect": "box", "visible": false, "enabled": false, "focused": true,
        "frame": [20, 20, 40, 41], "alpha": 0.9, "text": "x", "role": "button", "window": "w" },
        { "expect": "label", "text": "Hullo", "value": "" },
        { "expect": "field" }, { "expect": "box", "exists": false },
        { "expect": "row-", "prefix": true, "count": 4 },
        { "expect": "box", "frame": [21, 20, 40, 40], "within": 0.5 },
        { "expect": "row-20", "prefix": true, "count": 4 }
        """) == [
          #"1:27: at 0 ms "box" is visible; expected it not to be visible"#,
          #"1:27: at 0 ms "box" is enabled; expected it not to be enabled"#,
          #"1:27: at 0 ms "box" is not focused; expected it to be focused"#,
          #"1:27: at 0 ms "box" has no text; expected "x""#,
          #"1:27: at 0 ms "box" has no role; expected "button""#,
          #"1:27: at 0 ms "box" has the window "main"; expected "w""#,
          #"1:27: at 0 ms "box" has the frame [20, 20, 40, 40]; expected [20, 20, 40, 41]"#,
          #"1:27: at 0 ms "box" has the alpha 1; expected 0.9"#,
          #"3:1: at 0 ms "label" has the text "Hello"; expected "Hullo""#,
          #"3:1: at 0 ms "label" has the value "calm"; expected """#,
          #"4:1: at 0 ms there is no view "field" now; expected it to be there; wait until the view appears, or make it appear"#,
          #"4:24: at 0 ms "box" is there; expected it not to be there"#,
          #"5:1: at 0 ms 20 views have ids that begin with "row-" ("row-1", "row-2", "row-3", "row-4", "row-5", "row-6" …); expected 4"#,
          #"6:1: at 0 ms "box" has the frame [20, 20, 40, 40]; expected [21, 20, 40, 40] within 0.5"#,
          #"7:1: at 0 ms 1 view has an id that begins with "row-20" ("row-20"); expected 4"#,
        ])
  }

  // MARK: Time

  @Test func `A shot's picture comes after the steps before it and before those after it`() throws {
    let run = try Desk.run(
      #"{ "touch": 1, "phase": "began", "x": 1, "y": 1 }, { "shot": "a" }, { "touch": 1, "phase": "ended", "x": 1, "y": 1 }, { "shot": "b" }"#
    )
    #expect(run.advance(to: .zero)?.name == "a")
    #expect(run.stage.touches.active.count == 1)
    #expect(run.advance(to: .zero)?.name == "b")
    #expect(run.stage.touches.active.isEmpty)
    #expect(run.advance(to: .zero) == nil)
  }

  @Test func `The end is known as soon as only time has to pass`() throws {
    let run = try Desk.run(#"{ "wait": 100 }, { "tap": "box" }, { "wait": 50 }"#)
    run.run(to: .milliseconds(149))
    #expect(run.end == nil)
    run.run(to: .milliseconds(150))
    #expect(run.end == .milliseconds(200))
    #expect(run.stage.now == .milliseconds(150))
  }

  @Test func `Past the end time goes on without inputs`() throws {
    let run = try Desk.run(#"{ "tap": "button" }"#)
    run.run(to: .milliseconds(500))
    #expect(run.end == .milliseconds(50))
    #expect(run.stage.tree().node("box")?.frame.x == 200)
  }

  @Test func `How often a run is looked at changes nothing`() throws {
    let steps =
      #"{ "tap": "button" }, { "wait": 60 }, { "tap": "button" }, { "swipe": "row-2", "direction": "up", "distance": 100, "duration": 90 }, { "wait": "settled" }, { "hold": "box", "duration": 300 }"#
    let whole = try Desk.run(steps)
    let end = whole.finish()
    for span in [1_000_000 / 240 + 1, 16_667, 33_333, 999_999] {
      let stepped = try Desk.run(steps)
      var time = Time.zero
      while time < end {
        stepped.run(to: time)
        _ = stepped.stage.tree()
        time += .microseconds(span)
      }
      stepped.run(to: end)
      #expect(stepped.stage.tree() == whole.stage.tree())
      #expect(stepped.stage.log.entries == whole.stage.log.entries)
      #expect(stepped.inputs == whole.inputs)
    }
  }
}
