/// Gives the toolkit the window's shortcuts.
extension StudioWindow {
  var shortcuts: [Shortcut] { Shortcut.table(for: prototype, inPage: setup.isBrowser) }

  /// Gives the toolkit the accelerators, once: after the first frame, so that it does not wait for them, or with a key
  /// that comes earlier, so that the phone does not get it.
  func addKeys() {
    guard !hasKeys else { return }
    hasKeys = true
    for shortcut in shortcuts {
      program.setKeys(shortcut.keys, for: shortcut.action)
    }
  }

  /// Shortcuts leave their keys to what has the keyboard.
  func useKeys(for use: HostWindow.KeyUse) {
    addKeys()
    for shortcut in shortcuts where shortcut.isShared {
      program.setKeys(shortcut.isLeft(to: use) ? [] : shortcut.keys, for: shortcut.action)
    }
  }
}
