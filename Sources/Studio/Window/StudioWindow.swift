import Files
import GtkPaint
import Rehearsal
import TouchKit
import Widgets
import Workbench

/// The window around a phone.
final class StudioWindow {
  /// What the window begins with.
  private struct Beginning {
    var prototype: Prototype
    var tuning: StartingTuning
    var folder: UserFolder?
    var colorScheme: ColorScheme
    /// What it takes over from another program.
    var resumption: Resumption?
  }

  let parts: WindowParts
  private let beginning: Beginning

  // MARK: Owners

  /// The bar under the phone, the timeline and the playhead.
  private(set) lazy var time: TimeDesk = TimeDesk(
    parts,
    TimeDesk.Ways(
      show: { [unowned self] in branches.show($0) },
      choose: { [unowned self] in review.choose(note: $0) },
      flip: { [unowned self] in sides.flip() },
      grid: { [unowned self] in sides.toggleGrid() },
      note: { [unowned self] in notes.beginNote() },
      menu: { [unowned self] in showTimelineMenu(at: $0) },
      updateControls: { [unowned self] in updateControls() },
      willShow: { [unowned self] in sides.update() },
      didShow: { [unowned self] isReadAgain in
        // What a curve really did is one of the timeline's motions.
        if isReadAgain, panels.shown == TunePanel.name { tuning.curve.show() }
        branches.followTime()
      }))
  /// Which session is shown, and its files.
  private(set) lazy var sessions: SessionDesk = SessionDesk(
    parts, in: beginning.folder, edits, beginning.tuning,
    SessionDesk.Ways(
      show: { [unowned self] in show($0, keepingFormer: $1) },
      endTuning: { [unowned self] in tuning.endTuning() },
      openReview: { [unowned self] in review.open($0) },
      reviewPlace: { [unowned self] in review.place },
      bringReviewBack: { [unowned self] in review.bringBack($0) },
      prototype: { [unowned self] in prototype }))
  /// The branches of the session.
  private(set) lazy var branches: BranchesDesk = BranchesDesk(parts, layout, time, edits) {
    [unowned self] in
    review.noteRows
  }
  /// What can be undone.
  private(set) lazy var edits: UndoDesk = UndoDesk(
    parts,
    UndoDesk.Ways(
      reverse: { [unowned self] in reverse($0, isAgain: $1) },
      leaveBranch: { [unowned self] in branches.leave(branch: session.shownBranch) }))
  /// The session's tuning.
  private(set) lazy var tuning: TuningDesk = TuningDesk(
    parts, panels, time.timeline, edits, sides, beginning.tuning,
    TuningDesk.Ways(
      show: { [unowned self] in show($0, keepingFingers: true) },
      record: { [unowned self] in sessions.record() },
      logChanged: { [unowned self] in logChanged() },
      goToEnd: { [unowned self] in branches.goToEnd(of: $0) },
      updateControls: { [unowned self] in updateControls() },
      perform: { [unowned self] in perform($0) }))
  /// Several designs under one finger.
  private(set) lazy var sides: SideBySide = SideBySide(
    parts, layout, time, edits,
    SideBySide.Ways(
      preset: { [unowned self] in tuning.presets.own },
      changed: { [unowned self] in tuning.changedTunings },
      tune: { [unowned self] in tuning.tune($0, isLast: true) },
      showTunings: { [unowned self] in perform(.tune) },
      updateControls: { [unowned self] in updateControls() }))
  /// Why, the tree, overlays and checks.
  private(set) lazy var inspector: Inspector = Inspector(
    parts, panels, time.timeline,
    Inspector.Ways(
      goTo: { [unowned self] in
        time.playhead.seek(to: $0)
        time.changed()
      },
      tune: { [unowned self] in tuning.reveal($0) }))
  /// The review that is open.
  private(set) lazy var review: ReviewDesk = ReviewDesk(
    parts, panels, time, sides, sharing, edits,
    ReviewDesk.Ways(
      begin: { [unowned self] in sessions.begin($0, $1, saysSo: $2) },
      notesChanged: { [unowned self] in branches.updateNotes() },
      chooseFile: { [unowned self] in sessions.chooseFile() },
      perform: { [unowned self] in perform($0) },
      tune: { [unowned self] in tuning.tune($0, isLast: true) }))
  /// Files and pictures for others.
  let sharing: Sharing
  /// Live code.
  private(set) lazy var code: CodeDesk = CodeDesk(
    parts,
    CodeDesk.Ways(
      updateControls: { [unowned self] in updateControls() },
      begin: { [unowned self] in sessions.begin($0, $1) },
      isFormOpen: { [unowned self] in form.isOpen },
      window: { [unowned self] in shape() },
      close: { [unowned self] in close() }))
  /// The phone's content.
  private(set) lazy var content: ContentDesk = ContentDesk(parts, beginning.prototype) {
    [unowned self] in
    show($0, keepingFingers: true)
  }
  /// The device and what happens to it.
  private(set) lazy var device: DeviceDesk = DeviceDesk(
    parts, edits,
    DeviceDesk.Ways(
      show: { [unowned self] in show($0) },
      begin: { [unowned self] in sessions.begin($0, $1) },
      endTuning: { [unowned self] in tuning.endTuning() }))
  /// How phone and window look.
  private(set) lazy var look: LookDesk = LookDesk(
    parts, beginning.colorScheme, edits,
    LookDesk.Ways(
      themeChanged: { [unowned self] in
        time.timeline.themeChanged(isDark: $0)
        tuning.curve.themeChanged(isDark: $0)
      },
      goToEnd: { [unowned self] in branches.goToEnd(of: $0) }))

