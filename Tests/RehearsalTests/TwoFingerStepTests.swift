import Files
import JSON
import MotionStudy
import Rehearsal
import TestDesks
import Testing
import TouchKit

/// What two fingers of a scenario do to views that wait for them.
@Suite struct TwoFingerStepTests {
  private static let prototype = Prototype.sure { () throws(PrototypeFault) in
    try Prototype(
      name: "map", screens: ["map"], devices: [.test("small", Size(320, 480), margin: 16)],
      catalogue: Desk.catalogue, tunings: [.init("default", Desk.tuning)],
      makeApplication: { MapApplication($0) }, inputs: [],
      ids: IDVocabulary(["map", "map-pin", "map-cover"]))
  }

  private func scenario(_ steps: String) throws(Problem) -> Scenario {
    try ScenarioReader(Self.prototype).read(
      Array("{\"scenario\": 1, \"steps\": [\(steps)]}".utf8), file: nil)
  }

  private func run(_ steps: String) throws -> Run {
    let run = Run(Self.prototype, try scenario(steps), measurer: try Desk.measurer())
    run.finish()
    return run
  }

  private func failures(_ steps: String) throws -> [String] {
    try run(steps).failures.map { $0.problem(in: nil).description }
  }

  @Test func `A pinch scales a view by the distances that it names, and turns nothing`() throws {
    let run = try run(#"{ "pinch": "map", "from": 80, "to": 160, "duration": 300 }"#)
    #expect(run.failures == [])
    let log = run.stage.log
    #expect(
      log.texts(.touch).filter { !$0.contains(" moved ") } == [
        "finger 1 began at 120, 200 on map", "finger 2 began at 200, 200 on map",
        "finger 1 taken from map by pinch of map",
        "finger 1 ended at 80, 200 on map", "finger 2 ended at 240, 200 on map",
      ])
    // It begins once the slop is passed, and counts from there.
    let scales = log.texts(.action)
    #expect(scales.count > 20 && scales.allSatisfy { $0.hasPrefix("scaled ") }, "\(scales)")
    let factor = try #require(scales.last.flatMap { Double($0.dropFirst(7)) })
    #expect((1.5...2).contains(factor))
  }

  @Test func `A twist turns a view by the angle that it names, and scales nothing`() throws {
    for (to, sign) in [(90, 1.0), (-90, -1.0)] {
      let run = try run(#"{ "twist": [160, 200], "from": 0, "to": \#(to), "duration": 300 }"#)
      #expect(run.failures == [])
      let turns = run.stage.log.texts(.action)
      #expect(turns.count > 20 && turns.allSatisfy { $0.hasPrefix("turned ") }, "\(turns)")
      let angle = try #require(turns.last.flatMap { Double($0.dropFirst(7)) })
      #expect((70...90).contains(angle * sign), "\(angle)")
    }
  }

  @Test func `Fingers that would not touch the view that they aim at fail the step`() throws {
    func pinch(_ from: Int, _ more: String = "") -> String {
      #"{ "pinch": "map-pin", "from": \#(from), "to": 100, "duration": 300\#(more) }"#
    }
    #expect(try failures(pinch(20)) == [])
    #expect(
      try failures(pinch(80)) == [
        #"1:27: at 0 ms "map" receives the touch on "map-pin" at 120, 100; make sure that nothing covers the view, or add "anyway": true"#
      ])
    #expect(try failures(pinch(80, #", "anyway": true"#)) == [])
    #expect(
      try failures(#"{ "twist": "map-cover", "from": 0, "to": 9, "duration": 9 }"#).count == 1)
  }

  @Test func `A place that is not on the screen has no fingers around it`() throws {
    #expect(
      try failures(#"{ "pinch": [320, 100], "from": 20, "to": 100, "duration": 300 }"#) == [
        "1:27: at 0 ms 320, 100 is not on the screen; use a point on the screen for the two fingers"
      ])
  }

  @Test func `Two fingers count as two inputs a sample`() throws {
    // 120 samples, and the end.
    let step = #"{ "pinch": [1, 1], "from": 1, "to": 2, "duration": 1000 }"#
    #expect(try run(step).inputs.count == 2 * 121)
    func repeated(_ count: Int) -> String { #"{ "repeat": \#(count), "steps": [\#(step)] }"# }
    #expect(try scenario(repeated(1_000_000 / 242)).steps.count == 4132)
    let problem = #expect(throws: Problem.self) { try scenario(repeated(1_000_000 / 242 + 1)) }
    #expect(problem?.what == "up to this step the scenario has more than 1000000 inputs")
  }
}

/// A map that two fingers scale and turn, with a pin on it.
private final class MapApplication: Application {
  private var main: Window?

  override func launch() {
    let main = Window(id: "main", application: self)
    self.main = main
    let map = View(id: "map", frame: Rect(0, 0, 320, 400))
    map.addSubview(View(id: "map-pin", frame: Rect(140, 80, 40, 40)))
    let pinch = PinchRecognizer()
    pinch.onChange = { [unowned self, unowned pinch] _ in
      if pinch.state.isActive { stage.note(.action, "scaled \(pinch.scale.twoDecimals)") }
    }
    let rotation = RotationRecognizer()
    rotation.onChange = { [unowned self, unowned rotation] _ in
      guard rotation.state.isActive else { return }
      stage.note(.action, "turned \((rotation.rotation / Maths.turn * 360).twoDecimals)")
    }
    map.addGestureRecognizer(pinch)
    map.addGestureRecognizer(rotation)
    main.addSubview(map)
    main.show()
  }
}
