import Workbench

/// Presents the phone alone, without a pointer that stands still.
extension PhoneCanvas {
  /// A pointer that stands still for so long while the phone is presented is hidden, in microseconds.
  private static let stillness: Int64 = 3_000_000

  /// Shows the phone alone, or as usual again.
  func setPresented(_ isPresented: Bool) {
    guard isPresented != viewOptions.isPresented else { return }
    releaseInputs()
    panZoom = PanZoomMapper()
    viewOptions.isPresented = isPresented
    pointerStill = nil
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
    pointerStill = Alarm(at: Alarm.now + PhoneCanvas.stillness) { [unowned self] in
      pointerStill = nil
      updateCursor()
    }
  }

  func updateCursor() {
    let isHidden = viewOptions.isPresented && pointerStill == nil
    let wanted = isHidden ? .hidden : viewOptions.isPresented ? .usual : panZoom.cursor(layout)
    guard wanted != cursor else { return }
    cursor = wanted
    canvas.setCursor(wanted.rawValue)
  }
}
