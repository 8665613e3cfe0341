import CGtkShim
import Files
import GtkPaint
import Rehearsal
import TouchKit

/// The window around a phone: what its actions do, and what of it is remembered.
final class StudioWindow {
  /// The numbers of the messages that can stand in the window.
  enum Message: Int32 {
    case problem = 1, notice, leftRecording, formerSession, tuning, unreadable
  }

  static let programName = "DrawerProto"

  let prototype: Prototype
  let options: StudioOptions
  let program: Program
  let setup: DisplaySetup
  let host: HostWindow
  let phone: PhoneCanvas
  let painter: Painter
  let folder: UserFolder?
  let recentMenu = Menu()
  var state: WindowState
  /// The state as it was at the start: what differs from it is this window's doing.
  private let formerState: WindowState
  var journal: Journal?
  /// What crashes left behind and nobody has decided about yet.
  var left: [LeftRecording] = []
  /// What they left that can't be read.
  var unreadable: [UnreadableRecording] = []
  let earlier: EarlierSessions?
  let earlierMenu = Menu()
  /// Sessions that gave way to others while the notice of the last such change stands, the latest last.
  var former: [FormerSession] = []
  /// Rings when that notice was there for long enough.
  var formerNoticeRead: Alarm?
  let tunings: TuningKeeper
  let recentTunings = Menu()
  /// How often a tuning was chosen or read again.
  var tuningsUsed = 0
  /// The speed that slow motion goes back to.
  var slowPercent = 25
  private lazy var sounds = Sounds()
  /// The number of log lines whose sounds were played.
  private var heard = 0
  private var desktop: Desktop?
  /// Rings when the notice was there for long enough, and what its button does.
  var noticeRead: Alarm?
  var noticePressed: (() -> Void)?
  /// Rings when the hint about presenting was there for long enough.
  var hintRead: Alarm?
  private var hasKeys = false
  private var isClosed = false
  var composer: Composer?
  /// Whether the composer is open.
  var isComposing = false
  var events: EventsPanel?
  /// The panel that is brought back.
  var lastPanel: String?
  /// What the window's controls say, so that they are told of changes alone.
  var told: Controls?
  var toldTime: ToldTime?
  /// How much wider the window has become for its panel.
  var panelRoom = 0.0
  /// How the window has followed the phone's last turn.
  var following: Following?

  init(
    _ prototype: Prototype, _ options: StudioOptions, _ program: Program, _ setup: DisplaySetup,
    fonts: Fonts
  ) {
    self.prototype = prototype
    self.options = options
    self.program = program
    self.setup = setup
    folder = UserFolder.make()
    earlier = folder.map { EarlierSessions(folder: $0.path, prototype: prototype) }
    formerState = WindowState(reading: folder)
    state = formerState
    let measurer = PangoMeasurer(fonts: fonts)
    painter = Painter(measurer: measurer)
    let desktop = Desktop()
    self.desktop = desktop
    let isDark = state.style == .follow ? desktop.isDark : state.style == .dark
    tunings = TuningKeeper(prototype, options, remembered: state.tuning)
    var start = LiveSession.Start(
      opening: StudioWindow.opening(of: prototype, state, options, isDark: isDark))
    tunings.begin(&start)
    phone = PhoneCanvas(
      LiveSession(prototype, start, measurer: measurer, at: Alarm.now), painter: painter)
    host = HostWindow(program, phone.canvas)
    host.connect(
      HostWindow.Callbacks(
        action: { [unowned self] in perform($0, $1) },
        answer: { [unowned self] in answered($0, $1) },
        editing: { [unowned self] in editing($0) },
        menu: { [unowned self] in
          fillRecentMenu()
          fillEarlierMenu()
        },
        popover: { [unowned self] _, change in composerChanged(change) },
        fullScreenLeft: { [unowned self] in perform(.present) },
        close: { [unowned self] in close() }))
    phone.onAdvance = { [unowned self] in advanced() }
    phone.onReshape = { [unowned self] in follow($0) }
    phone.onZoom = { [unowned self] in zoomChosen() }
    phone.onDrop = { [unowned self] in play(file: $0) }
    phone.onRequest = { [unowned self] request in
      switch request {
      case .togglePause: perform(.pause)
      case .step: perform(.step)
      case .leavePresenting: setPresenting(false)
      }
    }
    desktop.connect { [unowned self] _ in lookChanged() }
    connectTunings()
  }

