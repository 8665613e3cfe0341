import Testing

@testable import MotionStudy

@Suite struct LabelledMotionTests {
  @Test func `There are at least fifty pairs, each with a label of its own`() {
    #expect(Set(LabelledMotion.all.map(\.label)).count == LabelledMotion.all.count)
    #expect(LabelledMotion.all.count >= 50)
  }

  @Test(arguments: LabelledMotion.all)
  func `A pair is told apart in its words`(_ pair: LabelledMotion) throws {
    let comparison = MotionComparison(
      expected: try pair.old.table(), actual: try pair.new.table(),
      toleranceBand: pair.toleranceBand)
    #expect(comparison.isWithin == pair.words.isEmpty)
    guard !comparison.isWithin else { return }
    #expect(comparison.words.count == pair.words.count, "\(comparison.words)")
    for (told, wanted) in zip(comparison.words, pair.words) {
      #expect(told.hasPrefix(wanted), "\(comparison.words)")
    }
  }

  @Test
  func `A spring that begins later is the same whatever part of a row's distance it is later`()
    throws
  {
    let old = LabelledMotion.Motion(events: [50], Ways.spring(50))
    for late in stride(from: 1.0, through: 30, by: 0.7) {
      let now = 50 + late
      let new = LabelledMotion.Motion(events: [now], Ways.spring(now))
      let words = MotionComparison(
        expected: try old.table(), actual: try new.table(), toleranceBand: nil
      ).words
      #expect(words.count == 1 && words[0].hasSuffix("the rest is the same"), "\(late): \(words)")
    }
  }

  @Test func `A spring that is one point larger is not the same when it begins later`() throws {
    let old = LabelledMotion.Motion(events: [50], Ways.spring(50))
    for late in [10.0, 33.3] {
      let new = LabelledMotion.Motion(events: [50 + late], Ways.spring(50 + late, to: 121))
      let words = MotionComparison(
        expected: try old.table(), actual: try new.table(), toleranceBand: nil
      ).words
      #expect(words.count == 1 && words[0].contains(" once their times are aligned"), "\(words)")
    }
  }
}
