import JSON
import Rehearsal
import TestDesks
import Testing
import TouchKit

@Suite struct ScenarioReaderTests {
  @Test func `A scenario that says nothing starts with what is usual`() throws {
    let scenario = try Desk.scenario("")
    #expect(scenario.startState == StartState(usualOf: Desk.prototype))
    #expect(scenario.startState.settings.device.name == "small")
    #expect(scenario.startState.settings.screen == "desk")
    #expect(scenario.startState.settings.now == .usual)
    #expect(scenario.name.isEmpty && scenario.steps.isEmpty && !scenario.isTake)
  }

  @Test func `The header says what a run starts from`() throws {
    let scenario = try Desk.scenario(
      "",
      """
      "$schema": "s.json", "name": "n", "device": "wide", "screen": "empty", "tuning": "slow",
      "appearance": "dark", "now": "2024-02-29T23:59:59", "textSize": 1.6, "direction": "rtl",
      "reducedMotion": true, "orientation": "landscape-left",
      """)
    let settings = scenario.startState.settings
    #expect(scenario.name == "n")
    #expect(settings.device.name == "wide" && settings.screen == "empty")
    #expect(scenario.startState.tuning(of: Desk.prototype)[Desk.moving.duration] == .seconds(2))
    #expect(settings.now.iso == "2024-02-29T23:59:59")
    #expect(
      settings.environment
        == Environment(
          appearance: .dark, textSize: 1.6, direction: .rightToLeft, reducedMotion: true,
          orientation: .landscapeLeft))
  }

  @Test func `Every step is read`() throws {
    let scenario = try Desk.scenario(
      """
      { "tap": "box" }, { "tap": {"x": 1, "y": 2.5}, "count": 2, "anyway": true },
      { "wait": 100 }, { "wait": "settled" }, { "shot": "half.way_1-b" },
      { "swipe": "row-2", "direction": "left", "distance": 120, "duration": 150 },
      { "drag": [[160, 10], [160, 200]], "duration": 300 }, { "hold": "row-3", "duration": 600 },
      { "pinch": "list", "from": 80, "to": 160, "duration": 300 },
      { "twist": [160, 240], "from": 0, "to": -90, "duration": 250, "anyway": true },
      { "touch": 1, "phase": "began", "x": 20, "y": 30 },
      { "scroll": [0, 40], "x": 160, "y": 240 }, { "scroll": [0, 1], "x": 1, "y": 2, "phase": "ended" },
      { "pointer": [160, 44] }, { "pointer": null }, { "activate": "button" }, { "type": "red" },
      { "key": "return" }, { "key": "a", "phase": "release", "modifiers": ["alt", "shift"] },
      { "rotate": "left" }, { "rotate": "landscape-right" }, { "shake": true },
      { "interrupt": "background" },
      { "environment": { "appearance": "dark", "textSize": 1.6, "direction": "rtl", "reducedMotion": true } },
      { "ring": { "times": 3, "tone": "low" } }, { "raw": "00ffA0" },
      { "set": { "box.duration": 0.4, "box.side": "left", "box.color": "#ff000080",
                 "box.curve": [0.1, 0, 0.2, 1] } }
      """)
    #expect(
      scenario.steps.map(\.action) == [
        .tap(.view("box"), count: 1, anyway: false),
        .tap(.point(Point(1, 2.5)), count: 2, anyway: true),
        .wait(.milliseconds(100)), .settle, .shot("half.way_1-b"),
        .swipe(
          .view("row-2"), Step.Swipe(.left, distance: 120, duration: .milliseconds(150)),
          anyway: false),
        .drag([Point(160, 10), Point(160, 200)], duration: .milliseconds(300)),
        .hold(.view("row-3"), duration: .milliseconds(600), anyway: false),
        .twoFingers(
          .view("list"),
          Step.TwoFingers(.pinch(from: 80, to: 160), duration: .milliseconds(300)), anyway: false),
        .twoFingers(
          .point(Point(160, 240)),
          Step.TwoFingers(.twist(from: 0, to: -90), duration: .milliseconds(250)), anyway: true),
        .inputs([.touch(finger: 1, phase: .began, at: Point(20, 30))]),
        .inputs([.scroll(by: Point(0, 40), at: Point(160, 240), phase: .wheel)]),
        .inputs([.scroll(by: Point(0, 1), at: Point(1, 2), phase: .ended)]),
        .inputs([.pointer(Point(160, 44))]), .inputs([.pointer(nil)]),
        .inputs([.activate("button")]), .inputs([.type("red")]),
        .inputs([.key(KeyInput("return"))]),
        .inputs([.key(KeyInput("a", phase: .release, modifiers: [.shift, .alt]))]),
        .turn(.left), .inputs([.rotate(.landscapeRight)]), .inputs([.shake]),
        .inputs([.interrupt(.background)]),
        .inputs([
          .environment(
            EnvironmentChange(
              appearance: .dark, textSize: 1.6, direction: .rightToLeft, reducedMotion: true))
        ]),
        .inputs([
          .custom("ring", .object([.init("times", .number(3)), .init("tone", .string("low"))]))
        ]),
        .inputs([.raw([0, 255, 160])]),
        .inputs([
          .set("box.duration", .number(0.4)), .set("box.side", .choice("left")),
          .set("box.color", .color(Color(red: 1, green: 0, blue: 0, alpha: 128 / 255))),
          .set("box.curve", .curve(.cubic(x1: 0.1, y1: 0, x2: 0.2, y2: 1))),
        ]),
      ])
  }

  /// Steps with a place, in both of its forms where `@` stands.
  @Test(arguments: [
    #"{ "tap": @ }"#, #"{ "hold": @, "duration": 5 }"#,
    #"{ "swipe": @, "direction": "up", "distance": 9, "duration": 5 }"#,
    #"{ "drag": [@, [3, 4], @], "duration": 5 }"#,
    #"{ "pinch": @, "from": 8, "to": 16, "duration": 5 }"#,
    #"{ "twist": @, "from": 0, "to": 9, "duration": 5 }"#, #"{ "pointer": @ }"#,
    #"{ "scroll": [0, 40], "place": @, "phase": "moved" }"#,
  ])
  func `A place is two numbers or an object, in every step of a person`(_ step: String) throws {
    func steps(_ place: String) throws -> [Step.Action] {
      try Desk.scenario(step.replacing("@", with: place)).steps.map(\.action)
    }
    #expect(try steps("[1, 2.5]") == steps(#"{ "x": 1, "y": 2.5 }"#))
    #expect(try steps("[1, 2.5]") != steps("[1, 3]"))
  }

  @Test func `Where a scroll's pointer is stands in a place or in two numbers`() throws {
    let scenario = try Desk.scenario(
      #"{ "scroll": [0, 40], "place": [1, 2] }, { "scroll": [0, 40], "x": 1, "y": 2 }"#)
    #expect(scenario.steps[0].action == scenario.steps[1].action)
    #expect(
      Desk.refusal(#"{ "scroll": [0, 40], "place": [1, 2], "x": 1 }"#)
        == #"1:65: unknown key "x" in a scroll step; known: "scroll", "place", "phase""#)
  }

  @Test(arguments: [
    #""pointer": { "x": 1, "y": 2 }"#, #""scroll": [0, 1], "place": [1, 2]"#,
    #""scroll": { "x": 0, "y": 1 }, "x": 1, "y": 2"#, #""tap": [1, 2]"#,
    #""pinch": [1, 2], "from": 1, "to": 2, "duration": 5"#,
  ])
  func `A take has one form of a place`(_ step: String) {
    #expect(
      Desk.refusal(
        file: #"{ "scenario": 1, "take": true, "steps": [ { "at": 1, \#(step) } ] }"#) != "")
  }

  @Test func `Everything that can be expected is read`() throws {
    let scenario = try Desk.scenario(
      """
      { "expect": "box" }, { "expect": "box", "exists": false },
      { "expect": "box", "exists": true, "visible": true, "enabled": false, "focused": true,
        "frame": [0, 20, 320, 120], "alpha": 0.5, "text": "t", "value": "v", "label": "l",
        "role": "button", "window": "main", "within": 0.5 },
      { "expect": "row-", "prefix": true, "count": 20, "visible": true }
      """)
    var all = Expectation.Conditions()
    (all.visible, all.enabled, all.focused, all.alpha) = (true, false, true, 0.5)
    all.frame = Rect(0, 20, 320, 120)
    (all.text, all.value, all.label, all.role) = ("t", "v", "l", .button)
    (all.window, all.within) = ("main", 0.5)
    var gone = Expectation.Conditions()
    gone.exists = false
    #expect(
      scenario.steps.map(\.action) == [
        .expect(Expectation("box")), .expect(Expectation("box", gone)),
        .expect(Expectation("box", all)),
        .count(PrefixCount(prefix: "row-", count: 20, visible: true)),
      ])
  }

  @Test func `Steps know their lines`() throws {
    let scenario = try ScenarioReader(Desk.prototype).read(
      Array("{ // comments are fine\n \"scenario\": 1, \"steps\": [\n  { \"wait\": 1 } ] }".utf8),
      file: nil)
    #expect(scenario.steps[0].position == SourcePosition(line: 3, column: 3))
  }

  @Test(arguments: [
    (#"{ "tap": "boxx" }"#, #"1:36: there is no view "boxx"; did you mean "box"?"#),
    (#"{ "tap": "rwo-3" }"#, #"1:36: there is no view "rwo-3"; did you mean "row-3"?"#),
    (#"{ "tpa": "box" }"#, #"1:29: there is no step named "tpa"; did you mean "tap"?"#),
    (#"{ "compose": "x" }"#, #"1:29: the step "compose" is not supported by desk yet; remove it"#),
    (
      #"{ "tap": "box", "cuont": 2 }"#,
      #"1:43: unknown key "cuont" in a tap step; did you mean "count"?"#
    ),
    (
      #"{ "tap": "box", "count": 0 }"#,
      #"1:52: "count" of a tap step is 0; it must be 1 to 20"#
    ),
    (
      #"{ "tap": "box", "wait": 10 }"#,
      #"1:43: unknown key "wait" in a tap step; known: "tap", "count", "anyway""#
    ),
    (
      #"{ "tap": true }"#,
      #"1:36: "tap" of a tap step is true or false; it must be the id of a view or […, …] or {"x": …, "y": …}"#
    ),
    (#"{ "tap": { "x": 1 } }"#, #"1:36: "tap" of a tap step has no "y"; add it"#),
    (
      #"{ "wait": "setled" }"#,
      #"1:37: "wait" of a wait step is "setled"; did you mean "settled"?"#
    ),
    (#"{ "wait": -1 }"#, #"1:37: "wait" of a wait step is -1; it must be 0 to 86400000"#),
    (#"{ "wait": 1e308 }"#, #"1:37: "wait" of a wait step is 1e308; it must be 0 to 86400000"#),
    (
      #"{ "swipe": "box", "direction": "lefft", "distance": 1, "duration": 5 }"#,
      #"1:58: "direction" of a swipe step is "lefft"; did you mean "left"?"#
    ),
    (
      #"{ "drag": [[1, 2]], "duration": 5 }"#,
      #"1:37: "drag" of a drag step has 1 item; it must have 2 to 1000 items"#
    ),
    (#"{ "tap": [1] }"#, #"1:36: "tap" of a tap step has 1 item; it must have 2 items"#),
    (
      #"{ "pinch": [1, 2], "from": -1, "to": 2, "duration": 5 }"#,
      #"1:54: "from" of a pinch step is -1; it must be 0 to 10000"#
    ),
    (
      #"{ "twist": "box", "from": 0, "to": 3601, "duration": 5 }"#,
      #"1:62: "to" of a twist step is 3601; it must be -3600 to 3600"#
    ),
    (
      #"{ "shot": "a/b" }"#,
      #"1:37: "shot" of a shot step is "a/b"; it must be a name of at most 64 letters, digits, dots, dashes and underscores that starts with a letter or digit"#
    ),
    (
      #"{ "shot": "a" }, { "shot": "a" }"#,
      #"1:54: two shots have the name "a"; the first is in line 1; use a different name for each"#
    ),
    (#"{ "shake": false }"#, #"1:38: "shake" of a shake step is false; it must be true"#),
    (
      #"{ "raw": "abc" }"#,
      #"1:36: "raw" of a raw step is "abc"; it must be an even number of hexadecimal digits"#
    ),
    (
      #"{ "environment": {} }"#,
      #"1:44: "environment" of an environment step is empty; known: "appearance", "textSize", "direction", "reducedMotion", "contrast", "time", "battery", "charging", "signal", "wifi", "carrier", "call", "hardwareKeyboard""#
    ),
    (
      #"{ "set": { "box.duratoin": 1 } }"#,
      #"1:38: there is no tuning "box.duratoin"; did you mean "box.duration"?"#
    ),
    (
      #"{ "set": { "box.duration": 11 } }"#,
      #"1:54: "box.duration" is 11; it must be 0 to 10"#
    ),
    (
      #"{ "ring": { "times": 0 } }"#,
      #"1:48: "times" of "ring" of a ring step is 0; it must be 1 to 9"#
    ),
    (#"{ "ring": { "times": 7 } }"#, "1:37: seven is unlucky"),
    (
      #"{ "expect": "box", "count": 2 }"#,
      #"1:46: unknown key "count" in an expect step; known: "expect", "exists", "visible", "enabled", "focused", "frame", "alpha", "text", "value", "label", "role", "window" and 2 more"#
    ),
    (
      #"{ "expect": "rows-", "prefix": true, "count": 2 }"#,
      #"1:39: there is no view whose id begins with "rows-""#
    ),
    (
      #"{ "expect": "box", "exists": false, "visible": true }"#,
      #"1:63: unknown key "visible" in an expect step; known: "expect", "exists", "swept""#
    ),
    (
      #"{}"#,
      #"1:27: this step has no action; known: "tap", "swipe", "drag", "hold", "pinch", "twist", "wait", "shot", "use", "repeat", "sweep", "motion", "expect", "touch", "scroll", "pointer", "activate", "type", "key", "rotate", "shake", "interrupt", "environment", "raw", "set", "ring""#
    ),
    (#"7"#, "1:27: a step is a number; it must be an object"),
    (#"{ "type": "" }"#, #"1:37: "type" of a type step is empty; write at least one character"#),
  ])
  func `A wrong step is refused where it is wrong`(_ step: String, _ message: String) {
    #expect(Desk.refusal(step) == message)
  }

  @Test(arguments: [
    (#"{"scenario": 2, "steps": []}"#, #"1:14: "scenario" of a scenario is 2; it must be 1"#),
    (#"{"steps": []}"#, #"1:1: a scenario has no "scenario"; add it"#),
    (#"{"scenario": 1}"#, #"1:1: a scenario has no "steps"; add it"#),
    (
      #"{"scenario": 1, "device": "smal", "steps": []}"#,
      #"1:27: "device" of a scenario is "smal"; did you mean "small"?"#
    ),
    (
      #"{"scenario": 1, "devise": "small", "steps": []}"#,
      #"1:17: unknown key "devise" in a scenario; did you mean "device"?"#
    ),
    (
      #"{"scenario": 1, "now": "2026-02-30T00:00:00", "steps": []}"#,
      #"1:24: "now" of a scenario is "2026-02-30T00:00:00"; it must be a time such as "2026-01-05T09:41:00""#
    ),
    (
      #"{"scenario": 1, "textSize": 3, "steps": []}"#,
      #"1:29: "textSize" of a scenario is 3; it must be 0.8 to 2"#
    ),
    (
      #"{"scenario": 1, "scenario": 1, "steps": []}"#,
      #"1:17: duplicate key "scenario"; the first one is in line 1; keep one of them"#
    ),
    (#"[]"#, "1:1: a scenario is an array; it must be an object"),
    (#"{"scenario": 1, "steps": [}"#, #"1:27: expected a value, found "}"; write a value"#),
    ("", "1:1: the file is empty; write a JSON value"),
  ])
  func `A wrong file is refused where it is wrong`(_ file: String, _ message: String) {
    #expect(Desk.refusal(file: file) == message)
  }
}
