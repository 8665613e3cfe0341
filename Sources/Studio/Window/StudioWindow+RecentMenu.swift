/// Fills the menu of recent files.
extension StudioWindow {
  func fillRecentMenu() {
    recentMenu.clear()
    state.recent = RecentFiles.once(state.recent)
    for path in state.recent {
      let name = (path.split(separator: "/").last.map(String.init) ?? path)
        .replacing("_", with: "__")
      if RecentFiles.isThere(path) {
        recentMenu.append(name, Command.openRecent.action(), target: path)
      } else {
        recentMenu.append(nothing: "\(name) (not there)")
      }
    }
    if state.recent.isEmpty { recentMenu.append(nothing: "None yet") }
  }
}
