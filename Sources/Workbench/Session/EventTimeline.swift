/// Maps the display's own clock, which wraps and starts anywhere, to the machine's monotonic one.
///
/// No event arrives before it happens, so the smallest delay ever seen between an event's time and its arrival is the
/// distance of the two clocks, and an event that arrives late still gets the time at which it happened.
package struct EventTimeline: Equatable {
  /// A delay beyond this counts as a jump of the display's clock; no event waits so long.
  static let longestDelay: Int64 = 500_000

  /// The latest event's time without its wrapping, in microseconds.
  private var latest: Int64?
  private var latestRaw: UInt32 = 0
  private var distance: Int64 = 0

  package init() {}

  /// When an event happened, on the machine's clock and never after its arrival. A time of 0 says nothing.
  package mutating func moment(of milliseconds: UInt32, arrival: Int64) -> Int64 {
    guard milliseconds != 0 else { return arrival }
    let event: Int64
    if let latest {
      let step = Int32(truncatingIfNeeded: milliseconds &- latestRaw)
      event = latest + Int64(step) * 1000
    } else {
      event = Int64(milliseconds) * 1000
    }
    if latest == nil || arrival - event - distance > EventTimeline.longestDelay {
      distance = arrival - event
    } else {
      distance = min(distance, arrival - event)
    }
    latest = event
    latestRaw = milliseconds
    return event + distance
  }
}
