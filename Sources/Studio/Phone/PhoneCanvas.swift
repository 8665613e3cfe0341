import GtkPaint
import TouchKit
import Widgets
import Workbench

/// Shows the session's frames on the canvas, drawing only what changed.
final class PhoneCanvas {
  let canvas = Canvas()
  let painter: Painter
  private(set) var layout: PhoneLayout
  /// How the phone should be shown.
  var viewOptions = PhoneLayout.ViewOptions() { didSet { if viewOptions != oldValue { layOut() } } }
  private(set) var session: LiveSession
  /// Whether fingers are drawn.
  var showsTouches = false { didSet { if showsTouches != oldValue { refresh() } } }
  var calls = Calls()
  var hand: Hand
  var alarms = Alarms()
  var seeking = Seeking()
  var frames = Frames()
  var marks = Marks() {
    didSet {
      if marks.marked != oldValue.marked || marks.passing != oldValue.passing { refresh() }
      if marks.preview != oldValue.preview { canvas.draw() }
      guard marks.overlay != oldValue.overlay else { return }
      layOverlay()
      canvas.draw()
    }
  }
  /// Who has asked for the next press, or for a drawing.
  var asked = Asked()
  /// The canvas's size.
  var whole = Size.zero
  /// The phones beside the session's, in the order of their places, and how all are shown.
  var others: [OtherPhone] = []
  var view = SidesView()
  /// What is written beside the phone.
  var notes = PhoneNotes()
  let proxies: AccessibilityTree
  private(set) var theme = Theme()
  var face = PhoneFace()

  init(_ session: LiveSession, painter: Painter) {
    self.session = session
    self.painter = painter
    proxies = AccessibilityTree(canvas)
    layout = PhoneLayout(
      canvas: .zero, density: 1, screen: session.stage.screenSize)
    hand = Hand(layout: layout)
    canvas.connect(
      Canvas.Callbacks(
        allocate: { [unowned self] in allocate($0, density: $1) },
        snapshot: { [unowned self] in snapshot($0) },
        event: { [unowned self] in handle($0) },
        tick: { [unowned self] in tick($0) },
        focus: { [unowned self] in focusChanged($0, proxy: $1) },
        press: { [unowned self] in press(proxy: $0, $1, at: Alarm.now) },
        commit: { [unowned self] in send([.type($0.beginning(TextEditor.longest))], at: Alarm.now)
        },
        compose: { [unowned self] in
          send([.compose($0.beginning(TextEditor.longest))], at: Alarm.now)
        },
        drop: { [unowned self] in calls.drop?($0) }))
    askForRoom()
  }

  // MARK: What is shown

  private func resetMappers() {
    let isAlwaysPair = hand.touches.isAlwaysPair
    hand.touches = TouchMapper()
    hand.touches.isAlwaysPair = isAlwaysPair
    hand.keys = KeyMapper()
    hand.scrolling = ScrollMapper()
    hand.pinches = PinchMapper()
    hand.pendingPointer = nil
    seeking.next = nil
    alarms.handRests = nil
    alarms.frameComes = nil
  }

  /// Shows another session from now on. One with the same inputs as the present one keeps the fingers and keys that are
  /// down.
  func show(_ session: LiveSession, keepingFingers: Bool = false) {
    if keepingFingers { session.setTouched(isTouched, at: Alarm.now) } else { resetMappers() }
    self.session = session
    face.forget()
    screenMayHaveTurned()
    refresh()
  }

  /// The desktop's colours have changed.
  func themeChanged(isDark: Bool) {
    theme.isDark = isDark
    theme.ground = canvas.color("theme_bg_color") ?? theme.ground
    canvas.draw()
  }

  /// The pixels that `capture` makes at the present time.
  func picture(_ look: SharedLook) throws(PaintError) -> Surface {
    let stage = session.stage
    let frame = look.frames.frame(stage)
    let scale = look.pixels(for: stage.settings.device)
    return try painter.pixels(painter.scene(frame.list, size: frame.size, scale: Double(scale)))
  }

  /// Stops everything: nothing is called back from now on.
  func stop() {
    stopFrames()
    alarms.handRests = nil
    alarms.frameComes = nil
    session.scrubber = nil
    alarms.touchpadLeft = nil
    alarms.pointerStill = nil
    canvas.disconnect()
  }

  // MARK: Frames

  /// Looks again at the next frame: something may have changed.
  func refresh() {
    guard !frames.isHeld else { return }
    alarms.wake = nil
    frames.isResting = false
    canvas.setTicking(true)
  }

  /// Draws no more frames until `refresh`.
  func stopFrames() {
    alarms.wake = nil
    canvas.setTicking(false)
  }

  private func tick(_ moment: Int64) {
    guard !frames.isHeld else { return }
    flushPointer()
    peek()
    session.advance(toFrameAt: moment)
    screenMayHaveTurned()
    let frame = session.peek?.list ?? session.stage.frame()
    let dots = session.peek == nil ? dots(of: 0) : TouchDots()
    if followOthers() { canvas.draw() }
    // The phone answers a finger first: all else that changes with it waits for the next frame.
    let showsPhoneFirst = session.showsPhoneFirst && !frames.hasShownPhoneFirst
    session.showsPhoneFirst = false
    frames.hasShownPhoneFirst = showsPhoneFirst
    let isNew = face.show(frame, dots)
    if isNew || frames.showsPast != session.showsPast {
      if !showsPhoneFirst { frames.showsPast = session.showsPast }
      canvas.draw()
    }
    if showsPhoneFirst { return }
    sleepUntilNextChange(after: moment)
    calls.advance?()
  }

