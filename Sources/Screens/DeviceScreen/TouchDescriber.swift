import TouchKit

/// Finds the words for the fingers on the device screen.
///
/// It knows each finger from when it lands until it leaves: where it landed, and whether it joined a swipe.
struct TouchDescriber {
  /// A finger as it is now.
  struct Finger: Equatable {
    var number: Int
    var phase: Touch.Phase
    /// How many taps in a row this one is; 0 once it moved too far to be one.
    var taps: Int
    var place: Point
  }

  private struct Known: Equatable {
    var number: Int
    var start: Point
    var joinedSwipe: Bool
  }

  private var known: [Known] = []
  /// Where the finger that left last had landed.
  private var lastStart = Point.zero

  /// The words for each finger on the screen, in the order of the fingers; those that leave are then forgotten.
  mutating func lines(for fingers: [Finger]) -> [String] {
    fingers.map { line(for: $0, among: fingers) }
  }

  private mutating func line(for finger: Finger, among all: [Finger]) -> String {
    if finger.phase == .began { meet(finger, among: all) }
    let own = known.first { $0.number == finger.number }
    let taps = own?.joinedSwipe == true ? 0 : finger.taps
    let words = DeviceWords.description(taps: taps, finger.phase)
    let place = DeviceWords.place(finger.place)
    switch finger.phase {
    case .began, .moved, .stationary: return "\(words) \(place)"
    case .ended:
      let start = own?.start ?? finger.place
      forget(finger)
      return "\(words) \(DeviceWords.place(start))->\(place)"
    case .cancelled:
      forget(finger)
      return words
    }
  }

  private mutating func meet(_ finger: Finger, among all: [Finger]) {
    known.removeAll { $0.number == finger.number }
    // A finger that lands beside one that swipes is a part of that swipe, and no tap.
    let joinsSwipe = all.contains {
      $0.number != finger.number && $0.taps == 0 && $0.phase != .ended && $0.phase != .cancelled
    }
    // The second tap of a double tap keeps the first one's place.
    known.append(
      Known(
        number: finger.number, start: finger.taps < 2 ? finger.place : lastStart,
        joinedSwipe: joinsSwipe))
  }

  private mutating func forget(_ finger: Finger) {
    guard let index = known.firstIndex(where: { $0.number == finger.number }) else { return }
    lastStart = known.remove(at: index).start
  }
}
