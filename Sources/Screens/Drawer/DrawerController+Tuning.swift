import TouchKit

/// What designers can tune about the drawer.
extension DrawerController {
  static let leastHeight = Tunable.number(
    "drawer.height", in: 80...240, "how high the open drawer is")
  static let opening = TunableAnimation(
    "drawer.open", in: 0...5, duration: "how long opening takes on a curve",
    curve: "how the drawer opens")
  static let closing = TunableAnimation(
    "drawer.close", in: 0...5, duration: "how long closing takes on a curve",
    curve: "how the drawer closes")
  static let historyRows = Tunable.whole(
    "drawer.history.rows", in: 0...8,
    "how many notifications the drawer lists; 0: the latest in one line among the switches")
  static let historyShare = Tunable.number(
    "drawer.history.share", in: 0.4...1, step: 0.05, unit: .share,
    "how much of the screen a drawer with all notifications may take")
  static let fitting = TunableAnimation(
    "drawer.history", in: 0...5, duration: "how long the drawer takes to fit its list on a curve",
    curve: "how the drawer grows and shrinks with its list")
  static let rubber = Tunable.number(
    "drawer.rubber", in: 0.01...1, step: 0.01, unit: .share,
    "how willingly the drawer follows a finger past its ends")
  static let threshold = Tunable.number(
    "drawer.threshold", in: 0.1...0.9, step: 0.05, unit: .share,
    "how far out a drawer that is let go stays open")
  static let projection = Tunable.number(
    "drawer.projection", in: 0...1, step: 0.01, unit: .seconds,
    "how far ahead the finger's velocity counts when it lets go")
}
