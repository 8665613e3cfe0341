import TouchKit

/// A finger pulls the sheet, throws it and catches it.
extension SheetView {
  private var tuning: Tuning { stage.tuning }
  private var band: RubberBand {
    RubberBand(size: SheetView.reach, give: tuning[Tunings.sheetGive])
  }
  /// No pull shows more than this beyond an end, as a share of the way: the strip with the time stays free.
  private static let reach = 0.05
  private var ends: ClosedRange<Double> { 0...1 }

  /// A finger that lands on the moving sheet holds it where it is, whatever lies under the finger.
  func fingerLanded() {
    guard progress.isMoving, grabbed == nil, !progress.isNearlyStill(pointsAUnit: travel) else {
      return
    }
    pan.claimNow()
  }

  func panChanged() {
    switch pan.state {
    case .began:
      let wasOpen = progress.model >= 0.5
      progress.catchNow()
      grabbed = (band.position(showing: progress.shown, within: ends), wasOpen)
    case .changed:
      guard let grabbed else { return }
      progress.set(band.shown(at: grabbed.free - pan.translation.y / travel, within: ends))
    case .ended: letGo(velocity: -pan.velocity.y)
    case .cancelled: letGo(velocity: 0)
    case .possible, .failed: break
    }
  }

  /// Goes where a finger threw it or, from a slow finger, where most of the way points to.
  private func letGo(velocity: Double) {
    guard let wasOpen = grabbed?.wasOpen else { return }
    grabbed = nil
    let threshold = tuning[Tunings.sheetThreshold]
    let opens =
      abs(velocity) > tuning[Tunings.sheetFlick]
      ? velocity > 0 : progress.shown > (wasOpen ? 1 - threshold : threshold)
    let slope = band.slope(showing: progress.shown, within: ends)
    settle(to: opens ? 1 : 0, velocity: velocity * slope / travel)
  }

  func settle(to target: Double, velocity: Double? = nil) {
    // What a finger holds goes where the finger wants.
    guard grabbed == nil else { return }
    progress.animate(
      to: target,
      Animation(duration: .zero, curve: tuning[Tunings.sheetSpring], velocity: velocity))
  }
}
