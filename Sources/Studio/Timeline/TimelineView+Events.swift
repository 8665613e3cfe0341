import TouchKit
import Widgets
import Workbench

/// What the pointer and keys do on the timeline.
extension TimelineView {
  func handle(_ event: CanvasEvent) -> Bool {
    switch event.kind {
    case .press(3):
      canvas.takeFocus()
      hover(nil)
      calls.request?(.menu(place(at: Point(event.x, event.y))))
      return true
    case .press(let button): return button == 1 && press(event, by: nil)
    case .touchBegan(let finger): return press(event, by: finger)
    case .motion: return move(event, by: nil)
    case .touchMoved(let finger): return move(event, by: finger)
    case .release(let button):
      if button == 1 { grip.leftAt = event.x }
      return button == 1 && grip.holder == nil && endDrag()
    case .touchEnded(let finger), .touchCancelled(let finger):
      return finger == grip.holder && endDrag()
    case .grabLost: return endDrag()
    case .leave:
      hover(nil)
      return false
    case .scroll(let scroll): return self.scroll(scroll, event)
    case .pinch(let pinch):
      if pinch.phase == .began { grip.pinched = 1 }
      zoom(by: pinch.scale / grip.pinched, at: event.x)
      grip.pinched = pinch.scale
      return true
    case .keyPress(let key): return press(key, event.modifiers)
    case .keyRelease: return false
    }
  }

  /// `finger` is nil for the mouse.
  private func press(_ event: CanvasEvent, by finger: CanvasEvent.Finger?) -> Bool {
    canvas.takeFocus()
    grip.holder = finger
    let time = map.time(at: event.x)
    if isOnEdge(event) {
      grip.hand = .edge
    } else if let note = note(at: Point(event.x, event.y)) {
      // The playhead is there then, and can be drawn on.
      calls.request?(.note(note.id))
      grip.hand = .playhead
      calls.request?(.grab(note.time))
    } else if let branch = branch(at: Point(event.x, event.y - lanes)) {
      calls.request?(.branch(branch))
    } else if event.modifiers.contains(.shift)
      || event.y >= lanes + TimelinePicture.rulerTop(height)
    {
      grip.hand = .range(time)
    } else {
      grip.hand = .playhead
      calls.request?(.grab(snapped(event.x)))
    }
    hover(nil)
    return true
  }

  private func place(at point: Point) -> Place {
    Place(
      point: point, time: snapped(point.x), mark: mark(at: point.x),
      branch: branch(at: Point(point.x, point.y - lanes)))
  }

  /// The place of the playhead.
  var placeOfPlayhead: Place {
    let x = min(max(0, map.x(of: moving.now)), size.width)
    return Place(
      point: Point(x, size.height / 2), time: moving.now, mark: mark(at: x), branch: nil)
  }

  /// The beginning of what is under the pointer, or just the time.
  private func snapped(_ x: Double) -> Time {
    let near = content.marks.marks.first { abs(map.x(of: $0.from) - x) <= TimelineView.reach }
    return near?.from ?? map.time(at: x.rounded())
  }

  /// Whether it is at the upper edge of the lanes, which can be dragged.
  private func isOnEdge(_ event: CanvasEvent) -> Bool {
    lanes > 0 && event.y < TimelineView.reach + 1
  }

  private func branch(at point: Point) -> String? {
    content.branches.first { branch in
      guard !branch.isShown else { return false }
      let y = TimelinePicture.branchTop(branch.color, height)
      let (from, to) = (map.x(of: branch.from), map.x(of: branch.to))
      return abs(point.y - y - 1) <= TimelineView.reach
        && point.x >= from - TimelineView.reach && point.x <= max(to, from + 4)
    }?.id
  }

  private func move(_ event: CanvasEvent, by finger: CanvasEvent.Finger?) -> Bool {
    // While a finger is down, the toolkit still reports where the pointer is.
    guard grip.hand == .none || finger == grip.holder else { return false }
    switch grip.hand {
    case .none:
      canvas.setCursor(isOnEdge(event) ? "ns-resize" : "default")
      if grip.leftAt.map({ abs($0 - event.x) < 1 }) != true {
        grip.leftAt = nil
        hover(event.x, on: note(at: Point(event.x, event.y)))
      }
      return false
    case .edge: calls.request?(.lanes(lanes - event.y))
    case .playhead: calls.request?(.drag(map.time(at: event.x.rounded())))
    case .range(let start):
      let time = map.time(at: event.x)
      guard abs(map.x(of: start) - event.x) > TimelineView.reach else { break }
      calls.request?(.range(min(start, time)...max(start, time)))
    }
    return true
  }

  private func endDrag() -> Bool {
    let former = grip.hand
    grip.hand = .none
    switch former {
    case .none: return false
    case .edge: break
    case .playhead: calls.request?(.release)
    case .range(let start):
      // A click in the ruler moves there.
      if content.range == nil || content.range?.contains(start) == false {
        calls.request?(.grab(start))
        calls.request?(.release)
      }
    }
    return true
  }

  private func hover(_ x: Double?, on note: TimelineNote? = nil) {
    guard moving.hover != x || moving.hoveredNote != note else { return }
    moving.hover = x
    moving.hoveredNote = note
    canvas.draw()
    calls.hover?(x.map { (map.time(at: $0), $0) })
  }

  private func scroll(_ scroll: CanvasEvent.Scroll, _ event: CanvasEvent) -> Bool {
    let notch = scroll.isPrecise ? 1.0 : 40
    if event.modifiers.contains(.control) {
      zoom(by: scroll.dy < 0 ? 1.25 : 0.8, at: event.x)
    } else {
      map.pan(by: (scroll.dx + scroll.dy) * notch)
      grip.scrolledAt = Alarm.now
      canvas.draw()
    }
    return true
  }

  func zoom(by factor: Double, at x: Double) {
    map.zoom(by: factor, at: x)
    canvas.draw()
  }

  /// Shows all of the session.
  func fit() {
    map.fit()
    canvas.draw()
  }

  /// Moves so that a time is seen.
  func reveal(_ time: Time) {
    guard !map.isFitted, !map.sees(time, time) else { return }
    // The session may have grown since.
    map = map.with(folds: map.folds, end: max(map.end, time), width: size.width)
    map.reveal(time)
    canvas.draw()
  }

  /// Where the playhead is, in logical pixels; nil if it is out of sight.
  var playhead: Double? { map.sees(moving.now, moving.now) ? map.x(of: moving.now) : nil }

  private func press(_ key: CanvasEvent.Key, _ modifiers: CanvasEvent.Modifiers) -> Bool {
    if key.name == "Escape" {
      calls.request?(.leave)
      return true
    }
    switch key.name {
    case "Menu":
      calls.request?(.menu(placeOfPlayhead))
      return true
    case "F10" where modifiers.contains(.shift):
      calls.request?(.menu(placeOfPlayhead))
      return true
    case "plus", "equal", "KP_Add":
      zoom(by: 1.25, at: map.x(of: moving.now))
      return true
    case "minus", "KP_Subtract":
      zoom(by: 0.8, at: map.x(of: moving.now))
      return true
    case "0", "KP_0":
      fit()
      return true
    default: break
    }
    guard let request = TimeKey(key, modifiers, onTimeline: true) else { return false }
    calls.request?(.key(request))
    return true
  }
}
