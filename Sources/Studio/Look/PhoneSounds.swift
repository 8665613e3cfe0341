import Widgets

/// Plays the phone's sounds.
final class PhoneSounds {
  private let parts: WindowParts
  private lazy var sounds = Sounds()
  /// The number of log lines whose sounds were played.
  private var played = 0

  init(_ parts: WindowParts) { self.parts = parts }

  /// What sounds at the very beginning of a session is heard, and else what comes from now on.
  func sessionChanged() { played = parts.session.now == .zero ? 0 : parts.session.stage.log.count }

  /// The session's log is another one, which was heard.
  func logChanged() { played = parts.session.stage.log.count }

  /// Plays the sounds that the phone made since the last frame.
  func play() {
    let log = parts.session.stage.log
    guard log.count > played else { return }
    for entry in log.latest(log.count - played) where entry.kind == .sound {
      // The log's last word is the sound's name; themes part words by dashes.
      guard let name = entry.text.split(separator: " ").last else { continue }
      sounds.play(String(name).replacing("_", with: "-"))
    }
    played = log.count
  }
}
