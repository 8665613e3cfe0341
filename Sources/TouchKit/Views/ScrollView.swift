/// A view that shows a part of a larger content, which a finger drags, flings and stops.
///
/// The content moves by formulas; there is no callback for each frame. To know when the offset passes a value, schedule
/// a crossing on `movingOffset`.
open class ScrollView: View {
  /// The size of the content.
  public var contentSize: Size {
    get {
      catchUp()
      return content
    }
    set {
      finishDeferredLayout()
      guard newValue != content else { return }
      content = newValue
      clampIfStill()
    }
  }
  var content = Size.zero
  /// Space kept free around the content. If the content is at its top, it stays there when you change the inset.
  public var contentInset: EdgeInsets {
    get { inset }
    set {
      guard newValue != inset else { return }
      finishDeferredLayout()
      let restsAtTop = drag == nil && !isMoving && offset <= offsetRange.lowerBound
      let top = inset.top
      inset = newValue
      if restsAtTop, top != newValue.top { offset = offsetRange.lowerBound }
    }
  }
  private var inset = EdgeInsets.zero
  /// The height at the bottom that something else covers, such as the keyboard.
  public internal(set) var coveredBottom = 0.0 {
    willSet { if newValue != coveredBottom { finishDeferredLayout() } }
  }
  /// The space kept free around the content, or the covered space if that is more: a keyboard covers the bars at the
  /// bottom.
  public var fullInset: EdgeInsets {
    var inset = contentInset
    inset.bottom = max(inset.bottom, coveredBottom)
    return inset
  }
  /// Whether a tap on the status bar may scroll the content to its top.
  public var scrollsToTop = true
  /// Called before the content scrolls to its top. Return false to prevent it.
  public var shouldScrollToTop: (() -> Bool)?
  /// Whether a finger or wheel can move the content.
  public var isScrollEnabled = true
  /// Whether a finger can pull content that is smaller than the view.
  public var alwaysBounces = true
  /// The colour of the indicator at the side, which shows the position of the content; nil for no indicator.
  public var indicatorColor: DynamicColor?
  /// Called when a finger begins to drag.
  public var onDragBegan: (() -> Void)?
  /// Called when the content has come to rest after a drag, a fling or a scroll.
  public var onRest: (() -> Void)?

  /// The drag that moves the content. Other gestures may require it to fail.
  public let pan = PanRecognizer(name: "scroll", axis: .vertical)
  private(set) var vertical: AnimatedValue?
  /// How much of the indicator is seen.
  var indicator: AnimatedValue?
  var indicatorTimer: Stage.EventID?
  private var drag: Drag?
  var restingOffset = 0.0
  /// The offset that a wheel scrolls to.
  var wheelTarget: Double?
  /// The path of the fingers on a touchpad.
  var touchpad = Touchpad()

  private struct Drag {
    /// The offset that the content would have without resistance when the drag began.
    var free: Double
    /// How far the finger had moved at its last move.
    var way = 0.0
  }

  /// An empty scroll view; add subviews and set its `contentSize`.
  public override init(id: String? = nil, frame: Rect = .zero) {
    super.init(id: id, frame: frame)
    clipsToBounds = true
    pan.ownChange = weakly { me, _ in me.panChanged() }
    pan.ownShouldBegin = weakly(or: false) { $0.mayDrag }
    addGestureRecognizer(pan)
  }

  open override func didEnter(_ stage: Stage) {
    guard vertical == nil else { return }
    vertical = AnimatedValue(restingOffset, name: "\(logName).offset", on: stage)
    indicator = AnimatedValue(0, name: "\(logName).indicator", on: stage)
    vertical?.ownChange = weakly { me in me.offsetChanged() }
    offsetChanged()
  }

  open override func willLeaveWindow() {
    finishDeferredLayout()
    restingOffset = offset
    if let indicatorTimer { stage.cancel(indicatorTimer) }
    indicatorTimer = nil
    vertical = nil
    indicator = nil
    drag = nil
  }

  // MARK: Offset

  /// The offset of the content or, while it moves, the offset to which it moves.
  public var offset: Double {
    get {
      catchUp()
      return vertical?.model ?? restingOffset
    }
    set {
      finishDeferredLayout()
      restingOffset = newValue
      vertical?.set(newValue)
      rebaseDrag()
    }
  }
  /// The offset that is shown now.
  public var shownOffset: Double {
    catchUp()
    return vertical?.shown ?? restingOffset
  }
  /// The offset as a moving value, for crossings; nil outside a window.
  public var movingOffset: AnimatedValue? {
    catchUp()
    return vertical
  }
  /// Whether a finger drags the content now.
  public var isDragging: Bool { drag != nil }
  /// Whether the content moves now without a finger.
  public var isMoving: Bool { vertical?.isMoving ?? false }

  /// Brings size and offset up to date, in a view that computes them only when they are asked for. When that happens
  /// makes no difference to the result.
  func catchUp() {}

  override var scrolls: Bool { true }
  override var modelBoundsOrigin: Point { Point(0, offset) }

  public override var boundsOrigin: Point { Point(0, shownOffset) }

  /// The range of offsets, from the beginning of the content to its end. By default it follows from `contentSize` and
  /// the insets.
  open var offsetRange: ClosedRange<Double> {
    let first = -contentInset.top
    let last = contentSize.height + fullInset.bottom - size.height
    return first...max(first, last)
  }

  /// Called after the offset was set, and after a motion of the offset began or ended; not called for each frame. The
  /// default does nothing. A subclass of `EndlessList` must call super.
  open func offsetChanged() {}

