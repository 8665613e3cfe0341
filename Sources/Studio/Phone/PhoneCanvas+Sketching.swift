import Reviews
import TouchKit
import Workbench

/// Lets a person draw over the phone: strokes, and with Shift arrows.
extension PhoneCanvas {
  /// A drawing that is being made.
  struct Sketch {
    var strokes: [ReviewNote.Stroke] = []
    /// The strokes that were undone; the last one comes back first.
    var takenBack: [ReviewNote.Stroke] = []
    /// The phone that it is on, from its first stroke on; 0 is the session's.
    var phone: Int?
    var isDown = false
    /// Called with the strokes, or with nil if the drawing is left.
    var done: (Sketch?) -> Void
  }

  /// A stroke gets its next point after this many points of distance.
  private static let step = 1.5

  /// Presses draw instead of touching the phone, until Enter ends the drawing or Escape leaves it.
  func sketch(_ done: @escaping (Sketch?) -> Void) {
    endSketch(isWanted: false)
    asked.sketch = Sketch(done: done)
    canvas.takeFocus()
    canvas.setCursor("crosshair")
  }

  /// Ends the drawing that is being made, if there is one.
  func endSketch(isWanted: Bool) {
    guard let sketch = asked.sketch else { return }
    asked.sketch = nil
    canvas.setCursor(hand.cursor.rawValue)
    layNotes()
    sketch.done(isWanted && !sketch.strokes.isEmpty ? sketch : nil)
  }

  /// Takes the last stroke away; false if nothing is being drawn.
  func takeStrokeBack() -> Bool {
    guard asked.sketch != nil else { return false }
    if let last = asked.sketch?.strokes.popLast() { asked.sketch?.takenBack.append(last) }
    asked.sketch?.isDown = false
    layNotes()
    return true
  }

  /// Brings back the stroke that was undone last; false if nothing is being drawn.
  func bringStrokeBack() -> Bool {
    guard asked.sketch != nil else { return false }
    if let last = asked.sketch?.takenBack.popLast() { asked.sketch?.strokes.append(last) }
    layNotes()
    return true
  }

  /// What is shown over a phone, with the drawing that is being made there.
  func drawn(_ marks: OverlayMarks, on phone: Int) -> OverlayMarks {
    guard let sketch = asked.sketch, sketch.phone == phone else { return marks }
    var marks = marks
    marks.notes.strokes += sketch.strokes.map { NoteMarks.Stroke($0) }
    return marks
  }

  /// Uses an event while something is drawn; false if the event is for something else.
  func sketch(with event: CanvasEvent) -> Bool {
    guard let sketch = asked.sketch else { return false }
    switch event.kind {
    case .press(1), .touchBegan: begin(event)
    case .motion, .touchMoved: if sketch.isDown { extend(event) }
    case .release(1), .touchEnded, .touchCancelled, .grabLost: asked.sketch?.isDown = false
    case .keyPress(let key):
      switch key.name {
      case "Escape": endSketch(isWanted: false)
      case "Return", "KP_Enter": endSketch(isWanted: true)
      case "BackSpace": _ = takeStrokeBack()
      default: return false
      }
    case .leave, .press, .release, .scroll, .pinch, .keyRelease: return false
    }
    return true
  }

  private func begin(_ event: CanvasEvent) {
    let point = hand.layout.point(event.x, event.y)
    guard var sketch = asked.sketch, !sketch.isDown, hand.layout.isOnScreen(point),
      sketch.strokes.isEmpty || sketch.phone == view.touched,
      sketch.strokes.count < ReviewLimits.strokes
    else { return }
    sketch.phone = view.touched
    sketch.takenBack = []
    sketch.isDown = true
    let kind: ReviewNote.Stroke.Kind = event.modifiers.contains(.shift) ? .arrow : .stroke
    sketch.strokes.append(.init(kind: kind, points: [point]))
    asked.sketch = sketch
    layNotes()
  }

  private func extend(_ event: CanvasEvent) {
    guard var strokes = asked.sketch?.strokes, let number = asked.sketch?.phone,
      let stroke = strokes.last,
      let last = stroke.points.last
    else { return }
    let layout = layout(of: number)
    let point = layout.clamped(layout.point(event.x, event.y))
    var points = stroke.points
    if stroke.kind == .arrow {
      points = [points[0], point]
    } else if points.count < ReviewLimits.strokePoints.upperBound,
      (point - last).length >= PhoneCanvas.step
    {
      points.append(point)
    } else {
      return
    }
    strokes[strokes.count - 1].points = points
    asked.sketch?.strokes = strokes
    layNotes()
  }
}
