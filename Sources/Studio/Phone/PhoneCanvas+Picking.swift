import TouchKit

/// Lets a person pick a view by pressing it.
extension PhoneCanvas {
  /// Who waits for a view, and the one under the pointer.
  struct Picking {
    var view: ViewPicker.Picked?
    /// Called with the view's id, or with nil if none is picked.
    var done: (String?) -> Void
  }

  /// The next press picks a view instead of touching the phone.
  func pick(_ done: @escaping (String?) -> Void) {
    endPicking(with: nil)
    picking = Picking(view: nil, done: done)
    canvas.takeFocus()
    canvas.setCursor("crosshair")
    refresh()
  }

  private func endPicking(with id: String?) {
    guard let picking else { return }
    self.picking = nil
    canvas.setCursor(cursor.rawValue)
    refresh()
    picking.done(id)
  }

  /// Takes an event while a view is picked; false if it is none of that.
  func pick(with event: CanvasEvent) -> Bool {
    guard picking != nil else { return false }
    switch event.kind {
    case .motion, .touchMoved:
      picking?.view = view(at: event)
      refresh()
      return true
    case .press(1), .touchBegan:
      endPicking(with: view(at: event)?.id)
      return true
    case .keyPress(let key) where key.name == "Escape":
      endPicking(with: nil)
      return true
    case .grabLost, .leave, .press, .release, .scroll, .pinch, .touchEnded, .touchCancelled,
      .keyPress, .keyRelease:
      return false
    }
  }

  /// Takes an event while a press chooses a phone; false if it is none of that.
  func adopt(with event: CanvasEvent) -> Bool {
    guard let onAdopt else { return false }
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

  private func view(at event: CanvasEvent) -> ViewPicker.Picked? {
    ViewPicker.view(
      at: eventLayout.point(event.x, event.y), in: (stage(of: view.touched) ?? session.stage).tree()
    )
  }
}
