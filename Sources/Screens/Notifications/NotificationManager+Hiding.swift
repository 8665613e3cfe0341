import TouchKit

/// How a banner leaves the screen.
extension NotificationManager {
  /// Removes the banner from the screen in its own style.
  func hide(_ banner: Banner) {
    let style: Notification.HideStyle =
      stage.environment.reducedMotion ? .crossDissolve : banner.notification.hideStyle
    beginHiding(banner, style.rawValue)
    let duration =
      banner.notification.hideDuration ?? stage.tuning[NotificationManager.styledHiding]
    switch style {
    case .slide: slideAway(banner)
    case .crossDissolve: dissolve(banner, duration)
    case .curlUp, .flipFromBottom, .flipFromLeft, .flipFromRight:
      banner.isFading = true
      let view = banner.view
      banner.view.sliceEffect = BannerSlices.effect(
        style, banner.bend,
        paper: view.weakly(or: .clear) { view in
          view.background?.resolved(view.stage.environment) ?? .clear
        })
      banner.bend.animate(
        to: 1, Animation(duration: duration),
        onEnd: weakly(with: banner) { me, banner, finished in if finished { me.gone(banner) } })
    }
  }

  /// Removes the banner from the screen with a finger's velocity, in any hide style.
  func flingAway(_ banner: Banner, velocity: Double) {
    beginHiding(banner, "flung")
    if stage.environment.reducedMotion {
      dissolve(
        banner, banner.notification.hideDuration ?? stage.tuning[NotificationManager.styledHiding])
    } else {
      slideOut(banner, spring(velocity: velocity))
    }
  }

  private func beginHiding(_ banner: Banner, _ how: String) {
    stopTimer(banner)
    state = .hiding(banner)
    note(banner.notification, "hides: \(how)")
    history.changed()
  }

  private func dissolve(_ banner: Banner, _ duration: Time) {
    banner.isFading = true
    stage.animate(
      Animation(duration: duration),
      {
        banner.view.alpha = 0
      },
      completion: weakly(with: banner) { me, banner, finished in
        if finished { me.gone(banner) }
      })
  }

  private func slideAway(_ banner: Banner) {
    var animation = stage.tuning[NotificationManager.going]
    if let duration = banner.notification.hideDuration {
      animation = Animation(duration: duration, curve: .easeInOut)
    }
    slideOut(banner, keeping(banner.offset.velocity, animation))
  }

  /// An animation that begins with a velocity. Only a spring can; a curve is used only if the velocity is 0.
  func keeping(_ velocity: Double, _ animation: Animation) -> Animation {
    if case .spring = animation.curve {
      var moving = animation
      moving.velocity = velocity
      return moving
    }
    return velocity == 0 ? animation : spring(velocity: velocity)
  }

  private func spring(velocity: Double) -> Animation {
    .spring(
      response: stage.tuning[NotificationManager.flickResponse], damping: 1, velocity: velocity)
  }

  private func slideOut(_ banner: Banner, _ animation: Animation) {
    banner.offset.animate(
      to: hiddenOffset(banner), animation,
      onEnd: weakly(with: banner) { me, banner, finished in if finished { me.gone(banner) } })
  }

  /// If a banner becomes higher while it leaves, it continues until all of it is off the screen.
  func hideFurther(_ banner: Banner) {
    guard case .hiding = state, !banner.isFading, hiddenOffset(banner) < banner.offset.model else {
      return
    }
    slideOut(banner, spring(velocity: banner.offset.velocity))
  }
}
