import TouchKit

/// How the phone looked before it got another look.
package struct FormerLook: Equatable {
  /// What the window remembered for its next session.
  package struct Remembered: Equatable {
    private var appearance: WindowState.Look
    private var textSize: Double
    private var isRightToLeft: Bool
    private var reducedMotion: Bool
    private var contrast: Environment.Contrast

    package init(_ state: WindowState) {
      appearance = state.appearance
      textSize = state.textSize
      isRightToLeft = state.isRightToLeft
      reducedMotion = state.reducedMotion
      contrast = state.contrast
    }

    package func apply(to state: inout WindowState) {
      state.appearance = appearance
      state.textSize = textSize
      state.isRightToLeft = isRightToLeft
      state.reducedMotion = reducedMotion
      state.contrast = contrast
    }
  }

  package var remembered: Remembered
  /// What the phone's environment was, and on which branch; nil if a branch began with the new look: that is undone
  /// with it.
  package var place: Place?

  package init(remembered: Remembered, place: Place? = nil) {
    self.remembered = remembered
    self.place = place
  }

  /// A change of the environment at the end of a branch.
  package struct Place: Equatable {
    package var change: EnvironmentChange
    package var branch: String

    package init(change: EnvironmentChange, branch: String) {
      self.change = change
      self.branch = branch
    }
  }
}
