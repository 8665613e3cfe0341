import TouchKit

/// How long a banner rests before it leaves automatically.
extension NotificationManager {
  /// Starts the timer for the rest that is left, unless a finger or the pointer keeps the banner.
  func startTimer(_ banner: Banner) {
    guard !banner.notification.isSticky, banner.timer == nil, !isKept(banner) else { return }
    banner.timerStarted = stage.now
    banner.timer = stage.schedule(
      after: banner.restLeft, "the notification goes by itself",
      weakly(with: banner) { me, banner in
        banner.timer = nil
        banner.restLeft = banner.rest
        me.stage.note(.timer, "notification's rest is over")
        me.hide(banner)
      })
  }

  func stopTimer(_ banner: Banner) {
    guard let timer = banner.timer else { return }
    stage.cancel(timer)
    banner.timer = nil
    banner.restLeft = max(.zero, banner.restLeft - (stage.now - banner.timerStarted))
  }

  /// The banner shows something new: it rests as long as a new banner.
  func restartRest(_ banner: Banner) {
    stopTimer(banner)
    banner.restLeft = banner.rest
    pauseOrResume()
  }

  /// A banner that rests stays while a finger or the pointer is on it.
  func pauseOrResume() {
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
