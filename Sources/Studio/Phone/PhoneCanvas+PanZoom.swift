import TouchKit
import Workbench

/// Pans over the phone and zooms it.
extension PhoneCanvas {
  /// Shows the phone with this many logical pixels to a point; nil for as many as fit. The point under `point`, or in
  /// the canvas's middle, stays there.
  func setZoom(_ zoom: Double?, about point: Point? = nil) {
    let middle = zoom.map { layout.middle(zoomedTo: $0, about: point ?? layout.part.center) }
    viewOptions = PhoneLayout.ViewOptions(
      zoom: zoom, middle: middle, isPresented: viewOptions.isPresented)
    // At the edges the phone may move less than asked for.
    viewOptions.middle = layout.pans ? layout.middle : nil
    calls.zoom?()
  }

  /// Goes to the next level; beyond the last one nothing happens.
  func stepZoom(isIn: Bool, about point: Point? = nil) {
    guard let zoom = ZoomLevels.next(from: layout.factor, isIn: isIn) else { return }
    setZoom(zoom, about: point)
  }

  /// Takes an event that pans or zooms; false if the event is for the phone.
  func panOrZoom(_ event: CanvasEvent) -> Bool {
    notePointer(event)
    guard !viewOptions.isPresented else { return false }
    let action = hand.panZoom.map(event, hand.layout, isBusy: isTouched)
    defer { updateCursor() }
    switch action {
    case nil: return false
    case .nothing: break
    case .pan(let distance):
      viewOptions.middle = layout.middle(movedBy: distance)
      viewOptions.middle = layout.middle
    case .zoom(let zoom, let point): setZoom(zoom, about: point)
    case .step(let isIn, let point): stepZoom(isIn: isIn, about: point)
    }
    if case .press = event.kind { canvas.takeFocus() }
    return true
  }
}
