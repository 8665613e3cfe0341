import Files
import GtkPaint
import MotionStudy
import Rehearsal
import Screens
import Testing
import TestSupport
import TouchKit

/// Whether a take comes out the same however often it is looked at.
enum FrameRate {
  /// How time goes on between the times that are compared.
  enum Pace: CaseIterable {
    case sixty, twoHundredForty, random, single

    func next(_ time: Time, _ dice: inout SeededRandom) -> Time {
      switch self {
      case .sixty: time + .microseconds(16_667)
      case .twoHundredForty: time + .microseconds(4167)
      case .random: time + .microseconds(1 + dice.whole(below: 70_000))
      case .single: .distantFuture
      }
    }
  }

  /// What was seen at some times, and what the log holds at the end.
  struct Report: Equatable {
    var trees: [ViewTree] = []
    var pictures: [String] = []
    var log: [LogEntry] = []
  }

  static func report(
    _ take: Recording, at times: [Time], _ pace: Pace, _ measurer: PangoMeasurer, paints: Bool
  ) throws -> Report {
    let run = Run(phone, take, measurer: measurer)
    let painter = Painter(measurer: measurer)
    var dice = SeededRandom(seed: 99)
    var report = Report()
    var time = Time.zero
    for wanted in times {
      while time < wanted {
        run.run(to: time)
        // Looking must change nothing either.
        if dice.whole(below: 8) == 0 { _ = run.stage.frame() }
        time = pace.next(time, &dice)
      }
      run.run(to: wanted)
      report.trees.append(run.stage.tree())
      if paints {
        let scene = painter.scene(
          run.stage.frame(), size: run.stage.screenSize, scale: 1)
        let pixels = try painter.pixels(scene)
        report.pictures.append(pixels.pixelBuffer.sha256)
      }
      time = max(time, wanted)
    }
    report.log = run.stage.log.entries
    return report
  }

  /// Compares all paces of the take that a seed makes.
  static func check(seed: UInt64, _ measurer: PangoMeasurer, paints: Bool) throws {
    var maker = RandomTake(seed: seed)
    let take = maker.make()
    let end = take.end
    var dice = SeededRandom(seed: seed &+ 1)
    var times = (0..<6).map { _ in
      Time(microseconds: Int64(dice.whole(below: Int(end.microseconds) + 1)))
    }
    times = times.sorted() + [end, end + .seconds(3)]
    let single = try report(take, at: times, .single, measurer, paints: paints)
    for pace in Pace.allCases where pace != .single {
      let other = try report(take, at: times, pace, measurer, paints: paints)
      #expect(other == single, "seed \(seed), \(pace)")
    }
    // And in one single step to the end.
    let last = try report(take, at: [times[7]], .single, measurer, paints: paints)
    #expect(last.log == single.log, "seed \(seed)")
    #expect(last.trees[0] == single.trees[7], "seed \(seed)")
  }
}

@Suite struct FrameRateTests {
  @Test func `A few random takes are the same at every rate of frames`() throws {
    let measurer = PangoMeasurer(fonts: try Fonts())
    for seed in 1...6 as ClosedRange<UInt64> {
      try FrameRate.check(seed: seed, measurer, paints: seed == 1)
    }
  }

  @Test func `Random takes do what a hand does`() throws {
    let measurer = PangoMeasurer(fonts: try Fonts())
    var kinds: [LogEntry.Kind] = []
    for seed in 1...12 as ClosedRange<UInt64> {
      var maker = RandomTake(seed: seed)
      let run = Run(phone, maker.make(), measurer: measurer)
      run.finish()
      for entry in run.stage.log.entries where !kinds.contains(entry.kind) {
        kinds.append(entry.kind)
      }
    }
    for kind in [LogEntry.Kind.touch, .gesture, .motion, .application] {
      #expect(kinds.contains(kind))
    }
  }
}

@Suite struct FrameRateLong {
  @Test(arguments: 0..<20)
  func `Random takes are the same at every rate of frames`(_ part: Int) throws {
    let measurer = PangoMeasurer(fonts: try Fonts())
    let first = UInt64(part * 25 + 1)
    for seed in first..<first + Samples.often(10, whole: 25) {
      try FrameRate.check(seed: seed, measurer, paints: seed == first)
    }
  }
}
