/// How much a comparison lets pass. Without a tolerance a single bit counts.
package struct Tolerance: Hashable, Sendable {
  /// The greatest distance of two colours that is let pass, as a share of the greatest possible distance in YIQ.
  package var threshold: Double
  /// Whether pixels that only smooth an edge are passed over.
  package var ignoresAntialiasing: Bool
  /// The share of all pixels that may still differ.
  package var share: Double

  /// `threshold` and `share` are from 0 to 1.
  package init(threshold: Double = 0.1, ignoresAntialiasing: Bool = true, share: Double = 0) {
    precondition(
      (0...1).contains(threshold) && (0...1).contains(share),
      "a tolerance of \(threshold) for a share of \(share)")
    self.threshold = threshold
    self.ignoresAntialiasing = ignoresAntialiasing
    self.share = share
  }
}