  /// Builds what is in the window, begins the first session and shows it all.
  func open() {
    build()
    lookChanged()
    journal = folder.map { Journal(in: $0.path, prototype) }
    journal?.onTrouble = { [unowned self] in show($0) }
    left = folder.map { LeftRecording.all(in: $0.path, prototype) } ?? []
    // Those that can be read are held by now.
    unreadable = folder.map { UnreadableRecording.all(in: $0.path, prototype) } ?? []
    _ = adopt(session)
    if let file = options.file { play(file: file) }
    offerLeftRecording()
    offerUnreadable()
    if let trouble = tunings.trouble { show(tuningProblem: trouble, "The usual tuning is used.") }
    setFirstShape()
    phone.wish.zoom = state.zoom == 0 ? nil : Double(state.zoom) / 100
    phone.showsTouches = state.showsTouches
    lastPanel = state.panel
    if state.panel != nil { showPanel() }
    host.present()
    phone.canvas.takeFocus()
  }

  var session: LiveSession { phone.session }

  /// Tells the toolkit the accelerators, for which the first frame is not kept waiting.
  private func addKeys() {
    hasKeys = true
    for shortcut in Shortcut.table(for: prototype) {
      program.setKeys(shortcut.keys, for: shortcut.action)
    }
  }

  /// The keyboard came to a place of the window's own where text is edited, or left it.
  private func editing(_ isEditing: Bool) {
    guard hasKeys else { return }
    for shortcut in Shortcut.table(for: prototype) where shortcut.isOfEditing {
      program.setKeys(isEditing ? [] : shortcut.keys, for: shortcut.action)
    }
  }

  // MARK: Sessions

  /// Shows another session, recorded from now on. The one before is forgotten or kept; then this gives its file's name.
  @discardableResult
  func show(
    _ session: LiveSession, keepingFormer: Bool = false, keepingHands: Bool = false
  ) -> String? {
    let end = self.session.now
    self.session.onInput = nil
    phone.show(session, keepingHands: keepingHands)
    return adopt(session, keepingFormerTo: keepingFormer ? end : nil)
  }

  /// Records the session that is shown, and tells of it from its beginning.
  private func adopt(_ session: LiveSession, keepingFormerTo end: Time? = nil) -> String? {
    session.onInput = { [unowned self] in journal?.append($0, isDeed: $1) }
    let kept = journal?.begin(session, keepingFormerTo: end)
    tunings.follow(session.start.tuningFile)
    heard = session.stage.log.count
    showLog()
    tellControls()
    return kept
  }

  /// What a session starts from that no file says anything about.
  private static func opening(
    of prototype: Prototype, _ state: WindowState, _ options: StudioOptions, isDark: Bool
  ) -> Opening {
    var opening = Opening(usualOf: prototype)
    let device = state.device.isEmpty ? prototype.windowDevice : state.device
    if let device = prototype.device(named: device) { opening.settings.device = device }
    if prototype.screens.contains(state.screen) { opening.settings.screen = state.screen }
    let isPhoneDark = state.appearance == .follow ? isDark : state.appearance == .dark
    opening.settings.environment = Environment(
      appearance: isPhoneDark ? .dark : .light, textSize: state.textSize,
      direction: state.isRightToLeft ? .rightToLeft : .leftToRight,
      reducedMotion: state.reducedMotion, contrast: state.contrast)
    options.adjust(&opening)
    return opening
  }

  // MARK: Look

  /// Whether the window's own widgets are dark.
  var isDark: Bool {
    state.style == .follow ? desktop?.isDark ?? false : state.style == .dark
  }

