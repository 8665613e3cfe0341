import Files
import JSON
import Rehearsal
import Synchronization
import TestSupport
import Testing
import TouchKit

@testable import VisualTesting

/// From scenarios' files to tests that play.
@Suite struct TestPlanTests {
  private let temporary: TemporaryFolder
  private let prototype = TestPhone().prototype

  init() throws { temporary = try TemporaryFolder() }

  private func put(_ steps: String, _ header: String = "", at name: String = "a") throws -> String {
    try temporary.put(
      Array("{\"scenario\": 1, \(header)\"steps\": [\(steps)]}".utf8), at: name)
    return temporary.at(name)
  }

  private func plan(
    _ files: [String],
    prepare: @escaping TestMaker.Preparation = { (_, _) throws(Problem) in { { _ in {} } } }
  ) throws(Problem) -> TestPlan {
    try TestPlan(
      files, TestMaker(prototype, in: ProjectFolder(temporary.path), prepare: prepare))
  }

  @Test func `A test has what its scenario says to it`() throws {
    let file = try put(
      #"{ "shot": "start" }, { "wait": 5 }, { "shot": "later" }"#,
      """
      "name": "a card", "scales": [1, 2], "skip": "waits", "repeat": 3,
      "tolerance": { "threshold": 0.2, "smoothing": false, "share": 0.01 },
      """)
    let plan = try plan([file])
    #expect(plan.problems.isEmpty)
    #expect(plan.tests.map(\.title) == ["\(file) tiny@1x light", "\(file) tiny@2x light"])
    for test in plan.tests {
      #expect(test.name == "a card" && test.skip == "waits" && test.repeats == 3)
      #expect(test.shots == ["start", "later"])
      #expect(
        test.tolerance == Tolerance(threshold: 0.2, ignoresAntialiasing: false, share: 0.01))
    }
    #expect(plan.tests.map { $0.picture("start") } == ["start@1x", "start@2x"])
  }

  @Test func `What can't be read is told, each once, and the rest is planned`() throws {
    let good = try put(#"{ "shot": "start" }"#, at: "good")
    let bad = try put(#"{ "shoot": "start" }"#, at: "bad")
    let take = try put("", #""take": true, "#, at: "take")
    let plan = try plan([bad, good, take])
    #expect(plan.tests.map(\.file) == [good])
    #expect(plan.problems.map(\.file) == [bad, take])
    #expect(plan.problems[1].what == "this is a take, and a take has no shots")
  }

  @Test func `What is wrong with the options is told once for all files`() throws {
    let files = [try put("", at: "a"), try put("", at: "b")]
    let plan = try plan(files) { (_, _) throws(Problem) in
      throw Problem(what: "no such device")
    }
    #expect(plan.tests.isEmpty && plan.problems.map(\.what) == ["no such device"])
  }

  @Test func `What is wrong with the machine ends the plan`() throws {
    let file = try put("")
    #expect(throws: Problem(what: "no memory", kind: .machine)) {
      try plan([file]) { (_, _) throws(Problem) in
        throw Problem(what: "no memory", kind: .machine)
      }
    }
  }

  @Test func `A scenario that is changed keeps the names of its pictures`() throws {
    let file = try put(#"{ "shot": "start" }"#, #""devices": ["tiny", "wide"], "#)
    let changed = try plan([file]) { (scenario, _) throws(Problem) in
      scenario.tests.devices = []
      return { { _ in {} } }
    }
    #expect(changed.tests.map { $0.picture("start") } == ["start@1x-tiny"])
    #expect(
      try plan([file]).tests.map { $0.picture("start") } == ["start@1x-tiny", "start@1x-wide"])
  }

  @Test func `A test plays its scenario and takes its shots with what they mask`() throws {
    let file = try put(
      #"{ "shot": "a" }, { "wait": 7 }, { "expect": "badge" }, { "shot": "b", "mask": ["card", [1, 2, 3, 4]] }"#,
      #""appearance": "dark", "scales": [2], "#)
    let test = try #require(try plan([file]).tests.first)
    let played = try test.play(TestPhone.renderer())
    #expect(played.shots.map(\.shot.name) == ["a", "b"])
    #expect(played.shots.map(\.shot.time) == [.zero, .milliseconds(7)])
    #expect(played.shots.map(\.tree.time) == [.zero, .milliseconds(7)])
    #expect(played.shots[1].shot.masks == [Rect(10, 10, 30, 20), Rect(1, 2, 3, 4)])
    #expect(played.shots.map(\.pixels.width) == [120, 120])
    #expect(played.shots[0].pixels[0, 0] == Pixel(red: 0x10, green: 0x10, blue: 0x10))
    #expect(played.failures.count == 1)
    #expect(played.failures[0].file == file && played.failures[0].position?.line == 1)
  }

  @Test func `A run is watched after each stretch, and what ends it is thrown`() throws {
    let file = try put(#"{ "shot": "a" }, { "shot": "b" }"#)
    let late = Problem(what: "timed out", kind: .machine)
    let count = Mutex(0)
    let test = try #require(
      try plan([file]) { (_, _) throws(Problem) in
        {
          { _ in
            {
              let asked = count.withLock {
                $0 += 1
                return $0
              }
              if asked == 3 { throw TimedOut(problem: late) }
            }
          }
        }
      }.tests.first)
    let thrown = #expect(throws: TimedOut.self) { try test.play(TestPhone.renderer()) }
    #expect(thrown?.problem == late)
    #expect(count.withLock { $0 } == 3)
  }
}
