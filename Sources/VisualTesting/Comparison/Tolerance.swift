/// What a comparison lets pass, where one was asked for; without one a single bit counts.
public struct Tolerance: Equatable, Sendable {
  /// The greatest difference of two colours that the eye is said not to see, from 0 to 1 of black against white in YIQ.
  public var threshold: Double
  /// Whether pixels that only smooth an edge are passed over.
  public var ignoresAntialiasing: Bool
  /// The share of all pixels that may differ all the same.
  public var share: Double

  public init(threshold: Double = 0.1, ignoresAntialiasing: Bool = true, share: Double = 0) {
    self.threshold = threshold
    self.ignoresAntialiasing = ignoresAntialiasing
    self.share = share
  }

  /// For reports, which always say when something was let pass.
  public var words: String {
    let parts = [
      "colours within \(threshold)",
      ignoresAntialiasing ? "edges' smoothing passed over" : nil,
      share > 0 ? "\(share * 100) % of the pixels may differ" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}
