import GtkPaint
import TouchKit

/// Shows a second phone under the same fingers.
extension PhoneCanvas {
  /// How two phones are shown.
  enum Arrangement: String, CaseIterable {
    /// One beside the other.
    case sides
    /// One over the other, with a curtain between them.
    case curtain
    /// One at a time.
    case flip
  }

  /// A desk that is less wide has no room for two phones.
  private static let roomForTwo = 620.0

  /// How they are shown here: on a narrow desk a curtain hangs between them.
  var arrangement: Arrangement? {
    guard beside != nil else { return nil }
    return wanted == .sides && whole.width < PhoneCanvas.roomForTwo ? .curtain : wanted
  }

  /// How far across the canvas the second phone's part begins.
  var besideOffset: Double { arrangement == .sides ? (whole.width / 2).rounded() : 0 }

  /// The part of the canvas that each phone has.
  var part: Size {
    arrangement == .sides ? Size((whole.width / 2).rounded(), whole.height) : whole
  }

  var besideLayout: PhoneLayout? {
    guard let stage = beside?.stage else { return nil }
    return PhoneLayout(
      canvas: part, density: layout.density, screen: stage.screenSize, viewOptions)
  }

  /// Where the second phone's screen is on the window's surface; nowhere without one.
  var besideFrame: Rect {
    guard let besideLayout else { return .zero }
    return besideLayout.frame.offset(by: Point(besideOffset, 0)).offset(by: canvas.origin)
  }

  /// Whether an event is the second phone's.
  private func isBeside(_ event: CanvasEvent) -> Bool {
    switch arrangement {
    case nil: false
    case .sides: event.x >= besideOffset
    case .curtain: event.x >= curtainX
    case .flip: showsBeside
    }
  }

  /// Where the curtain hangs, across the canvas.
  var curtainX: Double { (whole.width * curtain).rounded() }

  /// Gives an event its place within the part of the phone that it is for; a hand that is down stays with that one.
  func placed(_ event: CanvasEvent) -> CanvasEvent {
    guard beside != nil, let besideLayout else {
      eventLayout = layout
      return event
    }
    if !isTouched { touchesBeside = isBeside(event) }
    eventLayout = touchesBeside ? besideLayout : layout
    var event = event
    if touchesBeside { event.x -= besideOffset }
    return event
  }

  /// Takes an event that moves the curtain; false if it is none of that.
  func moveCurtain(with event: CanvasEvent) -> Bool {
    guard arrangement == .curtain else { return false }
    let reach = 6.0
    switch event.kind {
    case .press(1) where abs(event.x - curtainX) <= reach && !isTouched: holdsCurtain = true
    case .motion where holdsCurtain:
      curtain = min(max(0.02, event.x / max(whole.width, 1)), 0.98)
      canvas.draw()
    case .release(1) where holdsCurtain: holdsCurtain = false
    case .grabLost:
      holdsCurtain = false
      return false
    case .motion:
      if abs(event.x - curtainX) <= reach, !isTouched {
        canvas.setCursor("col-resize")
        return true
      }
      canvas.setCursor(cursor.rawValue)
      return false
    default: return false
    }
    return true
  }

  /// Shows another phone beside the session's, or none.
  func show(beside: Beside?, _ wanted: Arrangement) {
    cancelTouches()
    (self.beside, self.wanted) = (beside, wanted)
    if let beside { _ = beside.follow(session) }
    showsBeside = false
    layOutAgain()
  }

  // MARK: Drawing

  /// The second phone as it is now; nil if it is as it was drawn last.
  func followBeside() -> Bool {
    guard let beside else { return false }
    let frame =
      session.peek == nil
      ? beside.follow(session).frame() : beside.peek(session, earlier: peekedEarlier)
    defer { shownBeside = frame }
    return frame != shownBeside
  }

  /// Puts the second phone into a frame.
  func snapshotBeside(_ snapshot: Canvas.Snapshot, _ chrome: (PhoneLayout, Double) -> PhoneChrome) {
    guard let stage = beside?.stage, let besideLayout, let arrangement else { return }
    if arrangement == .flip, !showsBeside { return }
    let offset = Point(besideOffset, 0)
    let own = chrome(besideLayout, stage.settings.device.cornerRadius)
    func onCanvas(_ list: DisplayList) -> Scene {
      painter.scene(
        clipped(list, to: curtainClip), size: besideLayout.canvas, scale: besideLayout.density)
    }
    let frame = shownBeside ?? stage.frame()
    let clip = curtainClip.map { x in
      Rect((x - besideLayout.origin.x) / besideLayout.factor, 0, 1e6, 1e6)
    }
    let phone = painter.scene(
      clip.map { DisplayList(items: [.pushClip($0, .zero)] + frame.items + [.pop]) } ?? frame,
      size: besideLayout.screen, scale: besideLayout.scale, for: canvas.use)
    snapshot.append(onCanvas(own.under), at: offset, factor: 1)
    snapshot.append(phone, at: offset + besideLayout.origin, factor: besideLayout.factor)
    snapshot.append(onCanvas(own.over), at: offset, factor: 1)
    let fingers = TouchDots(
      fingers: showsTouches || isTouched ? stage.touches.active.map(\.location) : [])
    if !fingers.isEmpty {
      snapshot.append(onCanvas(fingers.list(besideLayout)), at: offset, factor: 1)
    }
    if let x = curtainClip {
      let line = DisplayList(items: [
        .fill(Rect(x - 1, 0, 2, whole.height), .zero, TimelineInk.live),
        .fill(Rect(x - 4, whole.height / 2 - 18, 8, 36), CornerRadii(all: 4), TimelineInk.live),
      ])
      snapshot.append(
        painter.scene(line, size: whole, scale: besideLayout.density), at: .zero, factor: 1)
    }
  }

  /// Where the second phone begins to be seen, if a curtain hangs over it.
  private var curtainClip: Double? { arrangement == .curtain ? curtainX : nil }

  private func clipped(_ list: DisplayList, to x: Double?) -> DisplayList {
    guard let x else { return list }
    return DisplayList(
      items: [.pushClip(Rect(x, 0, 1e6, 1e6), .zero)] + list.items + [.pop])
  }
}
