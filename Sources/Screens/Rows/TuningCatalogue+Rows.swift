import TouchKit

extension TuningCatalogue {
  /// How rows are deleted and brought back.
  static let rows: [TuningEntry] = [
    .choice(
      "row.first", "button", of: ["button", "recogniser"],
      "who sees a tap on a row's open button first"),
    .number("row.button.margin", 10, in: 0...40, "how far an open button is from the edge"),
    .seconds("row.action.duration", 0.3, in: 0...3, "how long a row's button takes on a curve"),
    .curve(
      "row.action.curve", .spring(response: 0.32, damping: 0.9), "how a row's button moves"),
    .seconds("row.fade.duration", 0.3, in: 0...3, "how long a button that deleted takes to fade"),
    .curve("row.fade.curve", .easeInOut, "how a button that deleted fades"),
    .seconds("row.close.duration", 0.3, in: 0...3, "how long a deleted row takes to close"),
    .curve("row.close.curve", .easeInOut, "how a deleted row closes, and opens again"),
    .choice(
      "row.full.swipe", "acts", of: ["acts", "asks"],
      "what a swipe over most of a row does when it is let go"),
    .seconds(
      "row.full.duration", 0.25, in: 0...3,
      "how long a button takes on a curve to show that letting go acts"),
    .curve(
      "row.full.curve", .spring(response: 0.26, damping: 0.82),
      "how a button shows that letting go acts"),
    .number(
      "row.full.share", 0.6, in: 0.2...1, step: 0.05, unit: .share,
      "the share of a row's width that a swipe goes to act at once"),
    .number(
      "row.full.velocity", 900, in: 100...5000, step: 50, unit: .pointsPerSecond,
      "how fast a swipe past half the row acts at once"),
    .seconds(
      "row.projection", 0.12, in: 0...1, "how far ahead a swipe's velocity counts"),
    .number(
      "row.dim", 0.35, in: 0...1, step: 0.05, unit: .share,
      "the alpha of other controls while a button asks"),
    .seconds("undo.shown", 5, in: 0.5...60, "how long a deletion can be undone at the panel"),
    .seconds("undo.panel.duration", 0.35, in: 0...3, "how long the undo panel takes on a curve"),
    .curve(
      "undo.panel.curve", .spring(response: 0.4, damping: 0.88), "how the undo panel moves"),
    .number("schedule.row.height", 44, in: 24...120, "how high a day without meals is"),
    .number(
      "schedule.first.year", 2000, in: 1...9999, unit: .none,
      "the year with which the days begin when the phone starts"),
    .number(
      "schedule.last.year", 2099, in: 1...9999, unit: .none,
      "the year with which the days end"),
    .choice(
      "schedule.week.begins", "monday", of: ["monday", "sunday", "saturday"],
      "the weekday in a calendar's first column"),
  ]
}
