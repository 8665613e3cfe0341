import CGtkShim
import TouchKit

/// Events as the shim gives them.
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
    modifiers = Modifiers(event.modifiers)
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

nonisolated extension CanvasEvent.Modifiers {
  /// The shim's modifiers.
  init(_ modifiers: UInt32) {
    let known: [(DPModifier, CanvasEvent.Modifiers)] = [
      (DPModifierShift, .shift), (DPModifierControl, .control), (DPModifierAlt, .alt),
      (DPModifierSuper, .super), (DPModifierButton, .button),
      (DPModifierMiddleButton, .middleButton),
    ]
    self.init(known.filter { modifiers & $0.0.rawValue != 0 }.map(\.1))
  }
}
