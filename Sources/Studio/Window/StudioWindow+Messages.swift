import Files

extension StudioWindow {
  /// How long a notice stands, in microseconds, and one with a button.
  private static let noticeTime: Int64 = 5_000_000
  static let buttonTime: Int64 = 10_000_000
  /// How long it waits for a hand to leave the phone.
  private static let handTime: Int64 = 500_000

  /// Shows what went wrong, in the window and nowhere else.
  func show(_ problem: Problem) { show(problem: problem.description) }

  func show(problem: String) {
    host.show(.error, problem, number: Message.problem.rawValue)
  }

  /// Says that something went well, for as long as it takes to read, with a button for what one may want next.
  func show(notice: String, button: String? = nil, _ pressed: (() -> Void)? = nil) {
    host.show(
      .info, notice, number: Message.notice.rawValue, buttons: button.map { [$0] } ?? [])
    noticePressed = pressed
    hideNotice(after: button == nil ? Self.noticeTime : Self.buttonTime)
  }

  private func hideNotice(after time: Int64) {
    noticeRead = Alarm(at: Alarm.now + time) { [unowned self] in
      // The phone would grow under the finger.
      guard !phone.isTouched else { return hideNotice(after: Self.handTime) }
      forgetNotice()
      host.hideMessage(Message.notice.rawValue)
    }
  }

  /// The notice's button was pressed, or it was closed.
  func answeredNotice(isPressed: Bool) {
    let pressed = noticePressed
    forgetNotice()
    if isPressed { pressed?() }
  }

  private func forgetNotice() {
    noticeRead = nil
    noticePressed = nil
  }
}
