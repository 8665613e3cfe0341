import MotionStudy
import TouchKit

/// Measures comparing a section of two seconds with twenty numbers, each of which comes later and goes farther than before.
struct MotionBench {
  private static let rows = 240
  private static let numbers = 20

  func compare(_ count: Int) throws -> [Double] {
    let old = table(late: 0, to: 120)
    let new = table(late: 48, to: 126)
    return try (0..<count).map { _ in
      try BenchProgram.time {
        let comparison = MotionComparison(
          expected: try Tracks(csv: old), actual: try Tracks(csv: new),
          toleranceBand: .init(points: 0.5, span: .milliseconds(4)))
        precondition(comparison.words.count > Self.numbers / 2, "\(comparison.words)")
      }
    }
  }

  /// The file of a motion in which every number goes the same smooth way from another place.
  private func table(late: Double, to end: Double) -> [UInt8] {
    var text = "time" + (0..<Self.numbers).map { ",row-\($0).y" }.joined() + "\n"
    for row in 0...Self.rows {
      let time = Double(row) / 120 * 1000
      let share = min(max((time - 100 - late) / 600, 0), 1)
      let way = share * share * (3 - 2 * share) * end
      text += "\((time * 1000).rounded(.up) / 1000)"
      text += (0..<Self.numbers).map { ",\(((way + Double($0) * 7) * 100).rounded() / 100)" }
        .joined()
      text += "\n"
    }
    return Array(text.utf8)
  }
}
