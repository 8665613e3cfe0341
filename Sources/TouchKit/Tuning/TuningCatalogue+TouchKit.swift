extension TuningCatalogue {
  /// What the engine itself asks; every prototype's catalogue begins with these.
  public static let touchKit: [TuningEntry] = [
    .number(
      "touch.slop", 10, in: 0...100, "how far a finger may stray before it is no tap"),
    .seconds("touch.tap.interval", 0.35, in: 0...2, "the longest pause between taps in a row"),
    .number(
      "touch.tap.distance", 40, in: 0...200, "how far apart taps in a row may be"),
    .seconds("touch.press.duration", 0.5, in: 0.05...5, "how long a finger stays for a press"),
    .number(
      "touch.swipe.distance", 50, in: 5...400, "how far a finger goes for a swipe"),
    .seconds("touch.swipe.duration", 0.5, in: 0.05...5, "the longest time a swipe takes"),
    .number(
      "touch.rotation.slop", 0.1, in: 0...3, step: 0.01, unit: .none,
      "how far two fingers turn before it is a rotation, in radians"),
    .number("touch.edge", 24, in: 1...100, "how wide an edge is for gestures that begin there"),
    .number(
      "control.slack", 20, in: 0...200,
      "how far outside a control a finger that landed in it still counts as inside"),
    .number("control.target", 44, in: 0...100, "the least a finger can hit of a control"),
    .number(
      "control.press.scale", 0.97, in: 0.5...1, step: 0.01, unit: .share,
      "the size of a pressed button"),
    .seconds("control.press.duration", 0.1, "how long a press takes to show"),
    .curve("control.press.curve", .easeOut, "how a press shows"),
    .seconds("control.release.duration", 0.25, "how long a press takes to vanish"),
    .curve("control.release.curve", .easeOut, "how a press vanishes"),
    .seconds("control.switch.duration", 0.25, "how long a switch takes to turn over"),
    .curve(
      "control.switch.curve", .spring(response: 0.3, damping: 0.85), "how a switch turns over"),
    .seconds("control.segment.duration", 0.25, "how long the choice takes to another segment"),
    .curve(
      "control.segment.curve", .spring(response: 0.3, damping: 0.9),
      "how the choice moves to another segment"),
    .seconds("text.caret.period", 1.06, in: 0...10, "how long a blink of the caret takes"),
    .seconds("keyboard.duration", 0.25, "how long the keyboard takes to slide in or out"),
    .curve(
      "keyboard.curve", .spring(response: 0.36, damping: 1), "how the keyboard slides in and out"),
    .seconds("keyboard.repeat.delay", 0.5, "how long delete is held before it repeats"),
    .seconds(
      "keyboard.repeat.interval", 0.1, in: 0.01...2, "how often delete repeats while it is held"),
    .number(
      "scroll.friction", 0.998, in: 0.9...0.9999, step: 0.001, unit: .share,
      "the share of its velocity that a fling keeps each millisecond"),
    .number(
      "scroll.rubber", 0.55, in: 0.01...1, step: 0.01, unit: .share,
      "how willingly content follows a finger past its end"),
    .number(
      "scroll.bounce.response", 0.5, in: 0.05...2, step: 0.01, unit: .seconds,
      "how long content takes to come back from past its end"),
    .number(
      "scroll.wheel.distance", 48, in: 1...400, "how far a notch of a wheel scrolls"),
    .curve(
      "scroll.wheel.curve", .spring(response: 0.18, damping: 1), "how a notch of a wheel moves"),
    .seconds("scroll.indicator.delay", 0.6, "how long the indicator stays after scrolling"),
    .seconds("scroll.indicator.fade", 0.3, "how long the indicator takes to vanish"),
    .seconds("scroll.to.duration", 0.3, "how long scrolling to a place takes"),
    .curve("scroll.to.curve", .easeInOut, "how scrolling to a place moves"),
    .seconds("rotation.duration", 0.3, "how long the screen takes to turn"),
    .curve("rotation.curve", .easeInOut, "how the screen turns"),
    .seconds("navigation.duration", 0.4, "how long a page takes on a curve"),
    .curve(
      "navigation.curve", .spring(response: 0.4, damping: 0.95), "how a page comes and goes"),
    .seconds(
      "navigation.projection", 0.15, in: 0...1,
      "how far ahead the finger's velocity counts when a page is let go"),
    .seconds("modal.duration", 0.4, "how long a modal takes on a curve"),
    .curve("modal.curve", .spring(response: 0.4, damping: 0.88), "how a modal comes and goes"),
    .seconds("popover.duration", 0.3, "how long a popover takes on a curve"),
    .curve(
      "popover.curve", .spring(response: 0.4, damping: 0.88), "how a popover comes and goes"),
  ]
}
