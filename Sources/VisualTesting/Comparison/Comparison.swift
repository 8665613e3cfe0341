import JSON
import Rehearsal

/// The result of comparing two pictures.
package struct Comparison: Equatable, Sendable {
  /// The sizes in pixels, if they differ.
  package struct Sizes: Equatable, Sendable {
    package var expected: [Int]
    package var actual: [Int]
  }

  /// Pixels that differ; if the sizes differ, also every pixel that only one of the pictures has.
  package var differing: Int
  /// Pixels that differ only as an edge's smoothing does, and were passed over.
  package var smoothing: Int
  package var total: Int
  /// A rectangle around every pixel that differs.
  package var box: PixelRect?
  package var sizes: Sizes?
  package var tolerance: Tolerance?

  /// Whether the pictures count as equal.
  package var isEqual: Bool {
    if sizes != nil { return false }
    guard differing > 0 else { return true }
    guard let tolerance, total > 0 else { return false }
    return Double(differing) / Double(total) <= tolerance.share
  }

  /// The result in a sentence.
  package var words: String {
    var sentence: String
    if let sizes {
      sentence =
        "the size is \(sizes.actual[0]) × \(sizes.actual[1]), not \(sizes.expected[0]) × \(sizes.expected[1])"
    } else if differing == 0 {
      sentence =
        smoothing == 0
        ? "equal" : "equal except for \(NumberWords.count(smoothing, "smoothed pixel"))"
    } else {
      sentence =
        "\(differing) of \(NumberWords.count(total, "pixel")) \(differing == 1 ? "differs" : "differ")"
      if let box { sentence += ", in the area \(box.words)" }
    }
    if let tolerance { sentence += " (\(tolerance.words))" }
    return sentence
  }
}
