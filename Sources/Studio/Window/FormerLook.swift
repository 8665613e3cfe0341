import TouchKit

/// How the phone looked before it got another look.
struct FormerLook: Equatable {
  /// What the window remembered for its next session.
  struct Remembered: Equatable {
    private var appearance: WindowState.Look
    private var textSize: Double
    private var isRightToLeft: Bool
    private var reducedMotion: Bool
    private var contrast: Environment.Contrast

    init(_ state: WindowState) {
      appearance = state.appearance
      textSize = state.textSize
      isRightToLeft = state.isRightToLeft
      reducedMotion = state.reducedMotion
      contrast = state.contrast
    }

    func apply(to state: inout WindowState) {
      state.appearance = appearance
      state.textSize = textSize
      state.isRightToLeft = isRightToLeft
      state.reducedMotion = reducedMotion
      state.contrast = contrast
    }
  }

  var remembered: Remembered
  /// What the phone's environment was, and on which line; nil if a branch began with the new look, which is taken back
  /// with it.
  var place: Place?

  /// A change of the environment at the end of a line.
  struct Place: Equatable {
    var change: EnvironmentChange
    var line: String
  }
}
