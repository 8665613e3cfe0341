import JSON
import MotionStudy

/// Feeds bytes to what reads the tracks of motion tests.
extension FuzzTarget {
  /// A table that is written again is the same table.
  static let tracks = FuzzTarget("tracks") { bytes in
    let read = try Refusal.reading(bytes) { () throws(Problem) in try Tracks(csv: bytes) }
    guard let tracks = read else { return }
    let written = tracks.csv
    guard let again = try? Tracks(csv: written) else {
      throw Finding("what was written is refused")
    }
    try Finding.unless(again.times == tracks.times, "other times the second time")
    try Finding.unless(again.csv == written, "another table the second time")
  }
}
