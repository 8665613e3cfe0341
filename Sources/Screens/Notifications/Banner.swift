import TouchKit

/// A banner on the screen: its notification, its view, the values that move it.
final class Banner: Referable {
  var item: NotificationQueue.Item
  let view: BannerView
  /// The distance from the place of rest in points: negative is above it.
  let offset: AnimatedValue
  /// 0 flat, 1 bent away.
  let bend: AnimatedValue
  /// How long it rests in all.
  let rest: Time
  /// How much of the rest was left when the timer started or was last stopped.
  var restLeft: Time
  var timer: Stage.EventID?
  var timerStarted = Time.zero
  /// Whether the user has handled it by a tap, a button or a flick.
  var isHandled = false
  /// Whether it appears or disappears without travelling, so that a finger can't hold it.
  var isFading = false
  /// Whether it was leaving when a finger caught it.
  var wasHiding = false
  /// The offset at which a drag began, without resistance.
  var dragStart = 0.0

  var notification: Notification { item.notification }

  init(_ item: NotificationQueue.Item, view: BannerView, rest: Time, on stage: Stage) {
    self.item = item
    self.view = view
    self.rest = rest
    restLeft = rest
    offset = AnimatedValue(0, name: "notification.offset", on: stage)
    bend = AnimatedValue(0, name: "notification.bend", on: stage, rest: .progress)
  }

  /// Marks the banner as handled and returns the callbacks for a tap, so that each is called only once.
  func markHandled() -> [() -> Void] {
    isHandled = true
    defer { item.onTaps = [] }
    return item.onTaps
  }
}
