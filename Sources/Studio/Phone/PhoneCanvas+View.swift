import TouchKit

/// How the phone is shown: how large, which part of it, with what beside it.
extension PhoneCanvas {
  /// A pointer that stands still for so long while the phone is presented is hidden, in microseconds.
  private static let stillness: Int64 = 3_000_000

  // MARK: Zoom

  /// Shows the phone with so many logical pixels to a point, nil for as many as fit. What is under `place`, or in the
  /// canvas's middle, stays there.
  func setZoom(_ zoom: Double?, about place: Point? = nil) {
    let center = Point(layout.canvas.width / 2, layout.canvas.height / 2)
    let middle = zoom.map { layout.middle(zoomedTo: $0, about: place ?? center) }
    wish = PhoneLayout.Wish(zoom: zoom, middle: middle, isPresented: wish.isPresented)
    // At the edges less is possible than was wished for.
    wish.middle = layout.pans ? layout.middle : nil
    onZoom?()
  }

  /// Goes to the next level; beyond the last one nothing happens.
  func stepZoom(isIn: Bool, about place: Point? = nil) {
    guard let zoom = ZoomLevels.next(from: layout.factor, isIn: isIn) else { return }
    setZoom(zoom, about: place)
  }

  /// Takes an event that is about the view and not about the phone; true where it was one.
  func showAnotherView(_ event: CanvasEvent) -> Bool {
    notePointer(event)
    guard !wish.isPresented else { return false }
    let action = desk.map(event, layout, isBusy: isTouched)
    defer { updateCursor() }
    switch action {
    case nil: return false
    case .nothing: break
    case .pan(let distance):
      wish.middle = layout.middle(movedBy: distance)
      wish.middle = layout.middle
    case .zoom(let zoom, let place): setZoom(zoom, about: place)
    case .step(let isIn, let place): stepZoom(isIn: isIn, about: place)
    }
    if case .press = event.kind { canvas.takeFocus() }
    return true
  }

  // MARK: Presenting

  /// Shows the phone alone, or as usual again.
  func setPresented(_ isPresented: Bool) {
    guard isPresented != wish.isPresented else { return }
    letGo()
    desk = DeskMapper()
    wish.isPresented = isPresented
    pointerStill = nil
    if isPresented { hidePointerLater() }
    updateCursor()
  }

  private func notePointer(_ event: CanvasEvent) {
    guard wish.isPresented else { return }
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

  private func updateCursor() {
    let isHidden = wish.isPresented && pointerStill == nil
    let wanted = isHidden ? .hidden : wish.isPresented ? .usual : desk.cursor(layout)
    guard wanted != cursor else { return }
    cursor = wanted
    canvas.setCursor(wanted.rawValue)
  }

  // MARK: Notes

  /// Writes something else beside the phone.
  func setNotes(_ notes: PhoneNotes) {
    guard notes != self.notes else { return }
    self.notes = notes
    placeNotes()
  }

  /// The notes stand where the phone leaves room for them.
  func placeNotes() {
    let time = PhoneNotes.placeOfTime(layout, isRightToLeft: notes.isRightToLeft)
    canvas.setNote(
      .time, time == nil ? nil : notes.time, in: time?.area ?? .zero, across: time?.across ?? 0)
    let hint = PhoneNotes.placeOfHint(layout)
    canvas.setNote(.hint, notes.hint, in: hint.area, across: hint.across)
  }
}
