import Widgets
import Workbench

/// Presents the phone alone, and hides a pointer that does not move.
extension PhoneCanvas {
  /// A pointer that does not move for this long while the phone is presented is hidden, in microseconds.
  private static let stillness: Int64 = 3_000_000

  /// Shows the phone alone, or as usual again.
  func setPresented(_ isPresented: Bool) {
    guard isPresented != viewOptions.isPresented else { return }
    releaseInputs()
    hand.panZoom = PanZoomMapper()
    viewOptions.isPresented = isPresented
    alarms.pointerStill = nil
    if isPresented { hidePointerLater() }
    updateCursor()
  }

  func notePointer(_ event: CanvasEvent) {
    guard viewOptions.isPresented else { return }
    switch event.kind {
    case .motion, .press, .scroll, .leave:
      hidePointerLater()
      updateCursor()
    default: break
    }
  }

  private func hidePointerLater() {
    alarms.pointerStill = Alarm(at: Alarm.now + PhoneCanvas.stillness) { [unowned self] in
      alarms.pointerStill = nil
      updateCursor()
    }
  }

  func updateCursor() {
    let isHidden = viewOptions.isPresented && alarms.pointerStill == nil
    let wanted = isHidden ? .hidden : viewOptions.isPresented ? .usual : hand.panZoom.cursor(layout)
    guard wanted != hand.cursor else { return }
    hand.cursor = wanted
    canvas.setCursor(wanted.rawValue)
  }
}
