import Rehearsal
import TouchKit

/// The panels beside the phone.
extension StudioWindow {
  /// How wide they are, in logical pixels.
  static let panelWidth = 320.0

  /// Shows panels or hides them; the window makes room for the first and takes back that of the last.
  func changePanels(_ change: () -> Void) {
    let had = state.showsPanel
    change()
    guard state.showsPanel != had else { return }
    makeRoom(forPanel: !had)
  }

  // MARK: Composer

  func showComposer(_ isShown: Bool) {
    guard let input = prototype.inputs.first else { return }
    changePanels { state.showsComposer = isShown }
    if isShown, composer == nil {
      composer = Composer(input)
      composer?.onChange = { [unowned self] in tellComposer() }
    }
    guard let composer else { return }
    host.show(composer.form, isShown)
    if isShown { composer.form.takeFocus() } else { phone.canvas.takeFocus() }
    tellComposer()
  }

  private func tellComposer() {
    let canPost = state.showsComposer && composer?.kind != nil
    host.setEnabled(Command.post.rawValue, canPost)
    host.setEnabled(Command.postLater.rawValue, canPost)
  }

  /// Delivers what stands in the composer, now or later by the phone's time.
  func post(after span: Time?) {
    guard let kind = composer?.kind else { return }
    if let span {
      session.sendLater(kind, after: span, at: Alarm.now)
    } else {
      send(kind)
    }
  }

  // MARK: Log

  /// Shows the log panel or hides it; hidden, it costs nothing.
  func showLog() {
    host.showLog(state.showsLog)
    host.clearLog()
    logged = 0
    appendLog()
  }

  /// The panel holds so many lines; the whole log is `inspect --log`'s.
  private static let logLines = 1000

  func appendLog() {
    let log = session.stage.log
    guard state.showsLog, log.count > logged else { return }
    let lines = log.latest(min(log.count - logged, Self.logLines)).map(Self.line)
    logged = log.count
    host.appendLog(lines.joined(), keeping: Self.logLines)
  }

  /// Seconds, the kind and what happened, in columns that the panel's tabs make.
  private static func line(_ entry: LogEntry) -> String {
    let thousandths = entry.time.microseconds / 1000
    let part = "\(1000 + thousandths % 1000)".dropFirst()
    return "\(thousandths / 1000).\(part)\t\(entry.kind.rawValue)\t\(entry.text)\n"
  }
}
