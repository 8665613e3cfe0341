import Files

/// What the window says.
extension StudioWindow {
  func show(_ problem: Problem) { notices.show(problem) }

  func show(problem: String) { notices.show(problem: problem) }

  func show(notice: String, button: String? = nil, _ pressed: (() -> Void)? = nil) {
    notices.show(notice: notice, button: button, pressed)
  }

  func show(notice: String, buttons: [Notices.Button]) {
    notices.show(notice: notice, buttons: buttons)
  }
}
