import TouchKit

/// Turns events beside the phone's screen, or with a modifier key, into panning and zooming: a drag on the desk or with
/// the middle button moves the phone, a wheel too, and a wheel with Control zooms.
package struct PanZoomMapper: Equatable {
  package enum Action: Equatable {
    /// The phone moves by a distance on the canvas.
    case pan(by: Point)
    /// A number of logical pixels to a point, while what is under a point of the canvas stays there.
    case zoom(to: Double, about: Point)
    /// The next level.
    case step(isIn: Bool, about: Point)
    /// The event is the desk's, and changes nothing.
    case nothing
  }

  package enum Cursor: String { case usual = "default", grab, grabbing, hidden = "none" }

  private enum Hold: Equatable {
    case nothing
    case mouse(button: Int, at: Point)
    case finger(CanvasEvent.Finger, at: Point)
  }

  /// What a notch of a wheel moves the phone by, in logical pixels.
  private static let notch = 60.0
  /// How far fingers on a touchpad go for e times the size, in logical pixels.
  private static let zoomSpan = 250.0

  private var hold = Hold.nothing
  /// The factor that a touchpad has asked for so far, which a level may have rounded.
  private var requestedFactor: Double?
  private var isOverDesk = false

  package init() {}

  /// How the pointer looks.
  package func cursor(_ layout: PhoneLayout) -> Cursor {
    if case .mouse = hold { return .grabbing }
    return isOverDesk && layout.pans ? .grab : .usual
  }

  /// What an event does to the view; nil if it is the phone's. `isBusy` says that the user is touching the phone.
  package mutating func map(_ event: CanvasEvent, _ layout: PhoneLayout, isBusy: Bool) -> Action? {
    let place = Point(event.x, event.y)
    let isOnScreen = layout.isOnScreen(layout.point(place.x, place.y))
    switch event.kind {
    case .press(let button):
      guard hold == .nothing else { return .nothing }
      let isPan = button == 2 || button == 1 && !isOnScreen
      guard isPan, layout.pans, !isBusy else { return nil }
      hold = .mouse(button: button, at: place)
      return .nothing
    case .motion:
      isOverDesk = !isOnScreen
      guard case .mouse(let button, let last) = hold else { return nil }
      // The release was lost: another window had the pointer when it came.
      guard event.modifiers.contains(button == 1 ? .button : .middleButton) else {
        hold = .nothing
        return nil
      }
      hold = .mouse(button: button, at: place)
      return .pan(by: place - last)
    case .release(let released):
      guard case .mouse(let button, _) = hold else { return nil }
      if released == button { hold = .nothing }
      return .nothing
    case .touchBegan(let finger):
      guard hold == .nothing, !isOnScreen, layout.pans, !isBusy else { return nil }
      hold = .finger(finger, at: place)
      return .nothing
    case .touchMoved(let finger):
      guard case .finger(finger, let last) = hold else { return nil }
      hold = .finger(finger, at: place)
      return .pan(by: place - last)
    case .touchEnded(let finger), .touchCancelled(let finger):
      guard case .finger(finger, _) = hold else { return nil }
      hold = .nothing
      return .nothing
    case .scroll(let scroll):
      return self.scroll(
        scroll, event.modifiers, at: place, layout, isPhones: isOnScreen || isBusy)
    case .pinch(let pinch):
      let isPhones = isOnScreen && !event.modifiers.contains(.control)
      guard requestedFactor != nil || !isPhones && !isBusy else { return nil }
      return self.pinch(pinch, at: place, layout)
    case .leave:
      isOverDesk = false
      return nil
    case .grabLost:
      (hold, requestedFactor) = (.nothing, nil)
      return nil
    case .keyPress, .keyRelease: return nil
    }
  }

  private mutating func scroll(
    _ scroll: CanvasEvent.Scroll, _ modifiers: CanvasEvent.Modifiers, at place: Point,
    _ layout: PhoneLayout, isPhones: Bool
  ) -> Action? {
    guard scroll.dx.isFinite, scroll.dy.isFinite else { return nil }
    if modifiers.contains(.control) { return zoom(scroll, at: place, layout) }
    requestedFactor = nil
    guard !isPhones || modifiers.contains(.shift), layout.pans else { return nil }
    let unit = scroll.isPrecise ? 1 : PanZoomMapper.notch
    var way = Point(-scroll.dx * unit, -scroll.dy * unit)
    // A wheel has one direction: with Shift it is the other one, unless Shift was needed to reach the desk at all.
    let isTurned = modifiers.contains(.shift) && !isPhones || !layout.pansDown
    if !scroll.isPrecise, way.x == 0, isTurned { way = Point(way.y, 0) }
    return .pan(by: way)
  }

  private mutating func zoom(
    _ scroll: CanvasEvent.Scroll, at place: Point, _ layout: PhoneLayout
  ) -> Action {
    guard !scroll.isStop, scroll.dy != 0 else {
      requestedFactor = nil
      return .nothing
    }
    guard scroll.isPrecise else { return .step(isIn: scroll.dy < 0, about: place) }
    let factor = (requestedFactor ?? layout.factor) * Maths.exp(-scroll.dy / PanZoomMapper.zoomSpan)
    return zoom(to: factor, place)
  }

  private mutating func pinch(
    _ pinch: CanvasEvent.Pinch, at place: Point, _ layout: PhoneLayout
  ) -> Action {
    switch pinch.phase {
    case .began:
      requestedFactor = layout.factor
      return .nothing
    case .moved:
      guard let start = requestedFactor, pinch.scale.isFinite, pinch.scale > 0 else {
        return .nothing
      }
      // The scale counts from the beginning, and so does what was asked for.
      return .zoom(to: ZoomLevels.settled(start * pinch.scale), about: place)
    case .ended, .cancelled:
      requestedFactor = nil
      return .nothing
    }
  }

  private mutating func zoom(to factor: Double, _ place: Point) -> Action {
    let range = ZoomLevels.range
    let factor = min(max(factor, range.lowerBound), range.upperBound)
    requestedFactor = factor
    return .zoom(to: ZoomLevels.settled(factor), about: place)
  }
}
