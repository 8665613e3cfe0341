extension Stage {
  /// The screen in points, as the picture stands upright now.
  public var screenSize: Size {
    environment.orientation.isLandscape ? settings.device.size.transposed : settings.device.size
  }

  /// The picture now.
  public func frame() -> DisplayList {
    var context = DrawingContext(
      environment: environment, measurer: measurer, screen: screenSize)
    for window in application.windows where !window.isHidden { context.paint(window) }
    return DisplayList(items: context.items)
  }
}
