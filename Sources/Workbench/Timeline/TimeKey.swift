/// What single keys do to time and to designs side by side, on the timeline and, but for those that the phone needs
/// itself, on the phone.
package enum TimeKey: Equatable {
  /// A number of frames forwards, or back if negative.
  case step(Int64)
  /// To the next input or the one before.
  case input(isNext: Bool)
  case start, end
  /// Plays backwards, stops, plays; pressed again, faster.
  case shuttle(Int)
  case togglePause
  /// The present time is where the range begins or ends.
  case rangeStart, rangeEnd
  /// The next of several designs; values around the present ones.
  case flip, grid
  /// A note of the review at this moment.
  case note

  /// How many frames Shift makes of one.
  private static let leap: Int64 = 10

  /// Nil for a key that means nothing to time.
  package init?(_ key: CanvasEvent.Key, _ modifiers: CanvasEvent.Modifiers, onTimeline: Bool) {
    guard modifiers.isDisjoint(with: [.control, .alt, .super]) else { return nil }
    let frames = modifiers.contains(.shift) ? TimeKey.leap : 1
    switch key.name {
    case "Left", "KP_Left": self = .step(-frames)
    case "Right", "KP_Right": self = .step(frames)
    case "j": self = .shuttle(-1)
    case "k": self = .shuttle(0)
    case "l": self = .shuttle(1)
    case "i": self = .rangeStart
    case "o": self = .rangeEnd
    case "b": self = .flip
    case "g": self = .grid
    case "c": self = .note
    case "Page_Up" where onTimeline: self = .input(isNext: false)
    case "Page_Down" where onTimeline: self = .input(isNext: true)
    case "Home" where onTimeline: self = .start
    case "End" where onTimeline: self = .end
    case "space" where onTimeline: self = .togglePause
    default: return nil
    }
  }
}
