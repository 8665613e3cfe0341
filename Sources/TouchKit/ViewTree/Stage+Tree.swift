/// Reads the view tree of a running phone.
extension Stage {
  /// The view tree now, as it is shown. With `.model`, it has the values to which views move, but the present scroll
  /// positions.
  public func tree(_ values: ViewTree.Values = .shown) -> ViewTree {
    let time = values == .shown ? now : nil
    let screen = Rect(origin: .zero, size: screenSize)
    // Usually each id has one view, and no owners need be found.
    let owners = IDOwners.areNeeded(application.windows) ? IDOwners(application.windows) : nil
    return ViewTree(
      time: now, device: settings.device, screen: screenSize,
      orientation: environment.orientation,
      focused: (application.firstResponder as? View)?.id,
      touches: touches.active.map {
        ViewTree.TouchNode(
          finger: $0.finger, phase: $0.phase, location: $0.location, view: $0.view?.logName,
          taps: $0.tapCount)
      },
      windows: application.windows.map { window in
        let shown = Shown(view: window, time: time)
        return ViewTree.WindowNode(
          id: window.id ?? "", level: window.level.height,
          views: window.subviews.flatMap {
            TreeBuilder(
              transform: shown.transformToParent, clip: screen, alpha: shown.alpha,
              visible: !window.isHidden, enabled: true, time: time, owners: owners
            ).nodes(of: $0)
          })
      })
  }
}
