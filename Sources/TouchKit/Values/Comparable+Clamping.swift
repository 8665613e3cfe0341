/// Keeps values within a range.
extension Comparable {
  /// The nearest value within a range.
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
