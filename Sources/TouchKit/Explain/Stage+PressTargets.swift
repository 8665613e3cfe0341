/// Finds what can be pressed.
extension Stage {
  /// All views on the screen that are enabled and can be pressed, back to front, except where the application catches
  /// touches before any window. Calling it changes nothing.
  public func pressTargets() -> [PressTarget] {
    let screen = Rect(origin: .zero, size: screenSize)
    var finder = TargetFinder(application: application, screen: screen)
    for window in application.windows where !window.isHidden {
      for view in window.subviews {
        finder.add(view, window.shown.transformToParent, clip: screen, alpha: window.shown.alpha)
      }
    }
    return finder.targets
  }
}

private struct TargetFinder {
  let application: Application
  let screen: Rect
  var targets: [PressTarget] = []

  /// How far beyond its frame a target is looked for, in points.
  private static let around = PressTarget.least

  mutating func add(_ view: View, _ transform: AffineTransform, clip: Rect?, alpha: Double) {
    let alpha = alpha * view.shown.alpha
    guard !view.isHidden, view.isEnabledForTree, alpha > View.invisibleAlpha else { return }
    let place = transform.after(view.shown.transformToParent)
    let frame = place.boundingBox(view.shown.bounds)
    let left = clip.flatMap { $0.intersection(frame) }
    if view.isPressable, let left, left.width > 0, left.height > 0, isAsked(at: left.center) {
      targets.append(target(view, frame, left))
    }
    for inner in view.subviews {
      add(inner, place, clip: view.clipsToBounds ? left : clip, alpha: alpha)
    }
  }

  private func target(_ view: View, _ frame: Rect, _ part: Rect) -> PressTarget {
    let middle = part.center
    var target = PressTarget(
      name: view.logName, id: view.id, words: view.label ?? view.text, frame: frame,
      reach: reach(of: view, part))
    guard let reach = target.reach else { return target }
    let slack = PressTarget.accuracy
    target.cut = PressTarget.Sides(
      left: frame.x < part.x - slack || isOther(view, Point(reach.x, middle.y)),
      right: frame.maxX > part.maxX + slack || isOther(view, Point(reach.maxX, middle.y)),
      up: frame.y < part.y - slack || isOther(view, Point(middle.x, reach.y)),
      down: frame.maxY > part.maxY + slack || isOther(view, Point(middle.x, reach.maxY)))
    return target
  }

  /// Whether the view that receives a touch at a point is outside of what the view scrolls in: the screen ends there,
  /// or a bar, a panel or another window is there.
  private func isOther(_ view: View, _ point: Point) -> Bool {
    guard let taker = taker(at: point) else { return true }
    guard taker.window === view.window else { return true }
    guard let list = view.superview?.ancestors.first(of: ScrollView.self) else { return false }
    return !list.isAncestor(of: taker)
  }

  /// Whether windows are asked about a touch there. If the application receives it without them, the target is as large
  /// as the application says.
  private func isAsked(at point: Point) -> Bool {
    application.interception(at: point)?.reachesWindows ?? true
  }

  /// How far a finger may land to each side of the middle of a view's visible part.
  private func reach(of view: View, _ part: Rect) -> Rect? {
    let middle = part.center
    guard hits(view, middle) else { return nil }
    func farthest(_ x: Double, _ y: Double, _ edge: Double) -> Double {
      var (inside, outside) = (0.0, edge + TargetFinder.around)
      while outside - inside > PressTarget.accuracy {
        let between = (inside + outside) / 2
        let isHit = hits(view, Point(middle.x + x * between, middle.y + y * between))
        if isHit { inside = between } else { outside = between }
      }
      return outside
    }
    let (wide, high) = (part.width / 2, part.height / 2)
    let (left, right) = (farthest(-1, 0, wide), farthest(1, 0, wide))
    let (up, down) = (farthest(0, -1, high), farthest(0, 1, high))
    return Rect(middle.x - left, middle.y - up, left + right, up + down)
  }

  /// Whether a touch at a point of the screen presses the view. A layer is pressed beside what is on it.
  private func hits(_ view: View, _ point: Point) -> Bool {
    guard let taker = taker(at: point) else { return false }
    return taker.ancestors.first { $0.isPressable } === view && (taker === view || !view.isLayer)
  }

  /// The view that receives a touch at a point of the screen.
  private func taker(at point: Point) -> View? {
    guard screen.contains(point), isAsked(at: point) else { return nil }
    for window in application.windows.reversed() {
      if let inside = window.shown.fromParent(point), let taker = window.hitTest(inside, nil) {
        return taker
      }
    }
    return nil
  }
}
