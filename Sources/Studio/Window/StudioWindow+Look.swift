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
    curveEditor?.themeChanged(isDark: isDark)
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
