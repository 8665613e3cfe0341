import CGtkShim.Window
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
    static let shift = Modifiers(rawValue: DPModifierShift.rawValue)
    static let control = Modifiers(rawValue: DPModifierControl.rawValue)
    static let alt = Modifiers(rawValue: DPModifierAlt.rawValue)
    static let `super` = Modifiers(rawValue: DPModifierSuper.rawValue)
    static let button = Modifiers(rawValue: DPModifierButton.rawValue)
    static let middleButton = Modifiers(rawValue: DPModifierMiddleButton.rawValue)
  }

  var kind: Kind
  /// In milliseconds of the display's own clock; 0 if the display gave no time.
  var milliseconds: UInt32 = 0
  var modifiers: Modifiers = []
  /// In logical pixels from the canvas's top left corner.
  var x = 0.0
  var y = 0.0
}

nonisolated extension CanvasEvent {
  init?(_ event: DPEvent) {
    let finger = Finger(sequence: event.sequence)
    switch event.kind {
    case DPEventPress: kind = .press(button: Int(event.button))
    case DPEventRelease: kind = .release(button: Int(event.button))
    case DPEventMotion: kind = .motion
    case DPEventLeave: kind = .leave
    case DPEventTouchBegin: kind = .touchBegan(finger)
    case DPEventTouchUpdate: kind = .touchMoved(finger)
    case DPEventTouchEnd: kind = .touchEnded(finger)
    case DPEventTouchCancel: kind = .touchCancelled(finger)
    case DPEventScroll:
      kind = .scroll(
        Scroll(
          dx: event.dx, dy: event.dy, isPrecise: event.is_precise,
          isTouchpad: event.is_touchpad, isStop: event.is_stop))
    case DPEventPinchBegin, DPEventPinchUpdate, DPEventPinchEnd, DPEventPinchCancel:
      kind = .pinch(
        Pinch(
          phase: CanvasEvent.phase(of: event.kind), scale: event.pinch_scale,
          angle: event.pinch_angle, distance: Point(event.dx, event.dy)))
    case DPEventKeyPress, DPEventKeyRelease:
      guard let name = event.key else { return nil }
      let key = Key(code: event.keycode, name: String(cString: name))
      kind = event.kind == DPEventKeyPress ? .keyPress(key) : .keyRelease(key)
    case DPEventGrabLost: kind = .grabLost
    default: return nil
    }
    milliseconds = event.time
    modifiers = Modifiers(rawValue: event.modifiers)
    x = event.x
    y = event.y
  }

  private static func phase(of kind: DPEventKind) -> Pinch.Phase {
    switch kind {
    case DPEventPinchBegin: .began
    case DPEventPinchEnd: .ended
    case DPEventPinchCancel: .cancelled
    default: .moved
    }
  }
}
