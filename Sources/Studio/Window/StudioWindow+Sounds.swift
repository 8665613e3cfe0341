/// Plays the phone's sounds.
extension StudioWindow {
  /// Plays the sounds that the phone made since the last frame.
  func playSounds() {
    let log = session.stage.log
    guard log.count > soundedLines else { return }
    for entry in log.latest(log.count - soundedLines) where entry.kind == .sound {
      // The log's last word is the sound's name; themes part words by dashes.
      guard let name = entry.text.split(separator: " ").last else { continue }
      sounds.play(String(name).replacing("_", with: "-"))
    }
    soundedLines = log.count
  }
}
