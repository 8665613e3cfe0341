import CGtkShim.Window
import TouchKit
import Workbench

/// Events as the shim reports them.
nonisolated extension CanvasEvent {
  package init?(_ event: DPEvent) {
    guard let kind = Self.kind(of: event) else { return nil }
    self.init(
      kind: kind, milliseconds: event.time, modifiers: Modifiers(event.modifiers), x: event.x,
      y: event.y)
  }

  private static func kind(of event: DPEvent) -> Kind? {
    let finger = Finger(sequence: event.sequence)
    switch event.kind {
    case DPEventPress: return .press(button: Int(event.button))
    case DPEventRelease: return .release(button: Int(event.button))
    case DPEventMotion: return .motion
    case DPEventLeave: return .leave
    case DPEventTouchBegin: return .touchBegan(finger)
    case DPEventTouchUpdate: return .touchMoved(finger)
    case DPEventTouchEnd: return .touchEnded(finger)
    case DPEventTouchCancel: return .touchCancelled(finger)
    case DPEventScroll:
      return .scroll(
        Scroll(
          dx: event.dx, dy: event.dy, isPrecise: event.is_precise,
          isTouchpad: event.is_touchpad, isStop: event.is_stop))
    case DPEventPinchBegin, DPEventPinchUpdate, DPEventPinchEnd, DPEventPinchCancel:
      return .pinch(
        Pinch(
          phase: phase(of: event.kind), scale: event.pinch_scale,
          angle: event.pinch_angle, distance: Point(event.dx, event.dy)))
    case DPEventKeyPress, DPEventKeyRelease:
      guard let name = event.key else { return nil }
      let key = Key(code: event.keycode, name: String(cString: name))
      return event.kind == DPEventKeyPress ? .keyPress(key) : .keyRelease(key)
    case DPEventGrabLost: return .grabLost
    default: return nil
    }
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
  package init(_ modifiers: UInt32) {
    let known: [(DPModifier, CanvasEvent.Modifiers)] = [
      (DPModifierShift, .shift), (DPModifierControl, .control), (DPModifierAlt, .alt),
      (DPModifierSuper, .super), (DPModifierButton, .button),
      (DPModifierMiddleButton, .middleButton),
    ]
    self.init(known.filter { modifiers & $0.0.rawValue != 0 }.map(\.1))
  }
}
