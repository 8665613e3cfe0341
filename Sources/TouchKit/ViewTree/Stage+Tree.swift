extension Stage {
  /// The view tree now.
  public func tree() -> ViewTree {
    let screen = Rect(origin: .zero, size: screenSize)
    // Nearly always each id has one view.
    let names = TreeNames.areNeeded(application.windows) ? TreeNames(application.windows) : nil
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
        ViewTree.WindowNode(
          id: window.id ?? "", level: window.level.height,
          views: window.subviews.flatMap {
            TreeWalk(
              transform: window.shown.transformToParent, clip: screen, alpha: window.shown.alpha,
              visible: !window.isHidden, enabled: true, names: names
            ).nodes(of: $0)
          })
      })
  }
}

/// What the ancestors of a view do to it.
private struct TreeWalk {
  var transform: AffineTransform
  /// What clips leave of the screen.
  var clip: Rect?
  var alpha: Double
  var visible: Bool
  var enabled: Bool
  /// Whose the ids are; nil where each is the only view's that has it.
  let names: TreeNames?

  func nodes(of view: View) -> [ViewTree.Node] {
    let shown = view.shown
    let place = transform.after(shown.transformToParent)
    let frame = place.boundingBox(shown.bounds)
    let left = clip.flatMap { $0.intersection(frame) }
    let alpha = alpha * shown.alpha
    let visible = visible && !view.isHidden
    let enabled = enabled && view.isEnabledForTree
    let id = names.map { $0.id(of: view) } ?? view.id
    let inner = TreeWalk(
      transform: place, clip: view.clipsToBounds ? left : clip, alpha: alpha, visible: visible,
      enabled: enabled, names: names)
    let children = view.isElement ? [] : view.subviews.flatMap(inner.nodes)
    guard id != nil || view.role != nil || view.text != nil else { return children }
    return [
      ViewTree.Node(
        id: id, role: view.role, label: view.label, text: view.text, value: view.value,
        frame: frame,
        clipped: left == frame ? nil : left ?? Rect(origin: frame.origin, size: .zero),
        alpha: alpha,
        visible: visible && alpha > View.invisibleAlpha && left != nil, enabled: enabled,
        isPressable: view.onActivate != nil, actions: view.customActions.map(\.name),
        children: children)
    ]
  }
}
