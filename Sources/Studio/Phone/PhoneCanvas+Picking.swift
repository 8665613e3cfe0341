import TouchKit
import Workbench

/// Lets a person pick a view by pressing it.
extension PhoneCanvas {
  /// Who waits for a view, and the one under the pointer.
  struct Picking {
    var view: ViewPicker.Picked?
    /// Called with the view and the place of the press, or with nil if no view is picked.
    var done: ((view: ViewPicker.Picked?, place: Point)?) -> Void
  }

  /// The next press picks a view with an id instead of touching the phone.
  func pick(_ done: @escaping (String?) -> Void) {
    beginPicking { done($0?.view?.id) }
  }

  /// The next press picks a place instead of touching the phone.
  func pickPlace(_ done: @escaping (Point?) -> Void) {
    beginPicking { done($0?.place) }
  }

  private func beginPicking(
    _ done: @escaping ((view: ViewPicker.Picked?, place: Point)?) -> Void
  ) {
    endPicking(with: nil)
    asked.picking = Picking(view: nil, done: done)
    canvas.takeFocus()
    canvas.setCursor("crosshair")
    refresh()
  }

  private func endPicking(with picked: (view: ViewPicker.Picked?, place: Point)?) {
    guard let picking = asked.picking else { return }
    asked.picking = nil
    canvas.setCursor(hand.cursor.rawValue)
    refresh()
    picking.done(picked)
  }

  /// Uses an event while a view is picked; false if the event is for something else.
  func pick(with event: CanvasEvent) -> Bool {
    guard asked.picking != nil else { return false }
    switch event.kind {
    case .motion, .touchMoved:
      asked.picking?.view = view(at: event)
      refresh()
      return true
    case .press(1), .touchBegan:
      endPicking(with: (view(at: event), hand.layout.point(event.x, event.y)))
      return true
    case .keyPress(let key) where key.name == "Escape":
      endPicking(with: nil)
      return true
    case .grabLost, .leave, .press, .release, .scroll, .pinch, .touchEnded, .touchCancelled,
      .keyPress, .keyRelease:
      return false
    }
  }

  /// Uses an event while a press chooses a phone; false if the event is for something else.
  func adopt(with event: CanvasEvent) -> Bool {
    guard let onAdopt = calls.adopt else { return false }
    switch event.kind {
    case .press(1), .touchBegan:
      onAdopt(view.touched)
      return true
    case .keyPress(let key) where key.name == "Escape":
      onAdopt(nil)
      return true
    case .motion, .touchMoved:
      canvas.setCursor("pointer")
      return true
    case .grabLost, .leave, .press, .release, .scroll, .pinch, .touchEnded, .touchCancelled,
      .keyPress, .keyRelease:
      return false
    }
  }

  /// Uses an event with only Alt held while time is stopped: what is under the pointer is inspected, and no finger
  /// lands. The Alt key itself asks when it is released, if no other key was pressed with it and no command ran.
  func examine(with event: CanvasEvent) -> Bool {
    guard session.isStopped, !isTouched, !hand.touches.isAlwaysPair, let onExamine = calls.examine
    else { return false }
    switch event.kind {
    case .motion, .press(1):
      guard event.modifiers == .alt else { return false }
      // One without a time is the toolkit's own, for what moved under a pointer that rests.
      guard event.milliseconds != 0 else { return true }
      hand.isAltAlone = false
      hand.pointed = Point(event.x, event.y)
    case .release(1):
      return event.modifiers == .alt
    case .keyPress(let key):
      hand.isAltAlone = key.isAlt && event.modifiers.subtracting(.alt).isEmpty
      return hand.isAltAlone
    case .keyRelease(let key):
      guard key.isAlt, hand.isAltAlone else { return false }
      hand.isAltAlone = false
    case .leave:
      hand.pointed = nil
      return false
    default: return false
    }
    guard let pointed = hand.pointed else { return false }
    let place = hand.layout.point(pointed.x, pointed.y)
    if hand.layout.isOnScreen(place) { onExamine(place, event.kind == .press(button: 1)) }
    return true
  }

  private func view(at event: CanvasEvent) -> ViewPicker.Picked? {
    ViewPicker.view(
      at: hand.layout.point(event.x, event.y), in: (stage(of: view.touched) ?? session.stage).tree()
    )
  }
}
