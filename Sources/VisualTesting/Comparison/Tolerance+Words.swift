import Rehearsal
import TouchKit

/// Says in words what a comparison let pass.
extension Tolerance {
  /// The squared distance in YIQ of the colours that are farthest apart: no pair exceeds it.
  private static let greatest = 35_215.0

  var squaredDistance: Double { Tolerance.greatest * threshold * threshold }

  /// For reports, which always mention a tolerance.
  package var words: String {
    let parts = [
      "colours may differ by \(threshold)",
      ignoresAntialiasing ? "smoothed edges are ignored" : nil,
      share > 0 ? "\((share * 100).twoDecimals) % of the pixels may differ" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}
