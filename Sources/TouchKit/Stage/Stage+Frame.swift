/// The picture that the screen shows now.
extension Stage {
  /// The screen in points, as the picture stands upright now.
  public var screenSize: Size {
    environment.orientation.isLandscape ? settings.device.size.transposed : settings.device.size
  }

  /// The picture now.
  public func frame() -> DisplayList {
    let screen = presentScreen()
    return turn.map { $0.frame(screen, screenSize) } ?? screen
  }

  /// What the windows show, whether or not the interface still turns.
  func presentScreen() -> DisplayList {
    var context = DrawingContext(
      environment: environment, measurer: measurer, screen: screenSize)
    for window in application.windows where !window.isHidden { context.paint(window) }
    return DisplayList(items: context.items)
  }

  /// The interface has another orientation from here on; what is seen turns there.
  func turn(to orientation: Orientation) {
    // Nothing was seen before the start.
    guard isStarted else { return environment.orientation = orientation }
    layOut()
    let next = ScreenTurn(from: self, to: orientation, interrupting: turn)
    turn?.progress.catchNow()
    turn = nil
    environment.orientation = orientation
    guard next.isAnything else { return }
    turn = next
    next.progress.animate(to: 1, rotation) { [weak self] finished in
      if finished { self?.turn = nil }
    }
  }

  /// How the interface turns.
  var rotation: Animation { tuning[ScreenTurn.animation] }
}
