import Testing
import TouchKit

@testable import Workbench

@Suite struct VirtualClockTests {
  @Test func `The phone's time follows the machine's clock, at the speed that was chosen`() {
    var clock = VirtualClock(.zero, at: 1000)
    #expect(clock.time(at: 500) == .zero)
    #expect(clock.time(at: 61_000) == .milliseconds(60))
    clock.setPercent(25, at: 61_000)
    #expect(clock.time(at: 61_000) == .milliseconds(60))
    #expect(clock.time(at: 101_000) == .milliseconds(70))
    clock.setPercent(100, at: 101_000)
    #expect(clock.time(at: 102_000) == .milliseconds(71))
  }

  @Test func `Paused it stands still and has no next moment`() {
    var clock = VirtualClock(.zero, at: 0)
    clock.setPaused(true, at: 5000)
    #expect(clock.time(at: 900_000) == .milliseconds(5))
    #expect(clock.moment(of: .milliseconds(6)) == nil)
    clock.setPaused(false, at: 900_000)
    #expect(clock.time(at: 901_000) == .milliseconds(6))
  }

  @Test(arguments: VirtualClock.speeds)
  func `A finger makes a paused clock run at its speed for as long as it stays`(percent: Int) {
    var clock = VirtualClock(.zero, at: 0)
    clock.setPercent(percent, at: 0)
    clock.setPaused(true, at: 0)
    clock.setTouched(true, at: 50_000)
    #expect(!clock.isStopped && clock.isPaused)
    #expect(clock.time(at: 50_000) == .zero)
    #expect(clock.time(at: 150_000) == .milliseconds(percent))
    clock.setTouched(false, at: 250_000)
    #expect(clock.isStopped && clock.time(at: 900_000) == .milliseconds(2 * percent))
    #expect(clock.moment(of: .seconds(9)) == nil)
  }

  @Test func `A finger changes nothing of a clock that runs`() {
    var clock = VirtualClock(.zero, at: 0)
    var other = clock
    other.setTouched(true, at: 10_000)
    other.setTouched(false, at: 20_000)
    #expect(clock == other)
    clock.setPaused(true, at: 30_000)
    #expect(clock.time(at: 90_000) == .milliseconds(30))
  }

  @Test(arguments: VirtualClock.speeds)
  func `A moment is the first at which the time has come`(percent: Int) throws {
    var clock = VirtualClock(.milliseconds(3), at: 777)
    clock.setPercent(percent, at: 777)
    for microseconds in [3000, 3001, 3007, 4999, 1_000_003] {
      let time = Time(microseconds: Int64(microseconds))
      let moment = try #require(clock.moment(of: time))
      #expect(clock.time(at: moment) >= time)
      #expect(moment == 777 || clock.time(at: moment - 1) < time)
    }
    #expect(clock.moment(of: .distantFuture) == .max)
  }

  @Test func `A span that is skipped counts for nothing`() {
    var clock = VirtualClock(.zero, at: 0)
    clock.skip(40_000)
    #expect(clock.time(at: 30_000) == .zero)
    #expect(clock.time(at: 50_000) == .milliseconds(10))
  }
}

@Suite struct EventTimelineTests {
  @Test func `An event that arrives late keeps the time at which it happened`() {
    var timeline = EventTimeline()
    #expect(timeline.moment(of: 100, arrival: 5_000_000) == 5_000_000)
    // 10 ms later, 30 ms on its way.
    #expect(timeline.moment(of: 110, arrival: 5_040_000) == 5_010_000)
    #expect(timeline.moment(of: 120, arrival: 5_021_000) == 5_020_000)
  }

  @Test func `The smallest delay ever seen is the distance of the clocks`() {
    var timeline = EventTimeline()
    _ = timeline.moment(of: 1000, arrival: 7_008_000)
    #expect(timeline.moment(of: 1020, arrival: 7_022_000) == 7_022_000)
    #expect(timeline.moment(of: 1030, arrival: 7_040_000) == 7_032_000)
  }

  @Test func `The display's clock may wrap, jump and be silent`() {
    var timeline = EventTimeline()
    _ = timeline.moment(of: .max - 4, arrival: 1_000_000)
    #expect(timeline.moment(of: 5, arrival: 1_010_000) == 1_010_000)
    #expect(timeline.moment(of: 0, arrival: 2_000_000) == 2_000_000)
    // Hours back: an event never waits so long, so the clock was set.
    #expect(timeline.moment(of: .max - 9_000_000, arrival: 3_000_000) == 3_000_000)
    #expect(timeline.moment(of: .max - 8_999_990, arrival: 3_012_000) == 3_010_000)
  }

  @Test func `No event happens after it arrived`() {
    var timeline = EventTimeline()
    for (event, arrival) in [(50, 900), (51, 400), (52, 100), (60, 95), (61, 20_000)] {
      let arrival = Int64(arrival) * 1000
      #expect(timeline.moment(of: UInt32(event), arrival: arrival) <= arrival)
    }
  }
}
