import JSON
import Reviews

/// Feeds bytes to what reads the files of reviews.
extension FuzzTarget {
  /// Answers that are written again are the same answers, and come to the same in any order.
  static let answers = FuzzTarget("answers") { bytes in
    let latest = "2100-01-01T00:00:00Z"
    let read = try Refusal.reading(bytes) { () throws(Problem) in
      try ReviewAnswers(bytes, file: nil, latest: latest)
    }
    guard let answers = read else { return }
    guard let again = try? ReviewAnswers(answers.bytes, file: nil, latest: latest) else {
      throw Finding("what was written is refused")
    }
    try Finding.unless(again == answers, "other answers the second time")
    // Two lines of one id that differ are refused when they are merged.
    guard Set(answers.notes.map(\.origin.id)).count == answers.notes.count else { return }
    try Finding.unless(
      Discussion(answers.notes) == Discussion(answers.notes.reversed()),
      "lines come to something else in another order")
  }

  /// What a review asks is read or refused.
  static let review = FuzzTarget("review") { bytes in
    _ = try Refusal.reading(bytes) { () throws(Problem) in try Review(bytes) }
  }
}