  /// What is around the phone.
  private(set) lazy var chrome: Chrome = Chrome(parts) { [unowned self] in updateControls() }

  // MARK: Of its own

  /// What all commands do. It holds their owners, too.
  private(set) lazy var commands = allCommands()
  private(set) var isClosed = false
  var spareMemory: SpareMemory? = SpareMemory()
  var countersReport: CountersReport?

  init(
    _ prototype: Prototype, _ options: StudioOptions, _ program: Program, _ setup: DisplaySetup,
    measurer: PangoMeasurer, resuming resumption: Resumption? = nil
  ) {
    let folder = UserFolder.make()
    let memory = WindowMemory(in: folder, handedOver: resumption?.handover?.state)
    let state = memory.state
    let painter = Painter(measurer: measurer)
    let colorScheme = ColorScheme()
    let isDark = state.style == .follow ? colorScheme.isDark : state.style == .dark
    let startingTuning = StartingTuning(
      prototype, named: options.tuning, changes: options.changes, remembered: state.tuning)
    var start = LiveSession.Start(
      startState: StudioWindow.startState(of: prototype, state, options, isDark: isDark))
    startingTuning.begin(&start)
    let session =
      resumption?.session
      ?? LiveSession(prototype, start, measurer: measurer, at: Alarm.now)
    let phone = PhoneCanvas(session, painter: painter)
    let host = HostWindow(program, phone.canvas, inPage: setup.isBrowser)
    let notices = Notices(host, phone)
    parts = WindowParts(
      phone: phone, host: host, notices: notices, memory: memory, options: options,
      program: program, setup: setup)
    beginning = Beginning(
      prototype: prototype, tuning: startingTuning, folder: folder, colorScheme: colorScheme,
      resumption: resumption)
    sharing = Sharing(parts)
    connect(host)
    connect(phone)
  }

  private func connect(_ host: HostWindow) {
    host.connect(
      HostWindow.Callbacks(
        action: { [unowned self] in perform($0, $1) },
        answer: { [unowned phone = phone, unowned notices = parts.notices] in
          phone.hand.isAltAlone = false
          notices.answered($0, $1)
        },
        firstKey: { [unowned self] in chrome.addKeys() },
        keyUse: { [unowned self] in chrome.useKeys(for: $0) },
        menu: { [unowned self] in
          sessions.fillRecentMenu()
          sessions.fillEarlierMenu()
          branches.fillMenu()
          time.curves.fillMenu()
        },
        popover: { [unowned self] _, change in form.changed(change) },
        fullScreenLeft: { [unowned self] in perform(.present) },
        close: { [unowned self] in
          // A page's program is its host's.
          if !parts.setup.isBrowser { close() }
        }))
  }

