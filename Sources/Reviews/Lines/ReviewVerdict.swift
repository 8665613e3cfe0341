import JSON

/// A line of `verdicts.jsonl`: what a person decided between the designs of a review.
package struct ReviewVerdict: Equatable, Sendable {
  package var origin: ReviewOrigin
  /// The design by its place, from 0 for A; nil if no design is better.
  package var choice: Int?
  package var because: String
  /// Whether the names were hidden when the author decided.
  package var isBlind: Bool
  /// The beginning of the hash of all frames that its author saw.
  package var look: String?

  package init(
    _ origin: ReviewOrigin, choice: Int?, because: String, isBlind: Bool, look: String? = nil
  ) {
    self.look = look
    self.origin = origin
    self.choice = choice
    self.because = because
    self.isBlind = isBlind
  }

  /// The letters that designs have by their places.
  package static let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]

  package var word: String { choice.map { ReviewVerdict.letters[$0] } ?? "none" }
}

extension ReviewVerdict: ReviewLine {
  static let fileName = "verdicts.jsonl"
  static let words = "a verdict"

  init(_ value: JSONValue) throws(Problem) {
    var line = try ObjectReader(value, in: ReviewVerdict.words)
    origin = try ReviewOrigin(&line)
    let word = try line.enumeration("choice", of: ReviewVerdict.letters + ["none"])
    choice = ReviewVerdict.letters.firstIndex(of: word)
    because = try line.optionalText("because", ReviewLimits.text) ?? ""
    isBlind = try line.optionalBool("blind") ?? false
    look = try ReviewOrigin.look(&line)
    try line.finish()
  }

  func write(_ object: inout JSONWriter) {
    origin.write(&object)
    object.member("choice", word)
    object.member("because", because)
    object.member("blind", isBlind)
    if let look { object.member("look", look) }
  }
}
