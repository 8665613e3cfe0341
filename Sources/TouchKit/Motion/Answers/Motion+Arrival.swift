/// When a motion arrives, as people see it.
extension Motion {
  /// The last time at which it is farther than a distance from its target, as tests mean the arrival; its start, if it never is.
  /// Nil for a motion that doesn't end.
  package func arrival(within distance: Double) -> Time? {
    guard end != nil else { return nil }
    func last(_ level: Double) -> Time {
      var last = start
      while let next = nextTime(crossing: level, after: last) { last = next }
      return last
    }
    return max(last(target - distance), last(target + distance))
  }
}
