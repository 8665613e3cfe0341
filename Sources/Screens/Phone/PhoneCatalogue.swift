import TouchKit

extension TuningCatalogue {
  /// Everything about the phone that a designer may change.
  static let phone = TuningCatalogue(
    touchKit + banner + rows + tour + [
      .choice(
        "status-bar.trigger", "tap-or-drag", of: ["down", "tap-or-drag"],
        "what of a finger on the strip moves the drawer"),
      .choice(
        "status-bar.tap", "drawer", of: ["drawer", "scroll-to-top", "both"],
        "what a tap on the strip is for"),
      .number(
        "status-bar.signal", 3, in: 0...4, unit: .count, "the bars of the signal shown"),
      .number(
        "status-bar.wifi", 3, in: 0...3, unit: .count, "the strength of the wireless network shown"),
      .number(
        "status-bar.battery", 0.82, in: 0...1, step: 0.01, unit: .share, "the charge shown"),
      .seconds(
        "status-bar.call.duration", 0.35, in: 0...5,
        "how long the status bar takes to show a call on a curve"),
      .curve(
        "status-bar.call.curve", .spring(response: 0.35, damping: 1),
        "how the status bar grows for a call and shrinks after it"),
      .number("drawer.height", 120, in: 80...240, "how high the open drawer is"),
      .seconds("drawer.open.duration", 0.35, in: 0...5, "how long opening takes on a curve"),
      .curve(
        "drawer.open.curve", .spring(response: 0.35, damping: 0.86), "how the drawer opens"),
      .seconds("drawer.close.duration", 0.35, in: 0...5, "how long closing takes on a curve"),
      .curve(
        "drawer.close.curve", .spring(response: 0.35, damping: 0.86), "how the drawer closes"),
      .number(
        "drawer.history.rows", 2, in: 0...8, unit: .count,
        "how many notifications the drawer lists; 0: the latest in one line among the switches"),
      .number(
        "drawer.history.share", 0.85, in: 0.4...1, step: 0.05, unit: .share,
        "how much of the screen a drawer with all notifications may take"),
      .seconds(
        "drawer.history.duration", 0.32, in: 0...5,
        "how long the drawer takes to fit its list on a curve"),
      .curve(
        "drawer.history.curve", .spring(response: 0.35, damping: 0.9),
        "how the drawer grows and shrinks with its list"),
      .number(
        "drawer.rubber", 0.55, in: 0.01...1, step: 0.01, unit: .share,
        "how willingly the drawer follows a finger past its ends"),
      .number(
        "drawer.threshold", 0.5, in: 0.1...0.9, step: 0.05, unit: .share,
        "how far out a drawer that is let go stays open"),
      .seconds(
        "drawer.projection", 0.15, in: 0...1,
        "how far ahead the finger's velocity counts when it lets go"),
      .seconds(
        "list.press.delay", 0.08, in: 0...1,
        "how long a finger stays on a row before the row shows it"),
      .seconds(
        "device.label.duration", 3, in: 0...60,
        "how long the device screen shows an interaction"),
    ])
}

extension Tuning {
  /// What hands expect today: the catalogue's standards.
  static let today = Tuning(.phone)

  /// The constants of the behaviours as they were first described.
  static let classic: Tuning = {
    var tuning = Tuning(.phone)
    for (name, value) in classicValues + TuningCatalogue.classicBanner {
      let isSet = tuning.set(name, value)
      precondition(isSet, "the classic tuning has no fitting \(name)")
    }
    return tuning
  }()

  private static let classicValues: [(String, TuningValue)] = [
    ("status-bar.trigger", .choice("down")),
    ("drawer.history.rows", .number(0)),
    ("status-bar.call.curve", .curve(.easeInOut)),
    ("drawer.open.duration", .number(0.2)),
    ("drawer.open.curve", .curve(.easeInOut)),
    ("drawer.close.duration", .number(0.2)),
    ("drawer.close.curve", .curve(.easeInOut)),
    ("row.action.curve", .curve(.easeInOut)),
    ("row.full.swipe", .choice("asks")),
  ]
}
