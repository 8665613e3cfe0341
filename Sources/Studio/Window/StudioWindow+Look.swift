import TouchKit

/// Decides whether the window and the phone are light or dark.
extension StudioWindow {
  /// Whether the window's own widgets are dark.
  var isDark: Bool {
    state.style == .follow ? colorScheme?.isDark ?? false : state.style == .dark
  }

  /// Makes the window and what is around the phone light or dark.
  func showLook() {
    host.setDark(isDark)
    phone.themeChanged(isDark: isDark)
    timeline.themeChanged(isDark: isDark)
    tuning.curve.themeChanged(isDark: isDark)
  }

  // MARK: The phone's look

  /// Gives the phone another look, which the window remembers, as one step to undo.
  func changeLook(_ change: EnvironmentChange, _ remember: (inout WindowState) -> Void) {
    let line = session.shownLine
    let former = FormerLook.Remembered(state)
    remember(&state)
    let back = makeChange(change)
    guard session.shownLine == line else {
      // A branch that begins with it is taken back as a whole.
      return edits.join(.look(FormerLook(remembered: former)))
    }
    guard back != nil || FormerLook.Remembered(state) != former else { return }
    edits.add(
      .look(
        FormerLook(
          remembered: former, place: back.map { FormerLook.Place(change: $0, line: line) })))
  }

  /// Gives the phone a look that it had before, at the end of the line, and tells how it looked now.
  func lookAgain(_ former: FormerLook) -> FormerLook {
    var present = FormerLook(remembered: FormerLook.Remembered(state))
    former.remembered.apply(to: &state)
    if let place = former.place, lines.goToEnd(of: place.line), let back = makeChange(place.change) {
      present.place = FormerLook.Place(change: back, line: place.line)
    }
    return present
  }

  /// Changes the environment, and tells what changes it back; nil if it is so already.
  private func makeChange(_ change: EnvironmentChange) -> EnvironmentChange? {
    let former = session.stage.environment
    var wanted = former
    change.apply(to: &wanted)
    guard wanted != former else { return nil }
    send(.environment(change))
    return EnvironmentChange(from: wanted, to: former)
  }

  /// The desktop or the user wants another look.
  func lookChanged() {
    showLook()
    // A file says itself how the phone looks.
    guard session.start.name == nil else { return }
    let wanted: Environment.Appearance =
      (state.appearance == .follow ? isDark : state.appearance == .dark) ? .dark : .light
    if session.stage.environment.appearance != wanted,
      !options.choosesAppearance || shownControls != nil
    {
      send(.environment(EnvironmentChange(appearance: wanted)))
    }
  }
}
