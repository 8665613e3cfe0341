import MotionStudy
import Rehearsal
import Testing
import TestSupport
import TouchKit

/// Pairs of motions, each with its words: a box that goes from 0 to 100 points, and how it goes otherwise.
@Suite struct MotionComparisonTests {
  /// A table of one view's y and alpha, made of a function of milliseconds.
  private func table(
    step: Double = 2, until end: Double = 500, name: String = "box.y",
    _ value: (Double) -> Double?
  ) throws -> Tracks {
    var text = "time,\(name)\n"
    for time in stride(from: 0, through: end, by: step) {
      text += "\(time),\(value(time).map { "\($0)" } ?? "")\n"
    }
    return try Tracks(csv: Array(text.utf8))
  }

  /// From 0 to 100 between two times.
  private func line(from begin: Double = 0, to end: Double, height: Double = 100) -> (Double) ->
    Double
  {
    { time in
      let share = min(max((time - begin) / (end - begin), 0), 1)
      return (share * height * 100).rounded() / 100
    }
  }

  private func compare(
    _ old: Tracks, _ new: Tracks, toleranceBand: MotionSection.ToleranceBand? = nil
  ) -> [String] {
    let comparison = MotionComparison(expected: old, actual: new, toleranceBand: toleranceBand)
    return comparison.isWithin ? [] : comparison.words
  }

