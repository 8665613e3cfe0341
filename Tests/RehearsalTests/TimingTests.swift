import Rehearsal
import TestDesks
import Testing
import TouchKit

/// When the inputs of a step come, to the microsecond.
@Suite struct TimingTests {
  /// The touches that steps make, one line each.
  private func touches(_ steps: String) throws -> [String] {
    let run = try Desk.run(steps)
    run.finish()
    #expect(run.failures == [])
    return run.inputs.map { input in
      guard case .touch(let finger, let phase, let point) = input.kind else { return "?" }
      return
        "\(input.time.microseconds) \(finger) \(phase.rawValue) \(point.x.twoDecimals) \(point.y.twoDecimals)"
    }
  }

  @Test func `A tap ends 50 ms after it began, with its end delivered`() throws {
    let run = try Desk.run(#"{ "tap": "button" }"#)
    #expect(run.finish() == .milliseconds(50))
    #expect(
      run.inputs == [
        Input(.touch(finger: 1, phase: .began, at: Point(60, 122)), at: .zero),
        Input(.touch(finger: 1, phase: .ended, at: Point(60, 122)), at: .milliseconds(50)),
      ])
    #expect(run.stage.touches.active.isEmpty)
    #expect(run.stage.log.texts(.motion).count == 1)
  }

  @Test func `Of several taps the next begins 100 ms after the last ended`() throws {
    #expect(
      try touches(
        #"{ "wait": 7.5 }, { "tap": {"x": 5, "y": 6}, "count": 3 }, { "tap": {"x": 1, "y": 1} }"#)
        == [
          "7500 1 began 5 6", "57500 1 ended 5 6", "157500 1 began 5 6", "207500 1 ended 5 6",
          "307500 1 began 5 6", "357500 1 ended 5 6", "357500 1 began 1 1",
          "407500 1 ended 1 1",
        ])
  }

  @Test func `Taps in a row count as such`() throws {
    let run = try Desk.run(
      #"{ "tap": {"x": 300, "y": 20}, "count": 3 }, { "wait": 1 }"#)
    run.run(to: .milliseconds(310))
    #expect(run.stage.tree().touches.map(\.taps) == [3])
  }

  @Test func `A swipe samples every 1/120 s and leaves at its end without a pause`() throws {
    #expect(
      try touches(
        #"{ "swipe": {"x": 100, "y": 20}, "direction": "left", "distance": 80, "duration": 40 }"#)
        == [
          "0 1 began 100 20", "8334 1 moved 83.33 20", "16667 1 moved 66.67 20",
          "25000 1 moved 50 20", "33334 1 moved 33.33 20", "40000 1 ended 20 20",
        ])
  }

  @Test func `A swipe whose duration is a whole number of samples has its last one at the end`()
    throws
  {
    #expect(
      try touches(
        #"{ "swipe": {"x": 0, "y": 0}, "direction": "down", "distance": 30, "duration": 25 }"#)
        == [
          "0 1 began 0 0", "8334 1 moved 0 10", "16667 1 moved 0 20", "25000 1 ended 0 30",
        ])
  }

  @Test func `A swipe's directions are the screen's`() throws {
    for (direction, end) in [
      ("left", "90 100"), ("right", "110 100"), ("up", "100 90"), ("down", "100 110"),
    ] {
      #expect(
        try touches(
          #"{ "swipe": {"x": 100, "y": 100}, "direction": "\#(direction)", "distance": 10, "duration": 5 }"#
        ).last == "5000 1 ended \(end)")
    }
  }

  @Test func `A drag keeps one speed along the whole line`() throws {
    // 30 points across and 10 down in 40 ms: a point a millisecond.
    #expect(
      try touches(#"{ "drag": [[0, 300], [30, 300], [30, 310]], "duration": 40 }"#)
        == [
          "0 1 began 0 300", "8334 1 moved 8.33 300", "16667 1 moved 16.67 300",
          "25000 1 moved 25 300", "33334 1 moved 30 303.33", "40000 1 ended 30 310",
        ])
  }

  @Test func `A drag that goes nowhere is a finger that stays`() throws {
    #expect(
      try touches(#"{ "drag": [[5, 5], [5, 5]], "duration": 10 }"#)
        == ["0 1 began 5 5", "8334 1 moved 5 5", "10000 1 ended 5 5"])
  }

  @Test func `A hold stays for its duration`() throws {
    #expect(
      try touches(#"{ "hold": "box", "duration": 600 }"#)
        == ["0 1 began 40 40", "600000 1 ended 40 40"])
  }

