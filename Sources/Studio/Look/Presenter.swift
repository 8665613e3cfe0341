import Widgets

/// Presenting: the phone alone on black.
final class Presenter {
  private static let hint = "Press F11 or Esc to exit"
  /// How long the hint is shown, in microseconds.
  private static let hintTime: Int64 = 3_000_000

  private let parts: WindowParts
  /// Rings when the hint was there for long enough.
  private var hintRead: Alarm?

  init(_ parts: WindowParts) { self.parts = parts }

  private var phone: PhoneCanvas { parts.phone }

  func toggle() { set(!phone.viewOptions.isPresented) }

  func stop() { hintRead = nil }

  func set(_ isPresenting: Bool) {
    guard isPresenting != phone.viewOptions.isPresented else { return }
    phone.setPresented(isPresenting)
    parts.host.setPresenting(isPresenting)
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
