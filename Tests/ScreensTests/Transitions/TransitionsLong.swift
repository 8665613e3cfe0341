import GtkPaint
import Testing
import TouchKit

@testable import Screens

/// Every way in and out of everything that appears, looked at over time.
@Suite struct TransitionsLong {
  /// A motion as the log tells of it.
  private struct Run {
    var what: String
    var start: Time
    var end: Time
    /// A spring's tail cannot be seen, so that only the first part of each motion is looked at.
    var seen: Range<Time> { start..<start + Time(microseconds: (end - start).microseconds / 4) }
  }

  /// Shorter ways, in points or shares, are over before a pixel has changed.
  private static let least = 0.25

  private func runs(_ tester: PhoneTester, from count: Int) -> [Run] {
    tester.stage.log.entries.dropFirst(count).compactMap { entry in
      guard case .motion(let what, let from, let to, let end?) = entry.message,
        abs(to - from) > Self.least
      else { return nil }
      return Run(what: what, start: entry.time, end: end)
    }
  }

  private static let frame = Time(microseconds: 16_667)
  /// What begins gently takes some frames to move by a pixel.
  private static let frames = 4
  /// Nothing here takes longer.
  private static let longest = Time.seconds(3)

  @Test(arguments: Transition.cases)
  func `While something moves the picture changes, and nothing jumps when a motion ends`(
    way: Transition, surroundings: Transition.Surroundings
  ) throws {
    let tester = try way.begin(surroundings)
    let stage = tester.stage
    let count = stage.log.entries.count
    let start = stage.now
    try way.go(tester)
    var pictures = [(time: stage.now, pixels: Optional(try tester.pixels(scale: 1)))]
    while stage.now < start + Self.longest, !stage.isSettled {
      let next = stage.now + Self.frame
      while let event = stage.nextEvent, event <= next {
        let ends = runs(tester, from: count).contains { $0.end == event }
        if ends, event > stage.now + .tick {
          stage.advance(to: event - .tick)
          let before = try tester.pixels(scale: 1)
          stage.advance(to: event)
          let jumped = try tester.pixels(scale: 1).share(furtherThanAPixelFrom: before)
          #expect(jumped < 0.000_5, "\(jumped) of the picture jumped at \(event)")
        } else {
          stage.advance(to: event)
        }
      }
      stage.advance(to: next)
      let isSeen = runs(tester, from: count).contains { $0.seen.contains(stage.now) }
      pictures.append((stage.now, isSeen ? try tester.pixels(scale: 1) : nil))
    }
    let all = runs(tester, from: count)
    #expect(!all.isEmpty)
    for (earlier, later) in zip(pictures, pictures.dropFirst(Self.frames)) {
      let moving = all.filter { $0.seen.contains(earlier.time) && $0.seen.contains(later.time) }
      guard !moving.isEmpty, let old = earlier.pixels, let new = later.pixels else { continue }
      let names = moving.map(\.what).joined(separator: ", ")
      let differs = new.rows(0..<new.height) != old.rows(0..<old.height)
      #expect(differs, "\(names) stood still at \(later.time)")
    }
  }

  @Test(arguments: Transition.cases.filter { $0.0.tap != nil })
  func `A tap soon after a way out began reaches what is seen there`(
    way: Transition, surroundings: Transition.Surroundings
  ) throws {
    let tap = try #require(way.tap)
    let tester = try way.begin(surroundings)
    try way.go(tester)
    // Where all fades in its place, what comes can be seen from the middle on.
    tester.pass(surroundings.reducedMotion ? 250 : 100)
    let count = tester.log().count
    tester.tap(tap.place.x, tap.place.y)
    tester.settle()
    let heard = tester.log().dropFirst(count)
    #expect(heard.contains { $0.contains(tap.words) })
  }
}

extension Pixels {
  /// The share of the picture whose colours the other one has nowhere within a pixel: what moved further than that.
  ///
  /// Letters that come to stand on whole pixels are up to some levels darker than any part of them was before.
  func share(furtherThanAPixelFrom other: Pixels, levels: Int = 96) -> Double {
    let (one, two) = (rows(0..<height), other.rows(0..<other.height))
    guard one.count == two.count else { return 1 }
    if one == two { return 0 }
    let stride = one.count / height
    var count = 0
    for offset in one.indices where abs(Int(one[offset]) - Int(two[offset])) > levels {
      var (least, most) = (255, 0)
      for y in -1...1 {
        for x in -1...1 {
          let near = offset + y * stride + x * 4
          guard two.indices.contains(near) else { continue }
          least = min(least, Int(two[near]))
          most = max(most, Int(two[near]))
        }
      }
      if Int(one[offset]) < least - levels || Int(one[offset]) > most + levels { count += 1 }
    }
    return Double(count) / Double(one.count)
  }
}
