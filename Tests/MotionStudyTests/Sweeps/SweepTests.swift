import Files
import JSON
import TestDesks
import Testing
import TestSupport
import TouchKit

@testable import MotionStudy
@testable import Rehearsal

@Suite struct SweepTests {
  private let line = #"{ "go": { "to": 100 } }, { "wait": "settled" }"#

  /// What all runs of a scenario's sweep found.
  private func result(_ steps: String) throws -> SweepResult {
    let scenario = try MotionDesk.scenario(steps)
    let sweep = try #require(scenario.sweep)
    return SweepResult(sweep, try (0..<sweep.count).map { try point(scenario, sweep[$0]) })
  }

  private func point(_ scenario: Scenario, _ time: Time) throws -> SweepPoint {
    let run = Run(
      MotionDesk.prototype, scenario, interruptedAfter: time, measurer: try MotionDesk.measurer())
    return SweepPoint(time, of: run) {}
  }

  /// A section with checks around a sweep and a way of 200 ms.
  private func steps(
    _ checks: String, _ sweep: String, with interruption: String, then rest: String? = nil
  ) -> String {
    #"{ "motion": "m"\#(checks.isEmpty ? "" : ", \(checks)") }, { "sweep": { \#(sweep) }, "with": [\#(interruption)] }, \#(rest ?? line), { "motion": "m", "end": true }"#
  }

  @Test func `A planted jump is found at exactly its milliseconds`() throws {
    let found = try result(
      steps(
        "", #""from": 80, "to": 130"#, with: #"{ "poke": { "from": 97, "to": 104, "by": 4.1 } }"#))
    #expect(found.count == 51)
    #expect(found.points.map(\.time.milliseconds) == (97...104).map(Double.init))
    #expect(
      found.words == [
        #"with "poke" between 97 and 104 ms, "row-1.x" jumps by up to 4.1 pt"#
      ])
    #expect(found.worst?.time == .milliseconds(97))
  }

  @Test func `A single time, and two stretches apart, are told as such`() throws {
    let found = try result(
      steps(
        "", #""every": 10, "from": 50, "to": 150"#,
        with:
          #"{ "poke": { "from": 70, "to": 90, "by": 2 } }, { "poke": { "from": 120, "to": 120, "by": 3 } }"#
      ))
    #expect(
      found.words == [
        #"with "poke, poke" at 120 ms, "row-1.x" jumps by 3 pt"#,
        #"with "poke, poke" between 70 and 90 ms, "row-1.x" jumps by up to 2 pt"#,
      ])
  }

