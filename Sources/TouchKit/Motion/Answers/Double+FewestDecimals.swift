/// Chooses, among numbers that are all right, the one that is shortest to read and to write.
extension Double {
  /// The number of a range above 0 with the fewest decimals that passes; the middle if no number with up to
  /// fifteen does.
  static func withFewestDecimals(
    in range: ClosedRange<Double>, where passes: (Double) -> Bool
  ) -> Double {
    let middle = range.lowerBound + (range.upperBound - range.lowerBound) / 2
    var unit = 1.0
    for _ in 0...15 {
      // If any multiple of the unit is in the range, the one that is nearest to its middle is.
      let candidate = (middle * unit).rounded() / unit
      if range.contains(candidate), passes(candidate) { return candidate }
      unit *= 10
    }
    return middle
  }
}
