import TouchKit

/// A notification that is on the screen, with the values that move it.
final class Banner {
  var item: NotificationQueue.Item
  let view: BannerView
  /// Points from the place of rest: negative is above it.
  let offset: AnimatedValue
  /// 0 flat, 1 bent away.
  let bend: AnimatedValue
  /// How long it rests altogether.
  let rest: Time
  /// What is left of its rest when the timer was stopped.
  var left: Time
  var timer: Stage.EventID?
  var timerStarted = Time.zero
  /// Whether a tap, a button or a flick has decided already.
  var isSpent = false
  /// Whether it comes or goes without travelling, so that there is no place to hold it at.
  var isFading = false
  /// Whether it was on its way out when a finger caught it.
  var wasHiding = false
  /// The offset without resistance at which a drag began.
  var grabbed = 0.0

  var notification: Notification { item.notification }

  init(_ item: NotificationQueue.Item, view: BannerView, rest: Time, on stage: Stage) {
    self.item = item
    self.view = view
    self.rest = rest
    left = rest
    offset = AnimatedValue(0, name: "notification.offset", on: stage)
    bend = AnimatedValue(0, name: "notification.bend", on: stage, rest: .progress)
  }

  /// Decides the banner's fate: whoever waits for a tap hears of no later one.
  func spend() -> [() -> Void] {
    isSpent = true
    defer { item.onTaps = [] }
    return item.onTaps
  }
}
