/// The picture that the screen shows now.
extension Stage {
  /// The screen in points, in the present orientation.
  public var screenSize: Size {
    environment.orientation.isLandscape ? settings.device.size.transposed : settings.device.size
  }

  /// The picture now.
  public func frame() -> DisplayList {
    let screen = presentScreen()
    return turn.map { $0.frame(screen, screenSize) } ?? screen
  }

  /// The picture of the windows, without a turn of the interface.
  func presentScreen() -> DisplayList {
    var context = DrawingContext(
      environment: environment, measurer: measurer, screen: screenSize)
    for window in application.windows where !window.isHidden { context.paint(window) }
    return DisplayList(items: context.items)
  }

  /// The same with the view that paints each item.
  func presentPainters() -> (list: DisplayList, painters: PainterList) {
    var context = DrawingContext(
      environment: environment, measurer: measurer, screen: screenSize, painters: PainterList())
    for window in application.windows where !window.isHidden { context.paint(window) }
    return (DisplayList(items: context.items), context.painters ?? PainterList())
  }

  /// Turns the interface to another orientation, and animates the picture's turn.
  func turn(to orientation: Orientation) {
    // Before the start there is no picture to turn.
    guard isStarted else { return environment.orientation = orientation }
    layOut()
    let next = ScreenTurn(from: self, to: orientation, interrupting: turn)
    turn?.progress.catchNow()
    turn = nil
    environment.orientation = orientation
    guard next.isNeeded else { return }
    turn = next
    next.progress.animate(
      to: 1, rotation,
      onEnd: weakly { me, finished in
        if finished { me.turn = nil }
      })
  }

  /// How the interface turns.
  var rotation: Animation { tuning[ScreenTurn.animation] }
}
