/// Shows a part of a content larger than itself, which a finger drags, flings and stops.
///
/// The content moves by formulas; nobody is called back for a frame. Who wants to know when the offset passes a place
/// schedules a crossing on `offsetX` or `offsetY`.
open class ScrollView: View {
  /// The size of what can be scrolled.
  public var contentSize: Size {
    get {
      catchUp()
      return content
    }
    set {
      finishPutOff()
      guard newValue != content else { return }
      content = newValue
      clampIfStill()
    }
  }
  var content = Size.zero
  /// Room kept free around the content.
  public var contentInset = EdgeInsets.zero {
    willSet { if newValue != contentInset { finishPutOff() } }
  }
  /// How much of the bottom something outside covers, such as the keyboard.
  public internal(set) var coveredBottom = 0.0 {
    willSet { if newValue != coveredBottom { finishPutOff() } }
  }
  /// The room kept free around the content and that which is covered.
  public var fullInset: EdgeInsets {
    var inset = contentInset
    inset.bottom += coveredBottom
    return inset
  }
  /// Whether a tap on the status bar may scroll it to its top.
  public var scrollsToTop = true
  /// May veto scrolling to the top.
  public var shouldScrollToTop: (() -> Bool)?
  public var isScrollEnabled = true
  /// Whether content smaller than the view still gives under a finger.
  public var alwaysBounces = true
  public var indicatorColor: DynamicColor?
  /// Called when a finger begins to drag.
  public var onDragBegan: (() -> Void)?
  /// Called when the content has come to rest after a drag, a fling or a scroll.
  public var onRest: (() -> Void)?

  public let pan = PanRecognizer(name: "scroll", axis: .vertical)
  private(set) var vertical: AnimatedValue?
  private var indicator: AnimatedValue?
  private var indicatorTimer: Stage.EventID?
  private var drag: Drag?
  var restingOffset = 0.0
  /// The place a wheel is on its way to.
  private var wheelTarget: Double?

  private struct Drag {
    /// The offset that the content would have without resistance when the drag began.
    var free: Double
    /// How far the finger had gone when it was last heard of.
    var way = 0.0
  }

  public override init(id: String? = nil, frame: Rect = .zero) {
    super.init(id: id, frame: frame)
    clipsToBounds = true
    pan.onChange = { [unowned self] _ in panChanged() }
    pan.shouldBegin = { [unowned self] in mayDrag }
    addGestureRecognizer(pan)
  }

  open override func didEnter(_ stage: Stage) {
    guard vertical == nil else { return }
    vertical = AnimatedValue(restingOffset, name: "\(logName).offset", on: stage)
    indicator = AnimatedValue(0, name: "\(logName).indicator", on: stage)
    vertical?.onChange = { [unowned self] in offsetChanged() }
    offsetChanged()
  }

  open override func willLeaveWindow() {
    finishPutOff()
    restingOffset = offset
    if let indicatorTimer { stage.cancel(indicatorTimer) }
    indicatorTimer = nil
    vertical = nil
    indicator = nil
    drag = nil
  }

  // MARK: Offset

  /// Where the content is, or is bound for.
  public var offset: Double {
    get {
      catchUp()
      return vertical?.model ?? restingOffset
    }
    set {
      finishPutOff()
      restingOffset = newValue
      vertical?.set(newValue)
      rebaseDrag()
    }
  }
  /// Where the content is now.
  public var shownOffset: Double {
    catchUp()
    return vertical?.shown ?? restingOffset
  }
  /// The moving offset itself, for crossings; nil outside a window.
  public var movingOffset: AnimatedValue? {
    catchUp()
    return vertical
  }
  public var isDragging: Bool { drag != nil }
  public var isMoving: Bool { vertical?.isMoving ?? false }

  /// Brings size and offset up to date where a view works them out only when somebody asks. That changes nothing that
  /// anybody could tell: the same would be worked out later.
  func catchUp() {}

  override var modelBoundsOrigin: Point { Point(0, offset) }

  open override var boundsOrigin: Point { Point(0, shownOffset) }

  /// The offsets at which the content shows its ends.
  open var offsetRange: ClosedRange<Double> {
    let first = -contentInset.top
    let last = contentSize.height + fullInset.bottom - size.height
    return first...max(first, last)
  }

  /// Called when the offset was put somewhere or began or ended a motion; never for a frame.
  open func offsetChanged() {}

  /// Makes what goes on heed ends that have changed, from where the content is and as fast as it is: nothing jumps.
  public func endsChanged() {
    finishPutOff()
    guard let vertical else { return }
    if drag != nil {
      rebaseDrag()
    } else if case .fling(let fling)? = vertical.motion {
      // One that comes to rest before either end is left as it is, to the bit.
      let target = vertical.model
      let isFree = target > fling.bounds.lowerBound && target < fling.bounds.upperBound
      if fling.bounds != offsetRange, !isFree || clamp(target) != target {
        self.fling(velocity: vertical.velocity, resisted: false)
      }
    } else if clamp(vertical.model) != vertical.model {
      scroll(to: vertical.model)
    }
  }

