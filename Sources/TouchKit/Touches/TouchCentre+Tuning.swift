/// What designers can tune about when touches count as taps.
extension TouchCentre {
  static let slop = Tunable.number(
    "touch.slop", in: 0...100, "how far a finger may stray before it is no tap")
  static let tapInterval = Tunable.seconds(
    "touch.tap.interval", in: 0...2, "the longest pause between taps in a row")
  static let tapDistance = Tunable.number(
    "touch.tap.distance", in: 0...200, "how far apart taps in a row may be")
}
