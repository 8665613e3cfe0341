import TouchKit

/// What fingers do with a banner: tap it, pull it open or flick it away.
extension NotificationManager {
  func addGestures(to view: BannerView) {
    let pan = PanRecognizer(name: "drag", axis: .vertical)
    pan.onChange = weakly(with: pan) { me, pan, _ in me.dragged(pan) }
    let tap = TapRecognizer(name: "tap", weakly { me, _ in me.tapped() })
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(tap)
  }

  // MARK: Taps

  func tapped() {
    guard let banner = state.banner, !banner.isHandled else { return }
    let onTaps = banner.markHandled()
    note(banner.notification, "tapped")
    history.remove(banner.notification)
    hideUnlessHiding(banner)
    for onTap in onTaps { onTap() }
    if onTaps.isEmpty, let number = banner.notification.opens { onOpen?(number) }
  }

  /// Assistive technology and keys cannot pull: pressing a banner with buttons opens it first.
  func activated() {
    switch state {
    case .showing(let banner), .resting(let banner):
      guard !banner.isHandled, !banner.notification.actions.isEmpty, banner.view.canOpen else {
        return tapped()
      }
      open(banner)
      restartRest(banner)
    case .idle, .held, .hiding: tapped()
    }
  }

  func closed() {
    guard let banner = state.banner, !banner.isHandled else { return }
    _ = banner.markHandled()
    note(banner.notification, "closed")
    history.remove(banner.notification)
    hideUnlessHiding(banner)
  }

  func acted(_ index: Int) {
    guard let banner = state.banner, !banner.isHandled else { return }
    _ = banner.markHandled()
    note(banner.notification, "answered: «\(banner.notification.actions[index])»")
    history.remove(banner.notification)
    hideUnlessHiding(banner)
  }

  func hideUnlessHiding(_ banner: Banner) {
    if case .hiding = state { return }
    hide(banner)
  }

  // MARK: Drags

  private func dragged(_ pan: PanRecognizer) {
    guard let banner = state.banner else { return }
    if pan.state == .began { return grab(banner) }
    guard case .held = state else { return }
    switch pan.state {
    case .changed: banner.offset.set(resisted(banner.dragStart + pan.translation.y, banner))
    case .ended: release(banner, velocity: pan.velocity.y)
    case .cancelled: giveBack(banner)
    case .possible, .began, .failed: break
    }
  }

  private func grab(_ banner: Banner) {
    guard !banner.isFading else { return }
    if case .hiding = state { banner.wasHiding = true } else { banner.wasHiding = false }
    stopTimer(banner)
    banner.offset.catchNow()
    let shown = banner.offset.shown
    banner.dragStart = shown > 0 ? band(banner).pull(showing: shown) : shown
    state = .held(banner)
  }

  private func band(_ banner: Banner) -> RubberBand {
    RubberBand(size: banner.view.size.height, give: stage.tuning[ScrollView.rubber])
  }

  /// Upwards the banner follows the finger, downwards it resists ever more.
  private func resisted(_ free: Double, _ banner: Banner) -> Double {
    free <= 0 ? free : band(banner).shown(ofPull: free)
  }

  private func release(_ banner: Banner, velocity: Double) {
    let height = banner.view.size.height
    let shown = banner.offset.shown
    let flick = stage.tuning[NotificationManager.flickVelocity]
    let isFlung = velocity < -flick
    let isFarUp = shown < -height * stage.tuning[NotificationManager.flickShare] && velocity < flick
    if isFlung || isFarUp || banner.isHandled {
      note(banner.notification, "flicked away")
      _ = banner.markHandled()
      return flingAway(banner, velocity: velocity)
    }
    if shown > stage.tuning[NotificationManager.openDistance], banner.view.canOpen { open(banner) }
    goBack(banner, velocity: shown > 0 ? velocity * band(banner).slope(showing: shown) : velocity)
  }

  /// The touch was cancelled: the banner continues as if the touch had never begun.
  private func giveBack(_ banner: Banner) {
    if banner.wasHiding { flingAway(banner, velocity: 0) } else { goBack(banner, velocity: 0) }
  }

  private func goBack(_ banner: Banner, velocity: Double) {
    state = .showing(banner)
    slideToRest(banner, keeping(velocity, stage.tuning[NotificationManager.returning]))
  }

  private func open(_ banner: Banner) {
    note(banner.notification, "pulled open")
    // There is more to read now.
    banner.restLeft = banner.rest
    let view = banner.view
    stage.animate(
      stage.tuning[NotificationManager.returning],
      {
        view.open()
        place(banner)
      }, completion: view.weakly { view, _ in view.opened() })
  }
}
