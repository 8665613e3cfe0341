import TouchKit

/// What designers can tune about how the buttons of rows move.
extension ActionRow {
  static let buttonMargin = Tunable.number(
    "row.button.margin", in: 0...40, "how far an open button is from the edge")
  static let action = TunableAnimation(
    "row.action", in: 0...3, duration: "how long a row's button takes on a curve",
    curve: "how a row's button moves")
  static let fade = TunableAnimation(
    "row.fade", in: 0...3, duration: "how long a button that deleted takes to fade",
    curve: "how a button that deleted fades")
  static let closing = TunableAnimation(
    "row.close", in: 0...3, duration: "how long a deleted row takes to close",
    curve: "how a deleted row closes, and opens again")
  static let fullFill = TunableAnimation(
    "row.full", in: 0...3,
    duration: "how long a button takes on a curve to show that letting go acts",
    curve: "how a button shows that letting go acts")
}
