/// Presenting: the phone alone on black.
extension StudioWindow {
  private static let hint = "F11 or Escape leaves"
  /// How long the hint stands, in microseconds.
  private static let hintTime: Int64 = 3_000_000

  func setPresenting(_ isPresenting: Bool) {
    guard isPresenting != phone.viewOptions.isPresented else { return }
    phone.setPresented(isPresenting)
    host.setPresenting(isPresenting)
    setHint(isPresenting ? Self.hint : nil)
    hintRead =
      isPresenting
      ? Alarm(at: Alarm.now + Self.hintTime) { [unowned self] in
        hintRead = nil
        setHint(nil)
      } : nil
  }

  private func setHint(_ hint: String?) {
    var notes = phone.notes
    notes.hint = hint
    phone.setNotes(notes)
  }
}
