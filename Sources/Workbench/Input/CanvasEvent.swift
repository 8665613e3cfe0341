import TouchKit

/// An event on the canvas as a value.
package struct CanvasEvent: Equatable {
  package enum Kind: Equatable {
    case press(button: Int), release(button: Int), motion, leave
    case touchBegan(Finger), touchMoved(Finger), touchEnded(Finger), touchCancelled(Finger)
    case scroll(Scroll)
    case pinch(Pinch)
    case keyPress(Key), keyRelease(Key)
    case grabLost
  }
  /// Names a finger from its landing to its leaving.
  package struct Finger: Hashable {
    package var sequence: UInt

    package init(sequence: UInt) { self.sequence = sequence }
  }
  package struct Scroll: Equatable {
    package var dx: Double
    package var dy: Double
    /// Whether the distances are logical pixels and not notches.
    package var isPrecise: Bool
    package var isTouchpad: Bool
    /// Whether the fingers left the touchpad.
    package var isStop: Bool

    package init(dx: Double, dy: Double, isPrecise: Bool, isTouchpad: Bool, isStop: Bool) {
      self.dx = dx
      self.dy = dy
      self.isPrecise = isPrecise
      self.isTouchpad = isTouchpad
      self.isStop = isStop
    }
  }
  /// Two fingers on a touchpad that come together, part or turn.
  package struct Pinch: Equatable {
    package enum Phase: Equatable { case began, moved, ended, cancelled }
    package var phase: Phase
    /// How far they are apart, as a multiple of how far they were at the beginning.
    package var scale = 1.0
    /// By how much they turned since the last event, in radians, clockwise.
    package var angle = 0.0
    /// How far they moved together since the last event, in logical pixels.
    package var distance = Point.zero

    package init(
      phase: Phase, scale: Double = 1.0, angle: Double = 0.0, distance: Point = Point.zero
    ) {
      self.phase = phase
      self.scale = scale
      self.angle = angle
      self.distance = distance
    }
  }
  package struct Key: Equatable {
    package var code: UInt32
    /// The toolkit's name for it.
    package var name: String

    package init(code: UInt32, name: String) {
      self.code = code
      self.name = name
    }
  }
  package struct Modifiers: OptionSet {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 1 << 0)
    package static let control = Modifiers(rawValue: 1 << 1)
    package static let alt = Modifiers(rawValue: 1 << 2)
    package static let `super` = Modifiers(rawValue: 1 << 3)
    package static let button = Modifiers(rawValue: 1 << 4)
    package static let middleButton = Modifiers(rawValue: 1 << 5)
  }

  package var kind: Kind
  /// In milliseconds of the display's own clock; 0 if the display gave no time.
  package var milliseconds: UInt32 = 0
  package var modifiers: Modifiers = []
  /// In logical pixels from the canvas's top left corner.
  package var x = 0.0
  package var y = 0.0

  package init(
    kind: Kind, milliseconds: UInt32 = 0, modifiers: Modifiers = [], x: Double = 0.0,
    y: Double = 0.0
  ) {
    self.kind = kind
    self.milliseconds = milliseconds
    self.modifiers = modifiers
    self.x = x
    self.y = y
  }
}
