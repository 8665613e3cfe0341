import Files
import JSON
import MotionStudy
import Rehearsal
import Synchronization
import Testing
import TestSupport
import TouchKit

@testable import VisualTesting

/// Sweeps as a suite of tests runs them.
@Suite struct SweepSuiteTests {
  let tester: SuiteTester

  init() throws { tester = try SuiteTester() }

  private static let plan = Sweep(
    every: .milliseconds(1), from: .zero, to: .milliseconds(99),
    steps: [Step(.inputs([.shake]), position: SourcePosition(line: 1, column: 1))])

  /// A test without pictures whose sweep finds what `faults` gives for a time.
  private func test(
    limit: @escaping TestMaker.Limit = { { _ in {} } },
    _ play: @escaping @Sendable (Time) throws -> [SweepFault]
  ) -> PictureTest {
    var test = TestPhone().test(tester.file, shots: [])
    test.sweep = SweepTest(
      sweep: SweepSuiteTests.plan, name: "sweep", limit: limit,
      play: { _, time, _ in SweepPoint(time: time, faults: try play(time)) },
      scenario: { _, time in Array("{ \"at\": \(time.milliseconds) }".utf8) })
    return test
  }

  private static func jump(_ size: Double) -> SweepFault {
    SweepFault(.jump, "\"card.y\"", size, .points)
  }

  private var folder: String { "state/sweeps" }

  @Test func `A sweep is an outcome of its own`() throws {
    let result = try tester.run([test { _ in [] }])
    #expect(result.outcomes.map(\.status) == [.passed, .passed])
    #expect(result.outcomes[1].picture == "sweep")
    #expect(result.outcomes[1].summary == "100 runs with \"shake\" as the interruption passed")
    #expect(result.exitStatus == 0)
    #expect(try tester.temporary.names("state") == [".gitignore", "last"])
  }

  @Test func `What fails is told in ranges and leaves the worst run as a scenario`() throws {
    let test = test { time in
      (20...29).contains(time.milliseconds) ? [Self.jump(time.milliseconds / 10)] : []
    }
    let result = try tester.run([test])
    #expect(result.exitStatus == 1)
    let outcome = try #require(result.outcomes.last)
    #expect(outcome.status == .failed)
    #expect(
      outcome.summary == "with \"shake\" between 20 and 29 ms, \"card.y\" jumps by up to 2.9 pt")
    let names = try tester.temporary.names(folder)
    #expect(names.count == 1)
    #expect(
      try tester.temporary.bytes("\(folder)/\(names[0])") == Array("{ \"at\": 29.0 }".utf8))
    #expect(outcome.details.count == 1 && outcome.details[0].hasSuffix(names[0]))
    #expect(outcome.reproduce.hasSuffix("/state/sweeps/\(names[0])"))
    let file = try #require(outcome.fileName(.sweep))
    let chart = try SweepChart(json: tester.temporary.bytes("state/last/\(file)"))
    #expect(chart.failing == 10 && chart.lanes.count == 1)
    // Once nothing fails, nothing is left.
    try tester.run([self.test { _ in [] }])
    #expect(try tester.temporary.names(folder) == [])
  }

  @Test func `The result is the same for any number of threads`() throws {
    var all: [SuiteResult] = []
    for jobs in 1...4 {
      var tester = tester
      tester.options.jobs = jobs
      let tests = (0..<3).map { number in
        var one = test { time in
          let size = (time.milliseconds * 37 + Double(number)).truncatingRemainder(dividingBy: 11)
          return size > 6 ? [Self.jump(size)] : []
        }
        one.name = "\(number)"
        return one
      }
      all.append(try tester.run(tests))
    }
    #expect(all[0].outcomes.count == 6 && all[0].exitStatus == 1)
    for other in all.dropFirst() { #expect(other == all[0]) }
  }

  @Test func `A run that takes too long ends its sweep and no other test`() throws {
    let late = test { time in
      if time == .milliseconds(40) { throw TimedOut(problem: Problem(what: "late", remedy: "")) }
      return []
    }
    let result = try tester.run([late, test { _ in [] }])
    #expect(result.outcomes.map(\.status) == [.passed, .timedOut, .passed, .passed])
    #expect(result.outcomes[1].summary == "after 40 of 100 runs: late")
    #expect(result.exitStatus == 3)
  }

  @Test func `The time of a sweep counts for all its runs, from the first on`() throws {
    let begun = Counter()
    let limited = test(limit: {
      _ = begun.next()
      return { _ in {} }
    }) { _ in [] }
    var tester = tester
    tester.options.jobs = 3
    #expect(try tester.run([limited, limited]).exitStatus == 0)
    #expect(begun.next() == 3, "once for each sweep")
  }

  @Test func `Played twice, a run has to find the same`() throws {
    let counter = Counter()
    var test = test { time in
      time == .milliseconds(7) && counter.next() % 2 == 1 ? [Self.jump(1)] : []
    }
    test.repeats = 2
    let result = try tester.run([test])
    #expect(result.outcomes.last?.status == .unsteady)
  }

  @Test func `The first failure ends the run, and a sweep that is not over is not run`() throws {
    var tester = tester
    tester.options.stopsAtFirstFailure = true
    let result = try tester.run([
      test { _ in [Self.jump(1)] }, test { _ in [] },
    ])
    #expect(result.outcomes.map(\.status) == [.passed, .failed, .passed])
    #expect(result.notRun == 1)
  }

  @Test func `A skipped test runs no sweep`() throws {
    var test = test { _ in [Self.jump(1)] }
    test.skip = "not now"
    #expect(try tester.run([test]).outcomes.map(\.status) == [.skipped])
  }

  @Test func `The page shows the chart of a sweep, and a stranger's chart is refused`() throws {
    try tester.run([test { _ in [Self.jump(1)] }])
    let page = String(
      decoding: try HTMLReport.bytes(of: [LastRun(tester.state.lastRun)]), as: UTF8.self)
    #expect(page.contains("\"sweep\":\"data:image/svg+xml;base64,"))
    #expect(page.contains("function showSweep"))
    let name = try #require(
      try tester.temporary.names("state/last").first { $0.hasSuffix(".sweep.json") })
    for text in ["", "{}", "{\"sweep\": 2}", "[1]"] {
      try tester.temporary.put(text, at: "state/last/\(name)")
      #expect(throws: Problem.self) {
        try HTMLReport.bytes(of: [LastRun(tester.state.lastRun)])
      }
    }
  }
}

/// Counts calls, from whatever thread.
private final class Counter: Sendable {
  private let state = Mutex(0)

  func next() -> Int {
    state.withLock { count in
      count += 1
      return count
    }
  }
}
