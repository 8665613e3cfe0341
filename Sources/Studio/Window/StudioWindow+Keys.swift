/// Gives the toolkit the window's shortcuts.
extension StudioWindow {
  /// Gives the toolkit the accelerators, once: after the first frame, so that it does not wait for them, or with a key
  /// that comes earlier, so that the phone does not get it.
  func addKeys() {
    guard !hasKeys else { return }
    hasKeys = true
    for shortcut in Shortcut.table(for: prototype) {
      program.setKeys(shortcut.keys, for: shortcut.action)
    }
  }

  /// The keyboard came to a text field of the window itself, or left it.
  func editing(_ isEditing: Bool) {
    addKeys()
    for shortcut in Shortcut.table(for: prototype) where shortcut.isOfEditing {
      program.setKeys(isEditing ? [] : shortcut.keys, for: shortcut.action)
    }
  }
}
