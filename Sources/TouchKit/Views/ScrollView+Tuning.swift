/// What designers can tune about scrolling.
extension ScrollView {
  static let friction = Tunable.number(
    "scroll.friction", in: 0.9...0.9999, step: 0.001, unit: .share,
    "the share of its velocity that a fling keeps each millisecond")
  /// The tuning `scroll.rubber`: which share of a pull past the end is shown, at the beginning of the pull.
  public static let rubber = Tunable.number(
    "scroll.rubber", in: 0.01...1, step: 0.01, unit: .share,
    "how willingly content follows a finger past its end")
  static let bounceResponse = Tunable.number(
    "scroll.bounce.response", in: 0.05...2, step: 0.01, unit: .seconds,
    "how long content takes to come back from past its end")
  /// The tuning `scroll.wheel.distance`: how far one notch of a wheel scrolls, in points.
  public static let wheelDistance = Tunable.number(
    "scroll.wheel.distance", in: 1...400, "how far a notch of a wheel scrolls")
  static let wheelCurve = Tunable.curve("scroll.wheel.curve", "how a notch of a wheel moves")
  static let indicatorDelay = Tunable.seconds(
    "scroll.indicator.delay", "how long the indicator stays after scrolling")
  static let indicatorFade = Tunable.seconds(
    "scroll.indicator.fade", "how long the indicator takes to vanish")
  static let scrollTo = TunableAnimation(
    "scroll.to", duration: "how long scrolling to a place takes",
    curve: "how scrolling to a place moves")
}