  /// The desktop or the user wants another look.
  func lookChanged() {
    host.setDark(isDark)
    phone.themeChanged(isDark: isDark)
    // A file says itself how the phone looks.
    guard session.start.name == nil else { return }
    let wanted: Environment.Appearance =
      (state.appearance == .follow ? isDark : state.appearance == .dark) ? .dark : .light
    if session.stage.environment.appearance != wanted, !options.choosesAppearance || told != nil {
      send(.environment(EnvironmentChange(appearance: wanted)))
    }
  }

  // MARK: Time

  /// The phone was brought to another time.
  private func advanced() {
    if !hasKeys, phone.framesDrawn > 0 { addKeys() }
    playSounds()
    appendLog()
    tellControls()
    tellTime()
  }

  /// Plays what the phone would be heard with since the last frame.
  private func playSounds() {
    let log = session.stage.log
    guard log.count > heard else { return }
    for entry in log.latest(log.count - heard) where entry.kind == .sound {
      // The log's last word is the sound's name; themes part words by dashes.
      guard let name = entry.text.split(separator: " ").last else { continue }
      sounds.play(String(name).replacing("_", with: "-"))
    }
    heard = log.count
  }

  /// Delivers something that the window itself does to the phone.
  func send(_ kind: Input.Kind) { phone.send([kind], at: Alarm.now) }

  // MARK: The end

  /// What the program tells whoever sends it SIGUSR1: what it counts, such as frames drawn and waits of the main loop
  /// that ended, where the phone's screen is on the window's surface, and how the session stands.
  var counters: String {
    let layout = phone.layout
    let screen = layout.frame.offset(by: phone.canvas.place)
    func pixels(_ rect: Rect) -> String {
      [rect.x, rect.y, rect.width, rect.height].map { decimals($0 * layout.density) }
        .joined(separator: ",")
    }
    func exact(_ number: Double) -> String {
      number == number.rounded() ? decimals(number) : "\(number)"
    }
    let canvas = Rect(origin: phone.canvas.place, size: layout.canvas)
    return
      "frames \(phone.framesDrawn) resting \(phone.isResting && !host.isMoving) "
      + "wakeups \(dp_wakeups()) screen \(pixels(screen)) scale \(exact(layout.scale)) "
      + "time \(session.now.microseconds) inputs \(session.inputs.count) "
      + "speed \(session.percent) paused \(session.isPaused) stands \(session.stands) "
      + "playing \(session.isPlaying) tunings \(tuningsUsed) renderer \(host.renderer) "
      + "keyboard \(phone.focusedMirror ?? (phone.hasKeyboard ? "phone" : "elsewhere")) "
      + "canvas \(pixels(canvas)) zoom \(state.zoom) cursor \(phone.cursor.rawValue) "
      + "clock \(toldTime?.words ?? "none") presented \(phone.wish.isPresented) "
      + "mirrors \(phone.mirrors.count) objects \(dp_lasting_objects_alive()) "
      + "journal \(journal?.path ?? "none")"
  }

  /// Remembers how things were left and takes everything down. The recording becomes an earlier session, whoever wanted
  /// the end: nothing is lost, so nothing is offered as a loss.
  func close() {
    // Two signals may ask for it before the loop ends.
    guard !isClosed else { return }
    isClosed = true
    phone.letGo()
    if isComposing { host.showPopover(Composer.name, false) }
    let shape = host.shape
    // A page is always filled, whatever the window's own shape is.
    if !setup.isBrowser {
      (state.width, state.height, state.isMaximized) = (
        shape.width, shape.height, shape.isMaximized
      )
    }
    state.write(to: folder, changedFrom: formerState)
    if session.isMissed {
      journal?.keep(to: session.now)
      earlier?.prune()
    } else {
      journal?.finish()
    }
    journal = nil
    desktop = nil
    noticeRead = nil
    noticePressed = nil
    hintRead = nil
    formerNoticeRead = nil
    composer = nil
    events = nil
    tunings.stop()
    left = []
    unreadable = []
    phone.stop()
    host.destroy()
    program.quit()
  }
}
