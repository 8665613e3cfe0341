import Files

/// The messages in the window.
extension StudioWindow {
  /// How long a notice stands, in microseconds, and one with a button.
  private static let noticeTime: Int64 = 5_000_000
  private static let buttonTime: Int64 = 10_000_000
  /// How long it waits before it looks again whether fingers are on the phone.
  private static let fingerTime: Int64 = 500_000

  /// Shows what went wrong, in the window and nowhere else.
  func show(_ problem: Problem) { show(problem: problem.description) }

  func show(problem: String) {
    host.show(.error, problem, number: Message.problem.rawValue)
  }

  /// Says once that a text of the phone's names a font that is not there.
  func tellFontFault() {
    guard !hasToldFontFault, let fault = painter.measurer.fault else { return }
    hasToldFontFault = true
    show(problem: "\(fault.description); \(fault.remedy)\nThe usual font is used.")
  }

  /// Says that something went well, for as long as it takes to read, with a button for what one may want next.
  func show(notice: String, button: String? = nil, _ pressed: (() -> Void)? = nil) {
    show(notice: notice, buttons: button.map { [($0, pressed ?? {})] } ?? [])
  }

  func show(notice: String, buttons: [(words: String, pressed: () -> Void)]) {
    host.show(
      .info, notice, number: Message.notice.rawValue, buttons: buttons.map(\.words))
    noticePressed = buttons.map(\.pressed)
    hide(\.noticeRead, after: buttons.isEmpty ? Self.noticeTime : Self.buttonTime) {
      [unowned self] in
      forgetNotice()
      host.hideMessage(Message.notice.rawValue)
    }
  }

  /// Says what the last step did, with a button that takes it back or does it again. It goes when another step is the last one,
  /// or after as long as it takes to read.
  func show(step words: String, button: String = "_Undo", _ pressed: @escaping () -> Void) {
    host.show(.info, words, number: Message.step.rawValue, buttons: [button])
    shownStep = (edits.revision, pressed)
    hide(\.stepRead, after: Self.buttonTime) { [unowned self] in forgetStep() }
  }

  /// What is said of a step goes when another one is the last.
  func leaveOldStep() {
    if let shownStep, shownStep.revision != edits.revision { forgetStep() }
  }

  private func forgetStep() {
    (shownStep, stepRead) = (nil, nil)
    host.hideMessage(Message.step.rawValue)
  }

  private func answeredStep(isPressed: Bool) {
    let pressed = shownStep?.pressed
    forgetStep()
    if isPressed { pressed?() }
  }

  /// Hides a message after a time, but not while fingers are on the phone: the phone would move under them.
  func hide(
    _ alarm: ReferenceWritableKeyPath<StudioWindow, Alarm?>, after time: Int64,
    _ hide: @escaping () -> Void
  ) {
    self[keyPath: alarm] = Alarm(at: Alarm.now + time) { [unowned self] in
      if phone.isTouched {
        self.hide(alarm, after: Self.fingerTime, hide)
      } else {
        hide()
      }
    }
  }

  /// A message's button was pressed.
  func answered(_ message: Int32, _ button: Int?) {
    phone.isAltAlone = false
    switch Message(rawValue: message) {
    case .crashRecording: answeredCrashRecording(button)
    case .step: answeredStep(isPressed: button != nil)
    case .notice: answeredNotice(button)
    case .unreadable: answeredUnreadable(isRemoval: button != nil)
    case .liveCode: answeredLiveCode(isPressed: button != nil)
    case .parted: answeredParting(isPressed: button != nil)
    case .verdict: answeredVerdict(button)
    case .sharing: stopSharing()
    case .review: answeredReview(button)
    case .sketch: phone.endSketch(isWanted: button != nil)
    case .problem, .tuning, .content, nil: break
    }
  }

  /// A button of the notice was pressed, or it was closed.
  func answeredNotice(_ button: Int?) {
    let pressed = noticePressed
    forgetNotice()
    if let button, pressed.indices.contains(button) { pressed[button]() }
  }

  private func forgetNotice() {
    noticeRead = nil
    noticePressed = []
  }
}