  @Test func `The scenario of the worst run fails as that run did`() throws {
    let scenario = try MotionDesk.scenario(
      steps(
        #""views": ["box", "row-1"], "settles": 150, "overshoot": 1"#,
        #""from": 90, "to": 110"#,
        with:
          #"{ "poke": { "from": 97, "to": 104, "by": 4 } }, { "wait": 10 }, { "tap": { "x": 5, "y": 300 } }"#
      ))
    let bytes = try #require(
      PointScenario.write(
        MotionDesk.prototype, scenario, interruptedAfter: .milliseconds(99),
        under: scenario.startState, measurer: try MotionDesk.measurer()))
    let again = try ScenarioReader(MotionDesk.prototype).read(bytes, file: "worst")
    #expect(again.sweep == nil && again.name == #"with "poke, tap at 5, 300" at 99 ms"#)
    let run = Run(MotionDesk.prototype, again, measurer: try MotionDesk.measurer())
    run.finish()
    #expect(run.failures.map(\.what) == [#""row-1.x" jumps by 4 pt at 99 ms"#])
    #expect(
      run.inputs.filter { if case .touch(10, _, _) = $0.kind { true } else { false } }
        .map(\.time.milliseconds) == [109, 159])
  }

  @Test func `What counts from the last input on fails in the scenario of a run, too`() throws {
    let scenario = try MotionDesk.scenario(
      steps(
        #""views": ["box.x"], "settles": 100"#, #""from": 40, "to": 40"#,
        with: #"{ "go": { "to": 0 } }"#))
    #expect(
      try point(scenario, .milliseconds(40)).faults.map { $0.words(ofSeveral: false) } == [
        #""box.x" reaches its final value 190 ms after the last input (limit: 100 ms)"#
      ])
    let bytes = try #require(
      PointScenario.write(
        MotionDesk.prototype, scenario, interruptedAfter: .milliseconds(40),
        under: scenario.startState, measurer: try MotionDesk.measurer()))
    let again = try ScenarioReader(MotionDesk.prototype).read(bytes, file: "worst")
    let run = Run(MotionDesk.prototype, again, measurer: try MotionDesk.measurer())
    run.finish()
    #expect(run.failures.map(\.what) == [#""box.x" reaches its final value after 190 ms"#])
  }

  @Test func `An interruption may keep a section still, and so may it in the scenario of that run`()
    throws
  {
    // At once after the box was sent away it is sent back.
    let scenario = try MotionDesk.scenario(
      steps(
        #""views": ["box"], "settles": 300, "together": [["box", "twin"]]"#, #""from": 0, "to": 0"#,
        with: #"{ "go": { "to": 0 } }"#))
    let own = Run(MotionDesk.prototype, scenario, measurer: try MotionDesk.measurer())
    own.finish()
    #expect(own.failures == [])
    #expect(try point(scenario, .zero).faults == [])
    let bytes = try #require(
      PointScenario.write(
        MotionDesk.prototype, scenario, interruptedAfter: .zero, under: scenario.startState,
        measurer: try MotionDesk.measurer()))
    let again = try ScenarioReader(MotionDesk.prototype).read(bytes, file: "point")
    let run = Run(MotionDesk.prototype, again, measurer: try MotionDesk.measurer())
    run.finish()
    #expect(run.failures == [])
    // Nothing moves in its sections.
    #expect(run.motions.map(\.section.name).sorted() == ["m", "m-since-input"])
    let tracks = run.motions.flatMap(\.numbers.tracks)
    #expect(!tracks.isEmpty && tracks.allSatisfy { Set($0.values).count == 1 })
  }

  @Test func `Arrival counts from the last input on and jumps count throughout`() throws {
    // The way takes 200 ms, and as long again after it was turned around.
    let turned = steps(
      #""views": ["box"], "settles": 198"#, #""every": 20, "to": 180"#,
      with: #"{ "go": { "to": 0 } }"#)
    #expect(try result(turned).passes)
    #expect(
      try MotionDesk.failures(
        #"{ "motion": "m", "views": ["box"], "settles": 198 }, { "go": { "to": 100 } }, { "wait": 150 }, { "go": { "to": 0 } }, { "wait": "settled" }, { "motion": "m", "end": true }"#
      ).count == 1)
    let jumping = steps(
      #""views": ["row-1"]"#, #""every": 20, "to": 100"#, with: #"{ "go": { "to": 0 } }"#,
      then: #"{ "fault": { "after": 10, "kind": "jump", "by": 4 } }, \#(line)"#)
    #expect(
      try result(jumping).words == [
        #"with "go" between 0 and 100 ms, "row-1.x" jumps by up to 4 pt"#
      ])
  }

  @Test func `Views that part or have to stay still are found, and one that goes back`() throws {
    func words(_ checks: String, _ interruption: String) throws -> [String] {
      try result(steps(checks, #""from": 50, "to": 50"#, with: interruption)).words
    }
    #expect(
      try words(
        #""together": [["box", "twin"]], "noJumps": false"#,
        #"{ "fault": { "after": 0, "kind": "seam", "by": 3 } }"#) == [
          #"with "fault" at 50 ms, "box" and "twin" move apart by 3 pt"#
        ])
    #expect(
      try words(
        #""views": ["box", "twin"], "others": "still""#,
        #"{ "fault": { "after": 0, "kind": "creep", "by": 12 } }"#) == [
          #"with "fault" at 50 ms, "row-1" moves by 12 pt, but is not in the "views" of the motion step"#
        ])
    #expect(
      try words(
        #""monotone": ["box.x"]"#, #"{ "go": { "to": 20, "damping": 0.5 } }"#
      ).first?.hasPrefix(#"with "go" at 50 ms, "box.x" moves back by "#) == true)
  }

  @Test func `A section whose end no input follows sees what comes after it`() throws {
    let late = steps(
      "", #""from": 400, "to": 400"#,
      with: #"{ "poke": { "from": 400, "to": 400, "by": 5 } }"#)
    #expect(
      try result(late).words == [#"with "poke" at 400 ms, "row-1.x" jumps by 5 pt"#])
    // One that is followed by more of the scenario ends where it says.
    let early = late + #", { "go": { "to": 0 } }, { "wait": "settled" }"#
    #expect(try result(early).passes)
  }

  @Test func `Expectations hold in every run unless they say that they don't`() throws {
    func found(_ members: String) throws -> SweepResult {
      try result(
        steps(
          "", #""every": 50, "to": 100"#, with: #"{ "go": { "to": 0 } }"#,
          then: line + #", { "expect": "box", "frame": [100, 20, 40, 40]\#(members) }"#))
    }
    let held = try found("")
    #expect(held.points.map(\.time.milliseconds) == [0, 50, 100])
    #expect(
      held.words == [
        #"with "go" between 0 and 100 ms, "box" has the frame [0, 20, 40, 40]; expected [100, 20, 40, 40] (line 1)"#
      ])
    #expect(try found(#", "swept": false"#).passes)
    #expect(try found(#", "swept": true"#) == held)
  }

  @Test func `Without an interruption the scenario is as it was`() throws {
    let run = try MotionDesk.run(
      steps(
        "", #""to": 100"#, with: #"{ "poke": { "from": 0, "to": 100, "by": 5 } }"#,
        then: line + #", { "expect": "box", "frame": [99, 20, 40, 40], "swept": false }"#))
    run.finish()
    #expect(run.motions.map(\.section.name) == ["m"])
    #expect(run.failures.count == 1 && run.inputs.count == 1)
  }

  @Test func `The interruption has finger 10 and comes beside the scenario's own steps`() throws {
    let scenario = try MotionDesk.scenario(
      #"{ "wait": 5 }, { "sweep": { "to": 100 }, "with": [{ "drag": [[10, 10], [20, 10]], "duration": 20 }] }, { "hold": { "x": 100, "y": 100 }, "duration": 60 }, { "wait": 1 }, { "tap": { "x": 5, "y": 5 } }"#
    )
    let run = Run(
      MotionDesk.prototype, scenario, interruptedAfter: .milliseconds(30),
      measurer: try MotionDesk.measurer())
    run.finish()
    let touches = run.inputs.compactMap { input -> String? in
      guard case .touch(let finger, let phase, _) = input.kind, phase != .moved else { return nil }
      return "\(finger) \(phase) \(input.time.milliseconds.twoDecimals)"
    }
    #expect(
      touches == [
        "1 began 5", "10 began 35", "10 ended 55", "1 ended 65", "1 began 66", "1 ended 116",
      ])
  }

  @Test func `Two fingers of an interruption are 10 and 11`() throws {
    let scenario = try MotionDesk.scenario(
      #"{ "sweep": { "to": 0 }, "with": [{ "pinch": [100, 100], "from": 8, "to": 8, "duration": 5 }] }, { "hold": [100, 100], "duration": 60 }"#
    )
    let run = Run(
      MotionDesk.prototype, scenario, interruptedAfter: .milliseconds(30),
      measurer: try MotionDesk.measurer())
    run.finish()
    let touches = run.inputs.map { input -> String in
      guard case .touch(let finger, let phase, let point) = input.kind else { return "?" }
      return "\(finger) \(phase) \(input.time.milliseconds.twoDecimals) \(point.x.twoDecimals)"
    }
    #expect(
      touches == [
        "1 began 0 100", "10 began 30 96", "11 began 30 104", "10 ended 35 96",
        "11 ended 35 104", "1 ended 60 100",
      ])
  }

  @Test(arguments: [
    #"{ "pinch": "row-7", "from": 8, "to": 20.5, "duration": 5 }"#,
    #"{ "twist": [999, 9], "anyway": true, "from": -90, "to": 0, "duration": 5 }"#,
  ])
  func `Two fingers that find no place are in the scenario of their run`(_ step: String) throws {
    let scenario = try MotionDesk.scenario(#"{ "sweep": { "to": 0 }, "with": [\#(step)] }"#)
    let bytes = try #require(
      PointScenario.write(
        MotionDesk.prototype, scenario, interruptedAfter: .zero, under: scenario.startState,
        measurer: try MotionDesk.measurer()))
    let found = try ScenarioReader(MotionDesk.prototype).read(bytes, file: nil)
    #expect(
      found.steps.map(\.action).contains(try MotionDesk.scenario(step).steps[0].action),
      "\(String(decoding: bytes, as: UTF8.self))")
  }

  @Test func `A step that can't be done is a fault of its run`() throws {
    let found = try result(
      #"{ "sweep": { "every": 100, "to": 100 }, "with": [{ "tap": "row-7" }] }, \#(line)"#)
    #expect(
      found.words == [
        #"with "tap row-7" between 0 and 100 ms, there is no view "row-7" now; did you mean "row-1"? (line 1)"#
      ])
  }

  @Test func `An interruption that leaves its finger down ends with a message`() throws {
    let found = try result(
      #"{ "sweep": { "to": 0 }, "with": [{ "touch": 10, "phase": "began", "x": 5, "y": 5 }] }, { "go": { "to": 100 } }"#
    )
    #expect(
      found.words == [
        #"with "touch began" at 0 ms, after 30 s the phone is not still: finger 10 is down; lift the finger before you wait until nothing moves (line 1)"#
      ])
  }

  @Test func `A chart has a lane a kind of fault, and reads back as it was written`() throws {
    let found = try result(
      steps(
        #""views": ["box", "row-1"], "settles": 107"#, #""from": 90, "to": 110"#,
        with: #"{ "poke": { "from": 97, "to": 104, "by": 4 } }"#))
    let chart = SweepChart(found)
    // A poke at 90 ms is followed by 108 ms of the way until the box is near its end.
    #expect(chart.lanes.map(\.title) == [#""row-1.x" jumps"#, #""box.x" settles late"#])
    #expect(chart.lanes[1].marks.map(\.time.milliseconds) == [90])
    #expect(chart.lanes[0].marks.map(\.time.milliseconds) == (97...104).map(Double.init))
    #expect(try SweepChart(json: chart.json) == chart)
    let svg = String(decoding: chart.svg, as: UTF8.self)
    #expect(svg.components(separatedBy: #"<rect class="d""#).count == 8 + 1 + 1)
    #expect(svg.contains("&quot;row-1.x") || svg.contains(#""row-1.x" jumps, up to 4 pt"#))
  }

  @Test func `A chart of a great many runs keeps each column's greatest`() throws {
    let sweep = Sweep(
      every: .milliseconds(1), from: .zero, to: .milliseconds(99_999),
      steps: [Step(.wait(.zero), position: SourcePosition(line: 1, column: 1))])
    let points = (0..<sweep.count).map { index in
      SweepPoint(
        time: sweep[index],
        faults: [SweepFault(.jump, "\"a.y\"", index == 54_321 ? 9 : 1, .points)])
    }
    let chart = SweepChart(SweepResult(sweep, points))
    #expect(chart.lanes[0].marks.count == SweepChart.mostMarks)
    #expect(chart.lanes[0].at == .milliseconds(54_321))
    #expect(chart.lanes[0].marks.contains { $0.size == 9 })
    #expect(chart.json.count < 60_000)
  }

  @Test func `More ranges than can be read are counted`() throws {
    let sweep = Sweep(
      every: .milliseconds(1), from: .zero, to: .milliseconds(99),
      steps: [Step(.wait(.zero), position: SourcePosition(line: 1, column: 1))])
    let points = (0..<sweep.count).map { index in
      SweepPoint(
        time: sweep[index],
        faults: index % 2 == 0
          ? [SweepFault(.jump, "\"a.y\"", Double(index + 1), .points)] : [])
    }
    let words = SweepResult(sweep, points).words
    #expect(words.count == 9 && words.last == "and 42 more")
    #expect(words[0].hasSuffix(#"at 98 ms, "a.y" jumps by 99 pt"#))
  }
}
