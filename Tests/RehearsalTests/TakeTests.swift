import Files
import MotionStudy
import Rehearsal
import TestDesks
import Testing
import TestSupport
import TouchKit

@Suite struct TakeTests {
  private func take(_ steps: String, _ header: String = "") -> String {
    Desk.refusal(file: "{\"scenario\": 1, \"take\": true, \(header)\"steps\": [\n\(steps)\n]}")
  }

  private let busy = """
    { "tap": "button" }, { "wait": 60.125 }, { "tap": "button" },
    { "swipe": "row-2", "direction": "up", "distance": 100, "duration": 90 },
    { "rotate": "left" }, { "rotate": "right" }, { "type": "é\\n" }, { "shake": true },
    { "key": "a", "modifiers": ["control"] }, { "scroll": [0, 40], "x": 160, "y": 240 },
    { "pointer": [1, 2] }, { "pointer": null }, { "activate": "button" }, { "raw": "00ff" },
    { "interrupt": "background" }, { "environment": { "textSize": 1.3 } },
    { "interrupt": "low-memory" }, { "activate": "button", "action": "fly" },
    { "environment": { "time": "9:41 PM", "battery": 0.25, "charging": true, "signal": 0, "wifi": 2,
      "carrier": "Nord", "call": true, "hardwareKeyboard": true } },
    { "environment": { "time": null, "battery": null, "signal": null, "wifi": null, "carrier": null } },
    { "set": { "box.duration": 0.3, "box.color": "#01020380", "box.side": "left" } },
    { "set": { "box.curve": {"spring": {"response": 0.35, "damping": 0.8}} } },
    { "ring": { "times": 2, "tone": 440.5 } }, { "wait": "settled" }, { "wait": 0.001 }
    """

  @Test func `A scenario's run becomes a take whose run has the same log and the same end`() throws
  {
    let scenario = try Desk.run(
      busy,
      #""device": "wide", "tuning": "slow", "appearance": "dark", "name": "busy", "battery": 0.5, "#
        + #""carrier": "Süd", "call": true, "#)
    let end = scenario.finish()
    #expect(scenario.failures == [])
    let file = scenario.write(name: "busy")
    let read = try ScenarioReader(Desk.prototype).read(file, file: "t")
    #expect(read.isTake && read.name == "busy" && read.startState == scenario.variant)
    let take = Run(Desk.prototype, read, measurer: try Desk.measurer())
    #expect(take.finish() == end)
    #expect(take.inputs == scenario.inputs)
    #expect(take.stage.log.entries == scenario.stage.log.entries)
    #expect(take.stage.tree() == scenario.stage.tree())
    #expect(take.write(name: "busy") == file)
  }

  @Test func `A take of nothing can be read`() throws {
    let file = try Desk.live().write(name: "")
    #expect(
      String(decoding: file, as: UTF8.self) == """
        {
          "scenario": 1,
          "take": true,
          "device": "small",
          "screen": "desk",
          "tuning": "default",
          "appearance": "light",
          "now": "2026-01-05T09:41:00",
          "textSize": 1,
          "direction": "ltr",
          "reducedMotion": false,
          "orientation": "portrait",
          "steps": [],
          "end": 0.000
        }

        """)
    #expect(try ScenarioReader(Desk.prototype).read(file, file: nil).steps.isEmpty)
  }

