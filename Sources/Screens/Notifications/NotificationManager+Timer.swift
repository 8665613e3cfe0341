import TouchKit

/// How long a banner rests before it goes by itself.
extension NotificationManager {
  /// Starts what is left of the banner's rest, unless something keeps it.
  func startTimer(_ banner: Banner) {
    guard !banner.notification.isSticky, banner.timer == nil, !isKept(banner) else { return }
    banner.timerStarted = stage.now
    banner.timer = stage.schedule(after: banner.left, "the notification goes by itself") {
      [weak self, weak banner] in
      guard let self, let banner else { return }
      banner.timer = nil
      banner.left = banner.rest
      stage.note(.timer, "notification's rest is over")
      hide(banner)
    }
  }

  func stopTimer(_ banner: Banner) {
    guard let timer = banner.timer else { return }
    stage.cancel(timer)
    banner.timer = nil
    banner.left = max(.zero, banner.left - (stage.now - banner.timerStarted))
  }

  /// The banner says something new: it rests as long as if it had just come.
  func startRestAnew(_ banner: Banner) {
    stopTimer(banner)
    banner.left = banner.rest
    pauseOrGoOn()
  }

  /// While a finger or the pointer is on a banner that rests, it stays.
  func pauseOrGoOn() {
    guard case .resting(let banner) = state else { return }
    if isKept(banner) { stopTimer(banner) } else { startTimer(banner) }
  }

  private func isKept(_ banner: Banner) -> Bool {
    let isTouched = stage.touches.active.contains { touch in
      touch.isDown && touch.view.map(banner.view.isAncestor) ?? false
    }
    if isTouched { return true }
    guard let pointer = stage.touches.pointer else { return false }
    return application.hitTest(pointer, nil).map(banner.view.isAncestor) ?? false
  }
}
