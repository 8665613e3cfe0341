/// What designers can tune about how controls are pressed.
extension Control {
  static let slack = Tunable.number(
    "control.slack", in: 0...200,
    "how far outside a control a finger that landed in it still counts as inside")
  static let target = Tunable.number(
    "control.target", in: 0...100, "the least a finger can hit of a control")
  static let pressedSize = Tunable.number(
    "control.press.scale", in: 0.5...1, step: 0.01, unit: .share, "the size of a pressed button")
  static let press = TunableAnimation(
    "control.press", duration: "how long a press takes to show", curve: "how a press shows")
  /// How a pressed control returns to its normal look: the tunings `control.release.duration` and
  /// `control.release.curve`.
  public static let release = TunableAnimation(
    "control.release", duration: "how long a press takes to vanish", curve: "how a press vanishes")
}