  @Test(arguments: [10, 20, 30, 48, 60, 80, 100, 150, 200, 250])
  func `Later is told with both beginnings, and so is earlier`(_ late: Int) throws {
    let old = try table(line(to: 200))
    let new = try table(line(from: Double(late), to: 200 + Double(late)))
    let words = compare(old, new)
    #expect(words.count == 1)
    #expect(words[0] == "\"box.y\" begins \(late) ms later (0 → \(late)), the rest is the same")
    #expect(
      compare(new, old) == [
        "\"box.y\" begins \(late) ms earlier (\(late) → 0), the rest is the same"
      ])
  }

  @Test(arguments: [250, 300, 400, 500])
  func `Slower is told with both arrivals`(_ duration: Int) throws {
    let words = compare(try table(line(to: 200)), try table(line(to: Double(duration))))
    let arrival = Int((Double(duration) * 0.99).rounded())
    #expect(words.count == 1 && words[0].contains("(198 → \(arrival))"), "\(words)")
  }

  @Test(arguments: [2, 4, 6, 8, 10, 12.5])
  func `Another overshoot is told with the one before`(_ over: Double) throws {
    func bump(_ height: Double) -> (Double) -> Double {
      let line = line(to: 200)
      return { time in
        time <= 200 ? line(time) : 100 + height * max(0, 1 - abs(time - 260) / 60)
      }
    }
    let words = compare(try table(bump(1)), try table(bump(1 + over)))
    #expect(words.count == 1)
    #expect(words[0].contains("overshoots by \((1 + over).twoDecimals) pt (was 1)"), "\(words)")
    #expect(words[0].hasSuffix("differs by up to \(over.twoDecimals) pt at 260 ms"), "\(words)")
  }

  @Test(arguments: [0.5, 1, 3, 14.3, 40])
  func `A frame's jump is told with its height and its time`(_ height: Double) throws {
    let line = line(to: 200)
    let words = compare(
      try table(line), try table { $0 == 120 ? line($0) + height : line($0) })
    #expect(words == ["\"box.y\" differs by up to \(height.twoDecimals) pt at 120 ms"])
  }

  @Test(arguments: [0.5, 5, 60])
  func `Another end is told`(_ off: Double) throws {
    let words = compare(try table(line(to: 200)), try table(line(to: 200, height: 100 + off)))
    #expect(words.count == 1)
    #expect(words[0].contains("ends at \((100 + off).twoDecimals) pt (was 100)"), "\(words)")
  }

  @Test(arguments: [(2.0, 0), (0.5, 4), (0, 12), (10, 30), (0.01, 20)])
  func `What lies in the toleranceBand is equal, and what leaves it is not`(
    _ points: Double, _ milliseconds: Int
  ) throws {
    let toleranceBand = MotionSection.ToleranceBand(
      points: points, span: .milliseconds(milliseconds))
    let old = try table(line(to: 200))
    // The line rises by half a point a millisecond.
    let reach = points + Double(milliseconds) / 2
    func moved(_ distance: Double) throws -> Tracks {
      let line = line(to: 200)
      return try table { time in
        time > 40 && time < 160 ? line(time) + distance : line(time)
      }
    }
    #expect(compare(old, try moved(reach), toleranceBand: toleranceBand) == [])
    #expect(compare(old, try moved(-reach), toleranceBand: toleranceBand) == [])
    #expect(compare(old, try moved(reach + 0.02), toleranceBand: toleranceBand).count == 1)
    #expect(compare(old, try moved(-reach - 0.02), toleranceBand: toleranceBand).count == 1)
  }

  @Test func `A toleranceBand that is later alone forgives no other end`() throws {
    let toleranceBand = MotionSection.ToleranceBand(points: 0, span: .milliseconds(50))
    let old = try table(line(to: 200))
    #expect(compare(old, try table(line(from: 50, to: 250)), toleranceBand: toleranceBand) == [])
    #expect(
      compare(old, try table(line(to: 200, height: 100.02)), toleranceBand: toleranceBand).count
        == 1)
  }

  @Test func `An alpha's toleranceBand is a hundredth`() throws {
    let old = try table(name: "box.alpha") { min($0 / 200, 1) }
    let new = try table(name: "box.alpha") { min($0 / 200, 1) * 0.98 }
    #expect(compare(old, new, toleranceBand: .init(points: 2.001, span: .zero)) == [])
    #expect(
      compare(old, new, toleranceBand: .init(points: 1.9, span: .zero)) == [
        "\"box.alpha\" ends at 0.98 (was 1), differs by up to 0.02 at 200 ms"
      ])
  }

  @Test func `Rows at other times of the same motion differ in nothing`() throws {
    let comparison = MotionComparison(
      expected: try table(line(to: 200)), actual: try table(step: 4, line(to: 200)),
      toleranceBand: nil)
    #expect(comparison.words == [] && comparison.isWithin)
  }

  @Test func `A view that comes later or goes earlier is told once for all its numbers`() throws {
    func rows(_ there: (Int) -> Bool) throws -> Tracks {
      var text = "time,box.x,box.y,box.alpha\n"
      for time in stride(from: 0, through: 100, by: 10) {
        text += there(time) ? "\(time),1,2,1\n" : "\(time),,,\n"
      }
      return try Tracks(csv: Array(text.utf8))
    }
    let old = try rows { $0 >= 30 && $0 <= 80 }
    #expect(
      compare(old, try rows { $0 >= 50 && $0 <= 80 }) == [
        "\"box\" appears 20 ms later (30 → 50)"
      ])
    #expect(
      compare(old, try rows { $0 >= 30 }) == [
        "\"box\" is there at 90 ms, but was missing in the baseline"
      ])
  }

  @Test func `Numbers that move no more, or newly, come first`() throws {
    #expect(
      compare(try table(line(to: 200)), try table(name: "row-3.x", line(to: 200))) == [
        "\"box.y\" moved in the baseline, but does not move now",
        "\"row-3.x\" moves, but did not move in the baseline",
      ])
  }

  @Test func `One row, no row and equal motions are compared, too`() throws {
    let one = try Tracks(csv: Array("time,box.y\n0,5\n".utf8))
    let none = try Tracks(csv: Array("time,box.y\n".utf8))
    #expect(compare(one, one) == [])
    #expect(compare(none, none) == [])
    #expect(compare(one, none) == ["\"box\" is missing at 0 ms, but was there in the baseline"])
  }
}
