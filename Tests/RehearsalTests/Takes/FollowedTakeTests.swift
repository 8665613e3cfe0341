import Files
import MotionStudy
import Rehearsal
import Screens
import Testing
import TouchKit

/// A take that is played at the views that it hit means the same on other devices, at other text sizes, and from the right.
@Suite struct FollowedTakeTests {
  @Test(arguments: PhoneTakes.all.indices)
  func
    `A take has the same events by name on another device, in both directions, at two text sizes`(
      _ index: Int
    ) throws
  {
    try FollowedTakes.check(index, on: ["modern"], textSizes: [1, 2])
  }

  @Test(arguments: PhoneTakes.all.indices)
  func `Played where it was recorded, a take that follows its views is the same to the bit`(
    _ index: Int
  ) throws {
    let measurer = try PhoneTakes.measurer()
    let take = try PhoneTakes.take(index, measurer)
    let plain = Run(phone, take, measurer: measurer)
    let end = plain.finish()
    for way in [TakeWay.following, .asRecorded] {
      let run = Run(phone, take, under: take.startState, way, measurer: measurer)
      #expect(run.finish() == end)
      #expect(run.inputs == plain.inputs && run.divergences == [])
      #expect(run.stage.log.entries == plain.stage.log.entries)
      #expect(run.stage.tree() == plain.stage.tree())
      #expect(run.write(name: "") == plain.write(name: ""))
    }
    #expect(TakeMeaning.isTold(by: take))
    #expect(TakeMeaning.divergences(of: take, phone, measurer: measurer) == [])
  }

  @Test func `Any time can be asked for, in any order`() throws {
    let measurer = try PhoneTakes.measurer()
    let take = try PhoneTakes.take(1, measurer)
    let start = PhoneTakes.start(take, on: "pad", .rightToLeft)
    let straight = Run(phone, take, under: start, .following, measurer: measurer)
    let end = straight.finish()
    let run = Run(phone, take, under: start, .following, measurer: measurer)
    let times = [400, 90, 1_300, 0, 700].map { Time.milliseconds($0) }
    for time in times {
      let other = Run(phone, take, under: start, .following, measurer: measurer)
      #expect(run.tree(at: time) == other.tree(at: time), "\(time)")
    }
    #expect(run.finish() == end)
    #expect(run.inputs == straight.inputs)
    #expect(run.stage.log.entries == straight.stage.log.entries)
  }

  @Test func `A followed run can be saved as a take of its own`() throws {
    let measurer = try PhoneTakes.measurer()
    let take = try PhoneTakes.take(1, measurer)
    let start = PhoneTakes.start(take, on: "modern", .rightToLeft)
    let run = Run(phone, take, under: start, .following, measurer: measurer)
    run.finish()
    let saved = try ScenarioReader(phone).read(run.write(name: ""), file: "saved")
    #expect(saved.startState == start)
    let replay = Run(phone, saved, measurer: measurer)
    replay.finish()
    #expect(replay.stage.log.entries == run.stage.log.entries)
  }

  @Test func `Two fingers keep the distance between them, mirrored from the right`() throws {
    let measurer = try PhoneTakes.measurer()
    let take = try PhoneTakes.take(7, measurer)
    func distances(_ run: Run) -> [Point] {
      run.finish()
      var places: [Int: Point] = [:]
      return run.inputs.compactMap { input in
        guard case .touch(let finger, _, let point) = input.kind else { return nil }
        places[finger] = point
        guard let first = places[1], let second = places[2] else { return nil }
        return Point(
          ((second.x - first.x) * 100).rounded() / 100, ((second.y - first.y) * 100).rounded() / 100
        )
      }
    }
    let recorded = distances(Run(phone, take, measurer: measurer))
    #expect(recorded.count == 7)
    for direction in Environment.Direction.allCases {
      let start = PhoneTakes.start(take, on: "pad", direction)
      let found = distances(Run(phone, take, under: start, .following, measurer: measurer))
      #expect(
        found == recorded.map { Point(direction == .rightToLeft ? -$0.x : $0.x, $0.y) })
    }
  }
}

/// Whether takes have the same events by name elsewhere as where they were recorded.
enum FollowedTakes {
  static func check(_ index: Int, on devices: [String], textSizes: [Double]) throws {
    let measurer = try PhoneTakes.measurer()
    let take = try PhoneTakes.take(index, measurer)
    let recorded = Run(phone, take, measurer: measurer)
    recorded.finish()
    let events = EventNames.of(recorded.stage.log.entries)
    #expect(events.count > 10)
    for device in devices {
      for direction in Environment.Direction.allCases {
        for textSize in textSizes {
          let start = PhoneTakes.start(take, on: device, direction, textSize: textSize)
          let run = Run(phone, take, under: start, .following, measurer: measurer)
          run.finish()
          let place = "\(PhoneTakes.all[index].name): \(device), \(direction), \(textSize)"
          #expect(run.divergences.map(\.words) == [], "\(place)")
          let found = EventNames.of(run.stage.log.entries)
          #expect(found == events, "\(place): \(found.difference(from: events))")
        }
      }
    }
  }
}

@Suite struct FollowedTakeLong {
  @Test(arguments: PhoneTakes.all.indices)
  func
    `A take has the same events by name on four devices, in both directions, at three text sizes`(
      _ index: Int
    ) throws
  {
    try FollowedTakes.check(
      index, on: ["classic", "modern", "librem", "pad"], textSizes: [0.8, 1, 2])
  }
}