  /// Call it after `offsetRange` has changed. A drag, a fling or the rest adapts to the new ends, from the present
  /// offset and velocity, so nothing jumps.
  public func endsChanged() {
    finishDeferredLayout()
    guard let vertical else { return }
    if drag != nil {
      rebaseDrag()
    } else if case .fling(let fling)? = vertical.motion {
      // A fling that comes to rest before either end stays as it is, to the bit.
      let target = vertical.model
      let isFree = target > fling.bounds.lowerBound && target < fling.bounds.upperBound
      if fling.bounds != offsetRange, !isFree || clamp(target) != target {
        self.fling(velocity: vertical.velocity, resisted: false)
      }
    } else if clamp(vertical.model) != vertical.model {
      scroll(to: vertical.model)
    }
  }

  /// Lets the drag go on from the content's present offset, with the present ends' resistance.
  private func rebaseDrag() {
    guard let drag else { return }
    self.drag?.free = free(shownOffset) + drag.way
  }

  func clamp(_ offset: Double) -> Double {
    min(max(offset, offsetRange.lowerBound), offsetRange.upperBound)
  }

  private func clampIfStill() {
    guard drag == nil, !isMoving else { return }
    let clamped = clamp(offset)
    if clamped != offset { offset = clamped }
  }

  open override func layout() {
    super.layout()
    clampIfStill()
  }

  /// Scrolls to an offset, but not beyond the ends. With reduced motion it scrolls without an animation.
  public func scroll(to target: Double, animated: Bool = true) {
    finishDeferredLayout()
    let target = clamp(target)
    guard animated, let vertical else {
      offset = target
      return
    }
    travel(vertical, to: target, stage.tuning[ScrollView.scrollTo])
  }

  /// Moves to an offset that no finger asked for point by point.
  func travel(_ vertical: AnimatedValue, to target: Double, _ animation: Animation) {
    guard target != vertical.shown || vertical.isMoving else { return }
    showIndicator()
    guard !stage.environment.reducedMotion else {
      offset = target
      return rested()
    }
    vertical.animate(
      to: target, animation, onEnd: weakly { me, finished in if finished { me.rested() } })
  }

  /// Scrolls to the top. Override it if the top is not the beginning of the content.
  open func scrollToTop() { scroll(to: offsetRange.lowerBound) }

  /// Scrolls until a rectangle of the content is visible.
  public func reveal(_ rect: Rect, animated: Bool = true) {
    if let target = offset(revealing: rect) { scroll(to: target, animated: animated) }
  }

  /// The offset nearest to the present one that shows a rectangle; nil if the present one does.
  func offset(revealing rect: Rect) -> Double? { offset(revealing: rect, from: offset) }

  func offset(revealing rect: Rect, from offset: Double) -> Double? {
    let inset = fullInset
    if rect.y < offset + inset.top { return rect.y - inset.top }
    let bottom = offset + size.height - inset.bottom
    return rect.maxY > bottom ? rect.maxY + inset.bottom - size.height : nil
  }

  // MARK: Finger

  /// Whether a finger may drag the content now.
  var mayDrag: Bool {
    guard isScrollEnabled else { return false }
    return alwaysBounces || offsetRange.upperBound > offsetRange.lowerBound
  }

  /// If the content moves, stops it, and makes the touch a drag. If the content has nearly come to rest, it continues
  /// to move, and the touch belongs to the view on which the finger landed.
  open override func touchLanded() {
    guard isScrollEnabled, let vertical, vertical.isMoving, drag == nil, !vertical.isNearlyStill
    else { return }
    vertical.catchNow()
    pan.claimNow()
  }

  private func panChanged() {
    finishDeferredLayout()
    guard let vertical else { return }
    switch pan.state {
    case .began:
      if vertical.isMoving { vertical.catchNow() }
      wheelTarget = nil
      drag = Drag(free: free(vertical.shown))
      showIndicator()
      onDragBegan?()
    case .changed:
      guard drag != nil else { break }
      if vertical.isMoving {
        vertical.catchNow()
        rebaseDrag()
      }
      drag?.way = pan.translation.y
      if let drag { vertical.set(resisted(drag.free - drag.way)) }
    case .ended:
      drag = nil
      fling(velocity: -pan.velocity.y)
    case .cancelled:
      drag = nil
      fling(velocity: 0)
    case .possible, .failed: break
    }
    stage.layOut()
  }

  func fling(velocity: Double, resisted: Bool = true) {
    guard let vertical else { return }
    // Past an end the content resists, so it is slower than the finger by the rubber band's slope there.
    let v =
      resisted ? velocity * band.slope(showing: vertical.shown, within: offsetRange) : velocity
    let motion = FlingMotion(
      from: vertical.shown, velocity: v, within: offsetRange, start: stage.now,
      deceleration: stage.tuning[ScrollView.friction],
      bounceResponse: stage.tuning[ScrollView.bounceResponse])
    guard motion.isRunning(at: stage.now) else {
      rested()
      return
    }
    vertical.run(.fling(motion), onEnd: weakly { me, finished in if finished { me.rested() } })
  }

  func rested() {
    wheelTarget = nil
    hideIndicatorLater()
    onRest?()
  }

  /// The offset a finger asked for, without the resistance that is shown past the ends.
  private func free(_ shown: Double) -> Double {
    band.position(showing: shown, within: offsetRange)
  }

  private func resisted(_ free: Double) -> Double { band.shown(at: free, within: offsetRange) }

  private var band: RubberBand {
    RubberBand(
      size: size.height, give: window?.stage.tuning[ScrollView.rubber] ?? RubberBand.usualGive)
  }

  open override func drawOverlay(in context: inout DrawingContext) { drawIndicator(in: &context) }
}