  @Test func `A pinch is two fingers beside each other, sampled like a drag`() throws {
    #expect(
      try touches(#"{ "pinch": [160, 100], "from": 80, "to": 160, "duration": 25 }"#)
        == [
          "0 1 began 120 100", "0 2 began 200 100", "8334 1 moved 106.67 100",
          "8334 2 moved 213.33 100", "16667 1 moved 93.33 100", "16667 2 moved 226.67 100",
          "25000 1 ended 80 100", "25000 2 ended 240 100",
        ])
  }

  @Test func `A twist is two fingers 120 points apart that turn clockwise`() throws {
    #expect(
      try touches(#"{ "twist": [160, 240], "from": 0, "to": 180, "duration": 16 }"#)
        == [
          "0 1 began 100 240", "0 2 began 220 240", "8334 1 moved 163.93 180.13",
          "8334 2 moved 156.07 299.87", "16000 1 ended 220 240", "16000 2 ended 100 240",
        ])
  }

  @Test func `Fingers that would leave the screen have as much distance as it has room`() throws {
    // The screen is 320 points wide; a point at its edges stays free.
    #expect(
      try touches(#"{ "pinch": [300, 100], "from": 400, "to": 0, "duration": 10 }"#)
        == [
          "0 1 began 281 100", "0 2 began 319 100", "8334 1 moved 281 100",
          "8334 2 moved 319 100", "10000 1 ended 300 100", "10000 2 ended 300 100",
        ])
    // The distance of a twist is the same all the way, so that it is no pinch.
    #expect(
      try touches(#"{ "twist": [160, 41], "from": 0, "to": 90, "duration": 8 }"#)
        == [
          "0 1 began 120 41", "0 2 began 200 41", "8000 1 ended 160 1", "8000 2 ended 160 81",
        ])
    // The screen is 480 points wide once it is turned.
    let run = try Desk.run(
      #"{ "rotate": "left" }, { "wait": "settled" }, { "pinch": [240, 100], "from": 460, "to": 460, "duration": 5 }"#
    )
    run.finish()
    #expect(
      run.inputs.suffix(2).map(\.kind) == [
        .touch(finger: 1, phase: .ended, at: Point(10, 100)),
        .touch(finger: 2, phase: .ended, at: Point(470, 100)),
      ])
  }

  @Test func `Two fingers take the lowest numbers of fingers that are not down`() throws {
    #expect(
      try touches(
        #"{ "touch": 2, "phase": "began", "x": 9, "y": 9 }, { "pinch": [160, 100], "from": 8, "to": 8, "duration": 5 }"#
      ) == [
        "0 2 began 9 9", "0 1 began 156 100", "0 3 began 164 100", "5000 1 ended 156 100",
        "5000 3 ended 164 100",
      ])
  }

  @Test func `A gesture takes the lowest finger that is not down`() throws {
    #expect(
      try touches(
        """
        { "touch": 1, "phase": "began", "x": 9, "y": 9 },
        { "touch": 3, "phase": "began", "x": 9, "y": 9 }, { "tap": {"x": 5, "y": 5} },
        { "touch": 1, "phase": "ended", "x": 9, "y": 9 }, { "tap": {"x": 5, "y": 5} },
        { "touch": 3, "phase": "cancelled", "x": 9, "y": 9 }
        """)
        == [
          "0 1 began 9 9", "0 3 began 9 9", "0 2 began 5 5", "50000 2 ended 5 5",
          "50000 1 ended 9 9", "50000 1 began 5 5", "100000 1 ended 5 5",
          "100000 3 cancelled 9 9",
        ])
  }

  @Test func `Steps that take no time follow each other at one time`() throws {
    let run = try Desk.run(
      """
      { "wait": 10 }, { "set": { "box.duration": 1, "box.side": "left" } }, { "rotate": "left" },
      { "ring": { "times": 2 } }, { "shake": true }, { "type": "x" }, { "key": "a" },
      { "activate": "button" }, { "shot": "s" }, { "expect": "box" }, { "pointer": null }
      """)
    #expect(run.finish() == .milliseconds(10))
    #expect(run.inputs.allSatisfy { $0.time == .milliseconds(10) })
    #expect(run.inputs.count == 9)
    #expect(run.shots.map(\.time) == [.milliseconds(10)])
  }

  @Test func `The device turns left through all orientations, and right back`() throws {
    func orientations(_ turn: String) throws -> [Input.Kind] {
      let run = try Desk.run(
        Array(repeating: "{ \"rotate\": \"\(turn)\" }", count: 4).joined(separator: ","))
      run.finish()
      return run.inputs.map(\.kind)
    }
    #expect(
      try orientations("left") == [
        .rotate(.landscapeRight), .rotate(.portraitUpsideDown), .rotate(.landscapeLeft),
        .rotate(.portrait),
      ])
    #expect(
      try orientations("right") == [
        .rotate(.landscapeLeft), .rotate(.portraitUpsideDown), .rotate(.landscapeRight),
        .rotate(.portrait),
      ])
  }
}
