/// Scrolls by a wheel or a touchpad.
extension ScrollView {
  /// Scrolls by a wheel's or a touchpad's distance; false if there is nothing to scroll.
  func receive(by distance: Point, phase: Input.ScrollPhase) -> Bool {
    guard isScrollEnabled, let vertical,
      offsetRange.upperBound > offsetRange.lowerBound
    else { return false }
    guard !isDragging else { return true }
    finishDeferredLayout()
    switch phase {
    case .wheel:
      let from = wheelTarget ?? vertical.model
      let target = clamp(from + distance.y)
      guard target != vertical.shown || vertical.isMoving else { return true }
      wheelTarget = target
      travel(
        vertical, to: target,
        Animation(
          duration: stage.tuning[ScrollView.scrollTo.duration],
          curve: stage.tuning[ScrollView.wheelCurve]))
    case .began, .moved:
      touchpad.add(distance.y, at: stage.now)
      showIndicator()
      vertical.set(clamp(vertical.shown + distance.y))
    case .ended:
      let velocity = touchpad.velocity(at: stage.now)
      touchpad = Touchpad()
      fling(velocity: velocity)
    }
    return true
  }
}
