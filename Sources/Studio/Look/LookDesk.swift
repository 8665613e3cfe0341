import TouchKit
import Widgets
import Workbench

/// Decides whether the window and the phone are light or dark.
final class LookDesk {
  /// What the desk needs of the window.
  struct Ways {
    /// What is drawn beside the phone is light or dark.
    var themeChanged: (_ isDark: Bool) -> Void
    /// Shows a branch at its end; false if the branch is missing.
    var goToEnd: (String) -> Bool
  }

  /// The text sizes on offer, in percent.
  static let textSizes = [80, 90, 100, 115, 130, 160, 200]

  private let parts: WindowParts
  private let edits: UndoDesk
  private let ways: Ways
  private var colorScheme: ColorScheme?
  /// Whether the window has shown how the phone looks.
  private var isBegun = false

  init(_ parts: WindowParts, _ colorScheme: ColorScheme, _ edits: UndoDesk, _ ways: Ways) {
    self.parts = parts
    self.colorScheme = colorScheme
    self.edits = edits
    self.ways = ways
    colorScheme.connect { [unowned self] _ in changed() }
  }

  private var session: LiveSession { parts.session }
  var environment: Environment { session.stage.environment }
  var state: WindowState { parts.memory.state }

  func stop() { colorScheme = nil }

  /// Whether the window's own widgets are dark.
  private var isDark: Bool {
    state.style == .follow ? colorScheme?.isDark ?? false : state.style == .dark
  }

  /// Makes the window and what is around the phone light or dark.
  func show() {
    parts.host.setDark(isDark)
    parts.phone.themeChanged(isDark: isDark)
    ways.themeChanged(isDark)
  }

  func setStyle(_ style: WindowState.Look) {
    parts.memory.state.style = style
    changed()
  }

  /// From now on the window's look is the phone's, too, whatever the command line says.
  func begin() { isBegun = true }

  // MARK: The phone's look

  func setAppearance(_ look: WindowState.Look?) {
    guard let look else { return }
    let isPhoneDark = look == .follow ? isDark : look == .dark
    change(EnvironmentChange(appearance: isPhoneDark ? .dark : .light)) {
      $0.appearance = look
    }
  }

  func toggleAppearance() { setAppearance(environment.appearance == .dark ? .light : .dark) }

  var textPercent: Int {
    Int(exactly: (environment.textSize * 100).rounded()) ?? 100
  }

  func setTextSize(_ percent: Int?) {
    guard let percent, percent != textPercent else { return }
    let size = Double(percent) / 100
    change(EnvironmentChange(textSize: size)) { $0.textSize = size }
  }

  func stepTextSize(isLarger: Bool) {
    let sizes = Self.textSizes
    setTextSize(
      isLarger ? sizes.first { $0 > textPercent } : sizes.last { $0 < textPercent })
  }

  func toggleDirection() {
    let isRightToLeft = environment.direction == .leftToRight
    change(EnvironmentChange(direction: isRightToLeft ? .rightToLeft : .leftToRight)) {
      $0.isRightToLeft = isRightToLeft
    }
  }

  func toggleReducedMotion() {
    let reducedMotion = !environment.reducedMotion
    change(EnvironmentChange(reducedMotion: reducedMotion)) { $0.reducedMotion = reducedMotion }
  }

  func toggleContrast() {
    let contrast: Environment.Contrast = environment.contrast == .more ? .standard : .more
    change(EnvironmentChange(contrast: contrast)) { $0.contrast = contrast }
  }

  /// Gives the phone another look, which the window remembers, as one step to undo.
  private func change(_ change: EnvironmentChange, _ remember: (inout WindowState) -> Void) {
    let branch = session.shownBranch
    let former = FormerLook.Remembered(state)
    remember(&parts.memory.state)
    let back = makeChange(change)
    guard session.shownBranch == branch else {
      // If a branch begins with this change, Undo removes the whole branch.
      return edits.join(.look(FormerLook(remembered: former)))
    }
    guard back != nil || FormerLook.Remembered(state) != former else { return }
    edits.add(
      .look(
        FormerLook(
          remembered: former, place: back.map { FormerLook.Place(change: $0, branch: branch) })))
  }

  /// Applies a look that the phone had before, at the end of the branch, and returns the look that it had now.
  func again(_ former: FormerLook) -> FormerLook {
    var present = FormerLook(remembered: FormerLook.Remembered(state))
    former.remembered.apply(to: &parts.memory.state)
    if let place = former.place, ways.goToEnd(place.branch), let back = makeChange(place.change) {
      present.place = FormerLook.Place(change: back, branch: place.branch)
    }
    return present
  }

  /// Changes the environment, and returns the change that undoes it; nil if nothing changes.
  private func makeChange(_ change: EnvironmentChange) -> EnvironmentChange? {
    let former = environment
    var wanted = former
    change.apply(to: &wanted)
    guard wanted != former else { return nil }
    parts.send(.environment(change))
    return EnvironmentChange(from: wanted, to: former)
  }

  /// The desktop or the user wants another look.
  func changed() {
    show()
    // A file says itself how the phone looks.
    guard session.start.name == nil else { return }
    let wanted: Environment.Appearance =
      (state.appearance == .follow ? isDark : state.appearance == .dark) ? .dark : .light
    if environment.appearance != wanted,
      !parts.options.choosesAppearance || isBegun
    {
      parts.send(.environment(EnvironmentChange(appearance: wanted)))
    }
  }
}