  var screenSize: Size { session.peek?.screen ?? session.stage.screenSize }

  private func sleepUntilNextChange(after moment: Int64) {
    // The first frame does not wait for the invisible proxies.
    guard frames.drawn > 0 else { return }
    var next = session.peek == nil ? session.nextChange(after: moment) : nil
    if session.peek == nil {
      for other in others.compactMap({ $0.beside.nextChange(after: session.now) }) {
        let due = session.clock.moment(of: other).map { max($0, moment) }
        next = [next, due].compactMap(\.self).min()
      }
    }
    if let next, next <= moment {
      proxies.update(session.stage, layout, isMoving: true, at: moment)
      return
    }
    canvas.setTicking(false)
    frames.isResting = true
    session.rest(until: next)
    alarms.wake = next.map { Alarm(at: $0) { [unowned self] in refresh() } }
    // Assistive technology and the keyboard use the phone, which follows the playhead only later.
    guard session.peek == nil else { return }
    proxies.update(session.stage, layout, isMoving: frames.isTuned, at: moment)
    updateTextInput()
  }

  private func snapshot(_ snapshot: Canvas.Snapshot) {
    frames.drawn += 1
    if face.frame == nil { _ = face.show(session.stage.frame(), TouchDots()) }
    appendPhones(to: snapshot)
    func onCanvas(_ list: DisplayList) -> Scene {
      painter.scene(list, size: whole, scale: layout.density)
    }
    if frames.showsPast {
      snapshot.append(onCanvas(PhoneChrome.pastEdge(of: whole)), at: .zero, factor: 1)
    }
    if let preview = marks.preview {
      snapshot.append(onCanvas(preview.ground(whole)), at: .zero, factor: 1)
      let factor = preview.factor(whole)
      let picture = painter.scene(
        preview.frame.list, size: preview.frame.screen, scale: factor * layout.density,
        for: canvas.use)
      snapshot.append(picture, at: preview.area(whole).origin, factor: factor)
    }
  }

  /// What is around a phone with a layout.
  func chrome(_ layout: PhoneLayout, cornerRadius: Double) -> PhoneChrome {
    PhoneChrome(
      layout: layout, cornerRadius: cornerRadius, windowColor: theme.ground, isDark: theme.isDark)
  }

  /// What is drawn over a phone; 0 is the session's. The names of phones whose names are hidden don't show by it.
  func dots(of phone: Int) -> TouchDots {
    var dots = TouchDots()
    if showsTouches || isTouched && phone != view.touched {
      dots.fingers = stage(of: phone)?.touches.active.map(\.location) ?? []
    } else if phone == view.touched {
      dots.fingers = hand.touches.pressed(hand.layout) + hand.pinches.fingers(hand.layout)
    }
    if phone == view.touched {
      (dots.aim, dots.picked) = (hand.touches.aim, asked.picking?.view?.frame)
    }
    if phone == 0 { (dots.marked, dots.passing) = (marks.marked, marks.passing) }
    guard phone == 0, !view.isBlind else { return dots }
    dots.focus = hand.focusedProxy.flatMap { proxies.frame(of: $0) }
    dots.oldFingers = session.oldFuture?.fingers ?? []
    dots.oldViews = session.oldFuture?.outlines(besides: session.stage) ?? []
    return dots
  }

  // MARK: Size

  private func allocate(_ size: Size, density: Double) {
    whole = size
    let parts = phoneParts
    let layout = PhoneLayout(
      canvas: parts[0].size, at: parts[0].origin, density: density, screen: screenSize, partOptions)
    let isNew = layOutOthers(parts, density: density)
    guard layout != self.layout || isNew else { return }
    self.layout = layout
    layOverlay()
    placeNotes()
    refresh()
  }

  func layOverlay() {
    let marks = drawn(marks.overlay, on: 0)
    face.overlay = marks.isEmpty ? nil : marks.list(layout, painter.measurer)
  }

  private func layOut() {
    allocate(whole, density: layout.density)
    refresh()
  }

  /// The phones share the canvas in a new arrangement.
  func layOutAgain() {
    layOut()
    placeNotes()
    canvas.draw()
  }

  private func screenMayHaveTurned() {
    guard screenSize != layout.screen else { return }
    let change = ScreenChange(
      before: layout.screen, after: screenSize, factor: layout.factor)
    cancelTouches()
    viewOptions.middle = nil
    layOut()
    askForRoom()
    calls.screenChange?(change)
  }

  /// The canvas accepts any size; a window that may choose its own size makes room for the phone at full size.
  private func askForRoom() {
    let natural = PhoneLayout.room(for: screenSize, factor: 1)
    canvas.setSize(least: PhoneCanvas.least, natural: natural)
  }

  /// The least size at which the phone can be used, in logical pixels.
  private static let least = Size(120, 120)
}
