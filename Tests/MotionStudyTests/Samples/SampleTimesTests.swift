import Rehearsal
import TestDesks
import Testing
import TouchKit

@testable import MotionStudy

/// The times of sequences and traces.
@Suite struct SampleTimesTests {
  @Test func `So many a second come at whole microseconds, rounded up`() {
    let times = SampleTimes.perSecond(60)
    #expect(
      [0, 1, 2, 3, 60].map { times[$0].microseconds } == [0, 16_667, 33_334, 50_000, 1_000_000])
    #expect(SampleTimes.perSecond(1)[7] == .seconds(7))
    #expect(SampleTimes.perSecond(1000)[7] == .milliseconds(7))
    #expect(SampleTimes.every(.microseconds(2500))[3] == .microseconds(7500))
  }

  @Test(arguments: [
    SampleTimes.perSecond(1), .perSecond(7), .perSecond(60), .perSecond(1000),
    .every(.microseconds(1)), .every(.microseconds(333)), .every(.milliseconds(100)),
  ])
  func `As many are counted as come before an end`(times: SampleTimes) {
    for microseconds: Int64 in [0, 1, 332, 333, 334, 16_667, 50_000, 50_001, 142_858] {
      let end = Time.microseconds(microseconds)
      let count = times.count(before: end)
      #expect(times[count] >= end, "\(count) before \(end)")
      if count > 0 { #expect(times[count - 1] < end, "\(count) before \(end)") }
    }
  }

  @Test func `A run is looked at before its end, then goes there`() throws {
    let run = try Desk.run(#"{ "tap": "button" }, { "wait": 70 }"#)
    var seen: [Time] = []
    let count = try run.visit(.every(.milliseconds(40)), check: { _ in }) { index in
      #expect(index == seen.count)
      seen.append(run.stage.now)
    }
    #expect(seen == [.zero, .milliseconds(40), .milliseconds(80)])
    #expect(count == 3 && run.stage.now == .milliseconds(120))
  }

  @Test func `A time at the end is not looked at, and a run of no time at none`() throws {
    let run = try Desk.run(#"{ "wait": 80 }"#)
    #expect(try run.visit(.every(.milliseconds(40)), check: { _ in }) { _ in } == 2)
    #expect(try Desk.run("").visit(.perSecond(60), check: { _ in }) { _ in } == 0)
  }

  @Test func `It ends where a step can't be done, and where it is told to`() throws {
    struct Enough: Error {}
    let stopped = try Desk.run(#"{ "wait": 100 }, { "tap": "field" }, { "wait": 100 }"#)
    #expect(try stopped.visit(.every(.milliseconds(30)), check: { _ in }) { _ in } == 4)
    #expect(stopped.isStopped && stopped.stage.now < .milliseconds(200))
    let ended = try Desk.run(#"{ "wait": 100 }"#)
    #expect(throws: Enough.self) {
      try ended.visit(.every(.milliseconds(30))) {
        if $0.stage.now > .milliseconds(50) { throw Enough() }
      } _: { _ in
      }
    }
    #expect(ended.stage.now == .milliseconds(60))
  }

  @Test func `More than a hundred thousand are refused before anything runs`() throws {
    var runs = 0
    func check(_ times: SampleTimes, _ steps: String, end: Time = .zero) throws {
      try times.check(try Desk.scenario(steps)) { _ in
        runs += 1
        return end
      }
    }
    try check(.perSecond(1000), #"{ "wait": 100000 }"#)
    #expect(throws: TooManySamples(count: 100_001)) {
      try check(.perSecond(1000), #"{ "wait": 100000.001 }"#)
    }
    #expect(runs == 0)
    // How long it waits until nothing moves only running says.
    let waiting = #"{ "wait": 99000 }, { "wait": "settled" }"#
    try check(.perSecond(1000), waiting, end: .seconds(99))
    #expect(throws: TooManySamples(count: 101_000)) {
      try check(.perSecond(1000), waiting, end: .seconds(101))
    }
    #expect(runs == 2)
  }
}