  private func connect(_ phone: PhoneCanvas) {
    phone.calls.advance = { [unowned self] in advanced() }
    phone.calls.screenChange = { [unowned self] in layout.follow($0) }
    phone.calls.input = { [unowned self] in time.inputCame(at: $0) }
    phone.calls.zoom = { [unowned self] in
      self.state.zoom = phone.viewOptions.zoom.map(ZoomLevels.percent) ?? 0
    }
    phone.calls.examine = { [unowned self] in inspector.examine($0, isPressed: $1) }
    phone.calls.drop = { [unowned self] in sessions.play(file: $0) }
    phone.calls.request = { [unowned self] request in
      switch request {
      case .togglePause: perform(.pause)
      case .time(let key): time.perform(key)
      case .leavePresenting: presenter.set(false)
      }
    }
  }

  /// Builds what is in the window, begins the first session and shows it all.
  func open() {
    panels.add([review, tuning, inspector])
    build()
    // A session that continues has the look that it had.
    time.timeline.calls.picture = { [unowned self] in spareMemory?.used() }
    if beginning.resumption?.session == nil { look.changed() } else { look.show() }
    look.begin()
    sessions.recover(in: beginning.folder)
    _ = adopt(session)
    if let file = options.file { sessions.play(file: file) }
    sessions.offerRecovery()
    if let problem = beginning.tuning.problem {
      tuning.presets.show(problem, "The default tuning is used.")
    }
    layout.setFirstShape()
    phone.viewOptions.zoom = state.zoom == 0 ? nil : Double(state.zoom) / 100
    phone.showsTouches = state.showsTouches
    panels.begin()
    branches.begin()
    let former = beginning.resumption?.handover?.window
    if let former { restore(former) }
    if let divergence = beginning.resumption?.divergence { code.tell(divergence) }
    if let place = former?.place { host.present(at: place) } else { host.present() }
    phone.canvas.takeFocus()
    host.focusQuestion()
    code.start()
  }

  var session: LiveSession { parts.session }
  var prototype: Prototype { content.prototype }
  var options: StudioOptions { parts.options }
  var program: Program { parts.program }
  var setup: DisplaySetup { parts.setup }
  var host: HostWindow { parts.host }
  var phone: PhoneCanvas { parts.phone }
  var notices: Notices { parts.notices }
  var timeline: TimelineView { time.timeline }
  var panels: Panels { chrome.panels }
  var layout: WindowLayout { chrome.layout }
  var form: InputFormDesk { chrome.form }
  var presenter: Presenter { chrome.presenter }
  var notes: ReviewNotes { review.notes }
  var sounds: PhoneSounds { device.sounds }
  /// What is remembered.
  var state: WindowState {
    get { parts.memory.state }
    set { parts.memory.state = newValue }
  }

  // MARK: Time

  /// The phone was brought to another time.
  private func advanced() {
    countersReport?.advanced()
    spareMemory?.used()
    if phone.frames.drawn > 0 { code.sayReady(beginning.resumption?.divergence) }
    if phone.frames.drawn > 0 { chrome.addKeys() }
    if let fault = phone.painter.measurer.fault { notices.tell(fault) }
    sounds.play()
    panels.appendLog()
    inspector.update()
    review.showPins()
    inspector.overlays.update()
    tuning.follow()
    updateControls()
    time.update()
    time.follow(at: Alarm.now)
  }

  // MARK: Closing

  /// Saves the window's state and closes it. The recording becomes an earlier session, whatever ended the program, so that
  /// the next start does not offer it as one of a crash.
  func close() {
    // Two signals may ask for it before the loop ends.
    guard !isClosed else { return }
    isClosed = true
    // The next program, if it shows the session already, has it in a recording of its own.
    let isHandedOver = code.isHandedOver
    code.stop()
    notes.decision.finish()
    phone.releaseInputs()
    chrome.stop()
    rememberShape()
    sessions.close(isHandedOver: isHandedOver)
    spareMemory = nil
    look.stop()
    notices.forget()
    sharing.stop()
    inspector.close()
    sides.stop()
    review.stop()
    tuning.stop()
    content.stop()
    phone.stop()
    time.stop()
    branches.stop()
    host.destroy()
    program.quit()
  }

  /// Remembers the window's size and all that was changed in it.
  func rememberShape() {
    layout.remember()
    parts.memory.write()
  }
}
