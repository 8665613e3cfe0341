import Files
import Rehearsal
import TouchKit

/// Live code: the window builds the program anew when its sources change, and says what came of it.
extension StudioWindow {
  func startLiveCode() {
    guard let watch = options.watch else { return }
    liveCode = LiveCode(watch) { [unowned self] event in
      switch event {
      case .changed: endSuccessor()
      case .building: updateControls()
      case .built(let program): built(program, watch)
      case .failed(let report): show(report, isListed: false)
      }
    }
  }

  /// Ends what runs beside the window.
  func stopLiveCode() {
    liveCode?.stop()
    liveCode = nil
    endSuccessor()
  }

  private func built(_ program: String, _ watch: WatchOptions) {
    hideLiveCodeMessage()
    updateControls()
    // A change of a comment makes no other program.
    guard FileStamp(program) != watch.started else { return }
    startSuccessor(program, isClean: false)
  }

  // MARK: Messages

  private func show(_ report: BuildReport, isListed: Bool) {
    updateControls()
    let hasMore = !isListed && report.faults.count > 1
    show(liveCode: isListed ? report.list : report.summary, button: hasMore ? "_Show All" : nil) {
      [unowned self] in show(report, isListed: true)
    }
  }

  /// Says why the program that runs is not the one that the sources make.
  func show(liveCode words: String, button: String?, _ pressed: @escaping () -> Void) {
    codeWords = words
    notices.put(.liveCode, .error, words, button.map { [($0, pressed)] } ?? [])
  }

  func hideLiveCodeMessage() {
    codeWords = nil
    notices.hide(.liveCode)
  }

  // MARK: The replay

  /// Says where the replay left the way of the recording.
  func show(_ parting: Parting) {
    codeWords = parting.words
    notices.put(
      .parted, .question, parting.words,
      [("_Same Screen", { [unowned self] in startOnSameScreen() })])
  }

  /// Starts clean on the screen that the recording began with; Undo brings the replay back.
  private func startOnSameScreen() {
    begin(
      .init(startState: session.presentStart, tuningFile: session.start.tuningFile),
      "Started clean with \(StudioNames.title(session.start.startState.settings.screen))")
  }
}
