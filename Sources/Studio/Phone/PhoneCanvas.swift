import GtkPaint
import TouchKit
import Workbench

/// Shows the session's frames on the canvas, drawing only what changed.
final class PhoneCanvas {
  /// The phone's screen got another size.
  struct ScreenChange {
    var before: Size
    var after: Size
    /// How many logical pixels a point had.
    var factor: Double
  }

  let canvas = Canvas()
  let painter: Painter
  private(set) var layout: PhoneLayout
  /// How the phone should be shown.
  var viewOptions = PhoneLayout.ViewOptions() { didSet { if viewOptions != oldValue { layOut() } } }
  private(set) var session: LiveSession
  /// How many frames were put together since the start.
  private(set) var framesDrawn = 0
  /// Whether no frame comes by itself before the next change.
  private(set) var isResting = false
  /// Whether the phone stands as it is, whatever happens.
  var isHeld = false
  /// Whether fingers are drawn.
  var showsTouches = false { didSet { if showsTouches != oldValue { refresh() } } }
  /// Called after the phone was brought to another time.
  var onAdvance: (() -> Void)?
  /// Called with the moment of each event of the canvas.
  var onInput: ((Int64) -> Void)?
  var onRequest: ((CanvasRequest) -> Void)?
  var onDrop: ((String) -> Void)?
  /// Called when the phone's screen has another size than before.
  var onScreenChange: ((ScreenChange) -> Void)?
  /// Called when the user has chosen another zoom by wheel or touchpad.
  var onZoom: (() -> Void)?

  var touches = TouchMapper()
  var keys = KeyMapper()
  var scrolling = ScrollMapper()
  var pinches = PinchMapper()
  var panZoom = PanZoomMapper()
  /// How the pointer looks now.
  var cursor = PanZoomMapper.Cursor.usual
  /// Rings when the pointer has stood still for long enough to be hidden.
  var pointerStill: Alarm?
  /// The moment under the pointer on the timeline.
  var preview: PhonePreview? { didSet { if preview != oldValue { canvas.draw() } } }
  /// The canvas's size.
  var whole = Size.zero
  /// The phones beside the session's, in the order of their places, and how all are shown.
  var others: [OtherPhone] = []
  var view = SidesView()
  /// Where the pointer is on the canvas, as far as it is known.
  var pointed: Point?
  /// Whether Alt is down, and nothing was done with it yet.
  var isAltAlone = false
  /// Called with what is under the pointer while Alt is held and time stands, and with whether it was pressed.
  var onExamine: ((Point, _ isPressed: Bool) -> Void)?
  /// The part of the screen that a panel speaks of, and the parts that would let a touch there through.
  var marked: Rect? { didSet { if marked != oldValue { refresh() } } }
  var passing: [Rect] = [] { didSet { if passing != oldValue { refresh() } } }
  /// What overlays draw over the screen.
  var overlay = OverlayMarks() {
    didSet {
      guard overlay != oldValue else { return }
      layOverlay()
      canvas.draw()
    }
  }
  /// A press chooses a phone instead of touching it; called with its number, or with nil if none is chosen.
  var onAdopt: ((Int?) -> Void)?
  /// The layout that the events of the hand are on.
  lazy var eventLayout = layout
  /// Picks a view for somebody instead of touching it.
  var picking: Picking?
  /// What is being drawn over a phone.
  var sketch: Sketch?
  /// What is written beside the phone.
  var notes = PhoneNotes()
  var timeline = EventTimeline()
  /// A position of the pointer that was not sent to the phone yet: once a frame is enough.
  var pendingPointer: (location: Point?, moment: Int64)?
  /// The time to which the phone goes with the next frame: of many moves of a hand the newest is enough.
  var pendingSeek: (time: Time, earlier: [Time])?
  /// The times before it at which the hand may ask next.
  var peekedEarlier: [Time] = []
  /// Rings when the hand on the playhead has rested for long enough.
  var handRests: Alarm?
  /// Rings when it is time to look whether the frame that the hand asks for is made.
  var frameComes: Alarm?
  /// Rings when a touchpad has been silent for long enough to be left.
  var touchpadLeft: Alarm?
  /// Whether the keyboard is with the phone.
  var hasKeyboard = false
  /// The proxy that has the keyboard.
  var focusedProxy: String?
  let proxies: AccessibilityTree
  /// Whether a hand is turning a tuning: the invisible proxies follow now and then, until it lets go.
  var isTuned = false

  private(set) var windowColor = Color(hex: 0xF6F5F4)
  private(set) var isDark = false
  var face = PhoneFace()
  private var showsPast = false
  /// Whether the last frame showed the phone alone: all else follows with the next one, however fast fingers land.
  private var hasShownPhoneFirst = false
  private var wake: Alarm?

