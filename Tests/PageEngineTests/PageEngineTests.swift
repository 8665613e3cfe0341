import JSON
import PageEngine
import TestDesks
import Testing
import TouchKit

/// A phone as a page plays it.
@Suite struct PageEngineTests {
  private static let scenario = #"""
    { "scenario": 1, "steps": [
      { "tap": "button" }, { "wait": 90 }, { "swipe": "row-2", "direction": "up", "distance": 100, "duration": 90 }, { "wait": 300 } ] }
    """#

  private func engine() throws -> PageEngine {
    PageEngine(Desk.prototype, measurer: try Desk.measurer())
  }

  @Test func `A state is the same by any way`() throws {
    let engine = try engine()
    try engine.open(Array(PageEngineTests.scenario.utf8))
    let late = engine.hash(at: .milliseconds(400))
    let early = engine.hash(at: .milliseconds(50))
    #expect(late != early)
    #expect(engine.hash(at: .milliseconds(400)) == late)
    let other = try self.engine()
    try other.open(Array(PageEngineTests.scenario.utf8))
    for time in stride(from: 0, through: 50, by: 10) {
      _ = other.frame(at: .milliseconds(Int64(time)))
    }
    #expect(other.hash(at: .milliseconds(50)) == early)
  }

  @Test func `A hand plays a phone without a file`() throws {
    let (touched, left) = (try engine(), try engine())
    for (phase, time) in [(Touch.Phase.began, 100), (.ended, 160)] {
      touched.receive(
        Input(
          .touch(finger: 1, phase: phase, at: Point(100, 100)), at: .milliseconds(Int64(time))))
    }
    #expect(touched.hash(at: .milliseconds(200)) != left.hash(at: .milliseconds(200)))
    let words = String(decoding: touched.words(at: .milliseconds(200)), as: UTF8.self)
    #expect(words.contains("finger 1 began at 100, 100"))
  }

  @Test func `A wrong file is refused with its place, and the phone stays as it was`() throws {
    let engine = try engine()
    try engine.open(Array(PageEngineTests.scenario.utf8))
    let before = engine.hash(at: .milliseconds(70))
    let problem = #expect(throws: Problem.self) {
      try engine.open(Array(#"{ "scenario": 1, "steps": [ { "tab": "button" } ] }"#.utf8))
    }
    #expect(problem?.position != nil)
    #expect(engine.hash(at: .milliseconds(70)) == before)
  }
}