  @Test func `A take has a line for each input, with milliseconds to three decimals`() throws {
    let live = try Desk.live()
    live.receive(.touch(finger: 1, phase: .began, at: Point(60.25, 122)), at: .microseconds(1234))
    live.receive(.touch(finger: 1, phase: .ended, at: Point(60.25, 122)), at: .microseconds(50_000))
    let lines = String(decoding: live.write(name: ""), as: UTF8.self).split(separator: "\n")
    #expect(
      lines.suffix(6) == [
        "  \"steps\": [",
        #"    {"at":1.234,"touch":1,"phase":"began","x":60.25,"y":122,"on":"button","offset":[40.3,22]},"#,
        #"    {"at":50.000,"touch":1,"phase":"ended","x":60.25,"y":122}"#, "  ],",
        "  \"end\": 50.000", "}",
      ])
  }

  @Test func `A recorded tuning is the named one and what differs`() throws {
    var startState = StartState(usualOf: Desk.prototype)
    startState.use(tuning: "slow")
    startState.set(TuningChange("box.side", .choice("left")))
    startState.set(TuningChange("box.duration", .number(0.25)))
    let live = try Desk.live(startState)
    let read = try ScenarioReader(Desk.prototype).read(live.write(name: "x"), file: nil)
    #expect(read.startState == startState)
    #expect(read.startState.tuning(of: Desk.prototype) == live.stage.tuning)
  }

  @Test func `A take holds also what means nothing to the prototype`() {
    #expect(take(#"{"at": 1, "compose": "´"}"#) == "")
  }

  @Test(arguments: [
    (
      #"{"at": 5, "shake": true},{"at": 4.999, "shake": true}"#, "",
      "2:33: this step is at 4.999 ms, but the step before it is at 5.000 ms; put the steps into the order of their times"
    ),
    (
      #"{"at": 5, "shake": true}"#, #""end": 4, "#,
      "1:38: the take ends at 4.000 ms, before its last step at 5.000 ms"
    ),
    (#"{"shake": true}"#, "", #"2:1: a shake step has no "at"; add it"#),
    (
      #"{"at": 1, "tap": "box"}"#, "",
      #"2:11: a take can't have the step "tap"; a take has only raw inputs: "touch", "scroll", "pointer", "activate", "type", "compose", "key", "rotate", "shake", "interrupt", "environment", "raw", "set", "ring""#
    ),
    (
      #"{"at": 1, "rotate": "left"}"#, "",
      #"2:21: "rotate" of a rotate step is "left"; known: "portrait", "landscape-right", "portrait-upside-down", "landscape-left""#
    ),
    (
      #"{"at": 1, "shake": true} // here"#, "",
      "2:26: a take can't have comments; remove the comment"
    ),
    (
      "", #""take": false, "#,
      #"1:31: duplicate key "take"; the first one is in line 1; keep one of them"#
    ),
  ])
  func `A wrong take is refused where it is wrong`(
    _ steps: String, _ header: String, _ message: String
  ) {
    #expect(take(steps, header) == message)
  }

  @Test func `A live input takes effect after the last picture and the last input`() throws {
    let live = try Desk.live()
    #expect(live.receive(.shake, at: .zero).input.time == .zero)
    live.draw(at: .milliseconds(16))
    #expect(live.receive(.shake, at: .milliseconds(10)).input.time == .microseconds(16_001))
    #expect(live.receive(.shake, at: .milliseconds(20)).input.time == .milliseconds(20))
    #expect(live.receive(.shake, at: .milliseconds(12)).input.time == .milliseconds(20))
    #expect(live.draw(at: .milliseconds(18)) == .milliseconds(20))
    #expect(live.receive(.shake, at: .milliseconds(20)).input.time == .microseconds(20_001))
  }

  @Test func `A live run at jittered pictures and its replay have equal logs`() throws {
    let live = try Desk.live()
    var dice = SeededRandom(seed: 7)
    var time = Time.zero
    var isDown = false
    for _ in 0..<800 {
      time += .microseconds(dice.whole(below: 9000))
      switch dice.whole(below: 4) {
      case 0: live.draw(at: time)
      case 1:
        let kind = Input.Kind.touch(
          finger: 1, phase: isDown ? .ended : .began,
          at: Point(Double(dice.whole(below: 320)), Double(dice.whole(below: 480))))
        // An input's own time lies a little back, as that of a window system's events.
        live.receive(kind, at: time - .microseconds(dice.whole(below: 5000)))
        isDown.toggle()
      default:
        guard isDown else { continue }
        live.receive(
          .touch(
            finger: 1, phase: .moved,
            at: Point(Double(dice.whole(below: 320)), Double(dice.whole(below: 480)))),
          at: time - .microseconds(dice.whole(below: 5000)))
      }
    }
    let replay = Run(Desk.prototype, live.recording, measurer: try Desk.measurer())
    replay.finish()
    #expect(replay.stage.log.entries == live.stage.log.entries)
    #expect(replay.stage.tree() == live.stage.tree())
    #expect(live.stage.log.count > 400)
  }
}