  init(_ session: LiveSession, painter: Painter) {
    self.session = session
    self.painter = painter
    proxies = AccessibilityTree(canvas)
    layout = PhoneLayout(
      canvas: .zero, density: 1, screen: session.stage.screenSize)
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
        drop: { [unowned self] in onDrop?($0) }))
    askForRoom()
  }

  // MARK: What is shown

  private func resetMappers() {
    let isAlwaysPair = touches.isAlwaysPair
    touches = TouchMapper()
    touches.isAlwaysPair = isAlwaysPair
    keys = KeyMapper()
    scrolling = ScrollMapper()
    pinches = PinchMapper()
    pendingPointer = nil
    pendingSeek = nil
    handRests = nil
    frameComes = nil
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
    self.isDark = isDark
    windowColor = canvas.color("theme_bg_color") ?? windowColor
    canvas.draw()
  }

  /// The pixels that `capture` gives at the present time.
  func picture(_ look: SharedLook) throws(PaintError) -> Surface {
    let stage = session.stage
    let frame = look.frames.frame(stage)
    let scale = look.pixels(for: stage.settings.device)
    return try painter.pixels(painter.scene(frame.list, size: frame.size, scale: Double(scale)))
  }

  /// Stops everything: nothing is called back any more.
  func stop() {
    stopFrames()
    handRests = nil
    frameComes = nil
    session.scrubber = nil
    touchpadLeft = nil
    pointerStill = nil
    canvas.disconnect()
  }

  // MARK: Frames

  /// Looks again at the next frame: something may have changed.
  func refresh() {
    guard !isHeld else { return }
    wake = nil
    isResting = false
    canvas.setTicking(true)
  }

  /// Draws no more frames until `refresh`.
  func stopFrames() {
    wake = nil
    canvas.setTicking(false)
  }

  private func tick(_ moment: Int64) {
    guard !isHeld else { return }
    flushPointer()
    peek()
    session.advance(toFrameAt: moment)
    screenMayHaveTurned()
    let frame = session.peek?.list ?? session.stage.frame()
    let dots = session.peek == nil ? dots(of: 0) : TouchDots()
    if followOthers() { canvas.draw() }
    // The phone answers a finger first: all else that changes with it waits for the next frame.
    let showsPhoneFirst = session.showsPhoneFirst && !hasShownPhoneFirst
    session.showsPhoneFirst = false
    hasShownPhoneFirst = showsPhoneFirst
    let isNew = face.show(frame, dots)
    if isNew || showsPast != session.showsPast {
      if !showsPhoneFirst { showsPast = session.showsPast }
      canvas.draw()
    }
    if showsPhoneFirst { return }
    sleepUntilNextChange(after: moment)
    onAdvance?()
  }

  var screenSize: Size { session.peek?.screen ?? session.stage.screenSize }

  private func sleepUntilNextChange(after moment: Int64) {
    // The first frame does not wait for the invisible proxies.
    guard framesDrawn > 0 else { return }
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
    isResting = true
    session.rest(until: next)
    wake = next.map { Alarm(at: $0) { [unowned self] in refresh() } }
    // What assistive technology and the keyboard meet is the phone, which only follows the hand.
    guard session.peek == nil else { return }
    proxies.update(session.stage, layout, isMoving: isTuned, at: moment)
    updateTextInput()
  }

  private func snapshot(_ snapshot: Canvas.Snapshot) {
    framesDrawn += 1
    if face.frame == nil { _ = face.show(session.stage.frame(), TouchDots()) }
    appendPhones(to: snapshot)
    func onCanvas(_ list: DisplayList) -> Scene {
      painter.scene(list, size: whole, scale: layout.density)
    }
    if showsPast {
      snapshot.append(onCanvas(PhoneChrome.pastEdge(of: whole)), at: .zero, factor: 1)
    }
    if let preview {
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
      layout: layout, cornerRadius: cornerRadius, windowColor: windowColor, isDark: isDark)
  }

  /// What is drawn over a phone; 0 is the session's. The names of phones whose names are hidden don't show by it.
  func dots(of phone: Int) -> TouchDots {
    var dots = TouchDots()
    if showsTouches || isTouched && phone != view.touched {
      dots.fingers = stage(of: phone)?.touches.active.map(\.location) ?? []
    } else if phone == view.touched {
      dots.fingers = touches.pressed(eventLayout) + pinches.fingers(eventLayout)
    }
    if phone == view.touched { (dots.aim, dots.picked) = (touches.aim, picking?.view?.frame) }
    if phone == 0 { (dots.marked, dots.passing) = (marked, passing) }
    guard phone == 0, !view.isBlind else { return dots }
    dots.focus = focusedProxy.flatMap { proxies.frame(of: $0) }
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
    let marks = drawn(overlay, on: 0)
    face.overlay = marks.isEmpty ? nil : marks.list(layout, painter.measurer)
  }

  private func layOut() {
    allocate(whole, density: layout.density)
    refresh()
  }

  /// The phones share the canvas otherwise.
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
    onScreenChange?(change)
  }

  /// The canvas takes what it gets; a window of a size of its own choice gives it room for the phone at full size.
  private func askForRoom() {
    let natural = PhoneLayout.room(for: screenSize, factor: 1)
    canvas.setSize(least: PhoneCanvas.least, natural: natural)
  }

  /// The least size at which the phone can be used, in logical pixels.
  private static let least = Size(120, 120)
}
