import Rehearsal
import TouchKit

/// Performs the commands of the window.
extension StudioWindow {
  /// An action of the window was activated.
  func perform(_ name: String, _ target: String?) {
    guard let command = Command(rawValue: name) else {
      preconditionFailure("the window has no command \(name)")
    }
    perform(command, target)
  }

  func perform(_ command: Command, _ target: String? = nil) {
    // For a blink of time the session is another program's already.
    guard !phone.isHeld || command == .close || command == .quit else { return }
    let moment = Alarm.now
    time.inputCame(at: moment)
    phone.isAltAlone = false
    if command != .stepBack { phone.settle(at: moment) }
    let environment = session.stage.environment
    switch command {
    case .open: sessions.chooseFile()
    case .openRecent: if let target { sessions.play(file: target) }
    case .openEarlier: if let target { sessions.goOn(withEarlier: target) }
    case .saveTake: sessions.saveTake()
    case .saveScreenshot: sharing.saveScreenshot()
    case .copyScreenshot: if !panels.copyEvents() { sharing.copyScreenshot() }
    case .share: if let form = target.flatMap(SharedForm.init) { sharing.share(form) }
    case .sharedBody: sharing.toggleBody()
    case .sharedTouches: sharing.toggleTouches()
    case .sharedScale: sharing.setScale(target)
    case .notes: panels.toggle(ReviewPanel.name)
    case .note: notes.beginNote()
    case .drawNote: notes.drawNote()
    case .nextNote: review.stepNote(isNext: true)
    case .formerNote: review.stepNote(isNext: false)
    case .goToNote: if let target { review.go(toRow: target) }
    case .replyNote: notes.beginReply()
    case .editNote: notes.beginEdit()
    case .resolveNote: notes.resolveNote()
    case .tryNote: notes.trySuggestion()
    case .decide: notes.beginDecision()
    case .reviewAnswer: if let target { notes.answer(target) } else { notes.leaveQuestion() }
    case .savePage: review.savePage()
    case .beginReview: review.begin()
    case .restart: restart()
    case .pause: session.setPaused(!session.isPaused, at: moment)
    case .step: time.playhead.step()
    case .stepBack: time.playhead.step(-1)
    case .toStart: time.perform(.start)
    case .toEnd: time.perform(.end)
    case .nextInput: time.perform(.input(isNext: true))
    case .formerInput: time.perform(.input(isNext: false))
    case .rangeStart: time.perform(.rangeStart)
    case .rangeEnd: time.perform(.rangeEnd)
    case .noRange: time.playhead.forgetRange()
    case .loop: time.playhead.toggleLoop()
    case .line: if let target { lines.show(target) }
    case .dropBranch: lines.drop(session.shownLine)
    case .dropLine: if let target { lines.drop(target) }
    case .askName: if let target { lines.askName(ofLine: target) }
    case .rename: if let target { lines.rename(to: target) }
    case .lines: lines.toggle()
    case .askTime: time.askTime()
    case .goTo: if let target { time.go(to: target) }
    case .curve: if let target { time.curves.toggle(target) }
    case .pickCurve: time.curves.pick()
    case .askCurve: time.curves.askName()
    case .curveNamed: if let target { time.curves.add(named: target) }
    case .beside: if let target { sides.set(target) }
    case .arrangement:
      if let it = target.flatMap(SidesView.Arrangement.init) { phone.arrange(it) }
    case .sideBySide: sides.toggle()
    case .flip: sides.flip()
    case .grid: sides.toggleGrid()
    case .blind: sides.toggleBlind()
    case .tune: panels.toggle(TunePanel.name)
    case .why: panels.toggle(WhyPanel.name)
    case .tree: panels.toggle(TreePanel.name)
    case .panel: if let target { panels.set(target) }
    case .pickView: inspector.pickView()
    case .fromHere: tuning.toggleFromHere()
    case .revertTuning: tuning.revertTuning()
    case .copyTuning: tuning.copy()
    case .saveTuning: tuning.save()
    case .writeBack: tuning.writeBack()
    case .rangeOver: if let target { time.playhead.setRange(over: target) }
    case .undo: undo()
    case .redo: redo()
    case .fitTimeline: timeline.fit()
    case .lanes: time.toggleLanes()
    case .copyLink: sessions.copyLink()
    case .saveSession: sessions.saveSession()
    case .makeTest: sessions.makeTest()
    case .keepRange: sessions.keepRange()
    case .keepMinute: sessions.keepMinute()
    case .speed: time.playhead.setPercent(target)
    case .slowMotion: time.playhead.toggleSlowMotion()
    case .device: setDevice(target)
    case .screen: setScreen(target)
    case .tuning: if let target { tuning.use(TuningSource(target)) }
    case .compareTuning: if let target { tuning.compareTuning(with: target) }
    case .tuningFile: tuning.chooseFile()
    case .rotateLeft: send(.rotate(session.stage.deviceOrientation.turnedLeft))
    case .rotateRight: send(.rotate(session.stage.deviceOrientation.turnedRight))
    case .shake: send(.shake)
    case .back: phone.goBack()
    case .appearance: look.setAppearance(target.flatMap(WindowState.Look.init))
    case .toggleAppearance: look.toggleAppearance()
    case .textSize: look.setTextSize(target.flatMap { Int($0) })
    case .textLarger: look.stepTextSize(isLarger: true)
    case .textSmaller: look.stepTextSize(isLarger: false)
    case .rightToLeft: look.toggleDirection()
    case .reducedMotion: look.toggleReducedMotion()
    case .contrast: look.toggleContrast()
    case .interrupt:
      if let kind = target.flatMap(Input.Interruption.init) { send(.interrupt(kind)) }
    case .hardwareKeyboard:
      change(EnvironmentChange(hasHardwareKeyboard: !environment.hasHardwareKeyboard))
    case .statusTime: setStatusTime(target)
    case .statusBattery: setBattery(target)
    case .statusSignal: setSignal(target)
    case .statusWifi: setWifi(target)
    case .statusCarrier: if let target { change(EnvironmentChange(carrier: target)) }
    case .charging: change(EnvironmentChange(isCharging: !environment.status.isCharging))
    case .callBar: change(EnvironmentChange(hasCall: !environment.status.hasCall))
    case .showTouches:
      state.showsTouches.toggle()
      phone.showsTouches = state.showsTouches
    case .strobe: inspector.overlays.toggle(.strobe)
    case .layoutGrid: inspector.overlays.toggle(.grid)
    case .safeArea: inspector.overlays.toggle(.safeArea)
    case .textContrast: inspector.overlays.toggle(.contrast)
    case .targets: inspector.overlays.toggle(.targets)
    case .faults: inspector.checkScreen()
    case .zoom: phone.setZoom(target.flatMap { Int($0) }.map { Double($0) / 100 })
    case .zoomIn: phone.stepZoom(isIn: true)
    case .zoomOut: phone.stepZoom(isIn: false)
    case .panels: panels.toggle()
    case .log: panels.toggle(EventsPanel.name)
    case .find: panels.find()
    case .inputForm: form.toggle()
    case .post: form.post(after: nil)
    case .postLater: form.post(after: CustomInputForm.delay)
    case .style: look.setStyle(target.flatMap(WindowState.Look.init) ?? .follow)
    case .nextPane: host.nextPane()
    case .shortcuts: showShortcuts()
    case .about: showAbout()
    case .twoFingers: phone.touches.isAlwaysPair.toggle()
    case .present: presenter.toggle()
    // A page's program is its host's.
    case .close, .quit: if !setup.isBrowser { return close() }
    }
    phone.refresh()
    updateControls()
    time.update()
  }

  private func showShortcuts() {
    host.show(ShortcutsList(shortcuts))
  }

  // MARK: Time

  private func restart() {
    var start = session.start
    guard start.name == nil else { return lines.playAgain() }
    start.startState = session.presentStart
    sessions.begin(start, "Started again")
  }

  // MARK: Device

  private func setDevice(_ name: String?) {
    guard let device = name.flatMap(prototype.device), device != session.stage.settings.device
    else { return }
    tuning.endTuning()
    let edit = move(to: device, remembering: device.name)
    edits.add(edit)
  }

  /// Moves the session to another device, and tells what takes that back.
  func move(to device: Device, remembering name: String) -> WindowEdit {
    let edit = WindowEdit.device(session.stage.settings.device, remembered: state.device)
    state.device = name
    phone.releaseInputs()
    show(session.moved(to: device, at: Alarm.now))
    return edit
  }

  private func setScreen(_ name: String?) {
    guard let name, prototype.screens.contains(name) else { return }
    state.screen = name
    var startState = session.presentStart
    startState.settings.screen = name
    sessions.begin(
      .init(startState: startState, tuningFile: session.start.tuningFile),
      "Started with \(StudioNames.title(name))")
  }
}
