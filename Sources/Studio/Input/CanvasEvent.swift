import TouchKit

/// An event on the canvas as a value.
nonisolated struct CanvasEvent: Equatable {
  enum Kind: Equatable {
    case press(button: Int), release(button: Int), motion, leave
    case touchBegan(Finger), touchMoved(Finger), touchEnded(Finger), touchCancelled(Finger)
    case scroll(Scroll)
    case pinch(Pinch)
    case keyPress(Key), keyRelease(Key)
    case grabLost
  }
  /// Names a finger from its landing to its leaving.
  struct Finger: Hashable { var sequence: UInt }
  struct Scroll: Equatable {
    var dx: Double
    var dy: Double
    /// Whether the distances are logical pixels and not notches.
    var isPrecise: Bool
    var isTouchpad: Bool
    /// Whether the fingers left the touchpad.
    var isStop: Bool
  }
  /// Two fingers on a touchpad that come together, part or turn.
  struct Pinch: Equatable {
    enum Phase: Equatable { case began, moved, ended, cancelled }
    var phase: Phase
    /// How far they are apart, as a multiple of how far they were at the beginning.
    var scale = 1.0
    /// By how much they turned since the last event, in radians, clockwise.
    var angle = 0.0
    /// How far they moved together since the last event, in logical pixels.
    var distance = Point.zero
  }
  struct Key: Equatable {
    var code: UInt32
    /// The toolkit's name for it.
    var name: String
  }
  struct Modifiers: OptionSet {
    let rawValue: UInt32
    static let shift = Modifiers(rawValue: 1 << 0)
    static let control = Modifiers(rawValue: 1 << 1)
    static let alt = Modifiers(rawValue: 1 << 2)
    static let `super` = Modifiers(rawValue: 1 << 3)
    static let button = Modifiers(rawValue: 1 << 4)
    static let middleButton = Modifiers(rawValue: 1 << 5)
  }

  var kind: Kind
  /// In milliseconds of the display's own clock; 0 if the display gave no time.
  var milliseconds: UInt32 = 0
  var modifiers: Modifiers = []
  /// In logical pixels from the canvas's top left corner.
  var x = 0.0
  var y = 0.0
}