  /// Lets the finger's way count on from where the content is now, with the resistance that the ends give now.
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

  /// Scrolls to an offset within the ends, moving there unless told otherwise.
  public func scroll(to target: Double, animated: Bool = true) {
    finishPutOff()
    let target = clamp(target)
    guard animated, let vertical else {
      offset = target
      return
    }
    guard target != vertical.shown || vertical.isMoving else { return }
    showIndicator()
    vertical.animate(to: target, stage.tuning[ScrollView.scrollTo]) { [link] finished in
      if finished { (link.owner as? ScrollView)?.rested() }
    }
  }

  /// Goes to what counts as the top; override where that is not the beginning.
  open func scrollToTop() { scroll(to: offsetRange.lowerBound) }

  /// Scrolls so that a rectangle of the content can be seen.
  public func reveal(_ rect: Rect, animated: Bool = true) {
    if let target = offset(revealing: rect) { scroll(to: target, animated: animated) }
  }

  /// The offset nearest to the present one that shows a rectangle; nil where this one does.
  func offset(revealing rect: Rect) -> Double? {
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

  /// Stops the content under a finger that lands while it moves, and makes that touch a drag; what has all but arrived
  /// goes on, and the touch belongs to what it landed on.
  override func touchLanded() {
    guard isScrollEnabled, let vertical, vertical.isMoving, drag == nil, !vertical.isNearlyStill
    else { return }
    vertical.catchNow()
    pan.claimNow()
  }

  private func panChanged() {
    finishPutOff()
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

  private func fling(velocity: Double, resisted: Bool = true) {
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
    vertical.run(.fling(motion)) { [link] finished in
      if finished { (link.owner as? ScrollView)?.rested() }
    }
  }

  private func rested() {
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

  // MARK: Wheel and touchpad

  /// Takes a wheel's or a touchpad's distance; false where there is nothing to scroll.
  func receive(by distance: Point, phase: Input.ScrollPhase) -> Bool {
    guard isScrollEnabled, let vertical,
      offsetRange.upperBound > offsetRange.lowerBound
    else { return false }
    guard drag == nil else { return true }
    finishPutOff()
    switch phase {
    case .wheel:
      let from = wheelTarget ?? vertical.model
      let target = clamp(from + distance.y)
      guard target != vertical.shown || vertical.isMoving else { return true }
      wheelTarget = target
      showIndicator()
      let curve = stage.tuning[ScrollView.wheelCurve]
      vertical.animate(
        to: target, Animation(duration: stage.tuning[ScrollView.scrollTo.duration], curve: curve)
      ) { [link] finished in
        if finished { (link.owner as? ScrollView)?.rested() }
      }
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

  private var touchpad = Touchpad()

  // MARK: Indicator

  /// Shows for a moment that there is more than what is seen.
  public func flashIndicator() {
    guard offsetRange.upperBound > offsetRange.lowerBound else { return }
    showIndicator()
    hideIndicatorLater()
  }

  private func showIndicator() {
    if let indicatorTimer { stage.cancel(indicatorTimer) }
    indicatorTimer = nil
    indicator?.set(1)
  }

  private func hideIndicatorLater() {
    guard window != nil, indicatorColor != nil else { return }
    if let indicatorTimer { stage.cancel(indicatorTimer) }
    indicatorTimer = stage.schedule(
      after: stage.tuning[ScrollView.indicatorDelay], "\(logName)'s indicator fades"
    ) { [unowned self] in
      indicatorTimer = nil
      indicator?.animate(
        to: 0,
        Animation(duration: stage.tuning[ScrollView.indicatorFade], curve: .easeOut))
    }
  }

  /// The indicator's thickness and distance from the edge, in points; the shortest it gets is a thumb's width.
  private static let indicatorWidth = 3.0
  private static let indicatorMargin = 3.0
  private static let indicatorLeast = 36.0

  open override func drawOverlay(in context: inout DrawingContext) {
    guard let indicatorColor, let alpha = indicator?.shown, alpha > 0 else { return }
    let range = offsetRange
    let visible = shown.size.height
    let total = range.upperBound - range.lowerBound + visible
    guard total > visible, visible > 0 else { return }
    let inset = fullInset
    let inner = visible - 2 * ScrollView.indicatorMargin - inset.top - inset.bottom
    let offset = shownOffset
    // Past an end the indicator is squeezed by as much as the content gave.
    let over = max(range.lowerBound - offset, offset - range.upperBound, 0)
    let length = max(
      8, min(inner, max(ScrollView.indicatorLeast, inner * visible / total)) - over)
    let share = min(max((offset - range.lowerBound) / (total - visible), 0), 1)
    let y = offset + contentInset.top + ScrollView.indicatorMargin + (inner - length) * share
    let x =
      isRightToLeft
      ? ScrollView.indicatorMargin
      : shown.size.width - ScrollView.indicatorWidth - ScrollView.indicatorMargin
    context.fill(
      Rect(x, y, ScrollView.indicatorWidth, length), radius: ScrollView.indicatorWidth / 2,
      context.color(indicatorColor).faded(alpha))
  }
}
