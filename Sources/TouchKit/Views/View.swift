/// A rectangle of the screen: the unit of drawing, touches and layout.
///
/// Every animatable property has two values: the model value, to which the property moves and which layout and
/// controllers read, and the shown value, which is drawn and touched now.
open class View: Responder {
  // MARK: Identity, for people and tests

  /// The name by which scenarios and tests find the view. No two present views may have the same id.
  public var id: String? { didSet { if id != oldValue { window?.stage.idsChanged() } } }
  /// The view's role for assistive technology; nil if only its subviews have roles.
  public var role: Role?
  /// The name that assistive technology says; nil if it must say `text`.
  public var label: String?
  /// The state in words, such as `on`, for assistive technology and tests; by default `explicitValue`. Override it to
  /// compute the state from what the view shows.
  open var value: String? { explicitValue }
  /// A state in words that you set. A subclass can override `value` instead.
  public var explicitValue: String?
  /// The shown words, for assistive technology and tests; nil by default. Override it in a view that paints words.
  open var text: String? { nil }
  /// Called when assistive technology presses the view, after the kit's own action, such as a control's. A view that
  /// has neither of the two can't be pressed.
  public var onActivate: (() -> Void)?
  /// What the kit itself does at such a press, before the phone.
  var ownActivate: (() -> Void)?
  /// Further actions for assistive technology, such as what a swipe does. Override it; empty by default.
  open var customActions: [ViewAction] { [] }
  /// Whether assistive technology sees the view as one element, without its subviews.
  public var isElement = false { didSet { window?.stage.treeChanged() } }

  // MARK: Look

  /// The view's colour. While `backgroundMix` moves, it is mixed with the previous colour.
  public var background: DynamicColor? { didSet { backgroundChanged(from: oldValue) } }
  /// The radii of the corners. Subviews are clipped at the corners only with `clipsToBounds`.
  public var cornerRadii = CornerRadii.zero
  /// A line along the inside of the edge; nil for no line.
  public var border: Border?
  /// The shadow that the view casts outside itself; nil for no shadow.
  public var shadow: DynamicShadow?
  /// The shadow inside the view, which then looks recessed; nil for no shadow.
  public var innerShadow: DynamicShadow?
  /// Whether the subviews are clipped to the view's bounds and round corners.
  public var clipsToBounds = false
  /// Whether the view and its subviews are hidden: they are not drawn and receive no touches.
  public var isHidden = false { didSet { window?.stage.placesChange() } }
  /// Bends the drawn view; nil draws it flat.
  public var sliceEffect: SliceEffect?
  /// The one before it, as far as it is still seen.
  var formerBackground: DynamicColor?

  /// A line along the inside of a view's edge; width 0 is one device pixel.
  public struct Border: Hashable, Sendable {
    /// The thickness in points; 0 is one device pixel.
    public var width: Double
    /// The line's colour.
    public var color: DynamicColor
    /// A line of a thickness and a colour.
    public init(width: Double, color: DynamicColor) {
      self.width = width
      self.color = color
    }
  }

  // MARK: Touch

  /// Whether the view or its subviews receive touches; true by default.
  public var isUserInteractionEnabled = true
  /// Whether the view is enabled in the view tree. Controls override it.
  open var isEnabledForTree: Bool { true }
  /// Whether no other view receives touches while this view has one.
  public var isExclusiveTouch = false
  /// Whether the view accepts more than one finger at a time.
  public var isMultipleTouchEnabled = false
  /// The recognisers that watch touches on the view and inside it.
  public internal(set) var gestureRecognizers: [GestureRecognizer] = []
  /// Whether the view participates in touches, presses and ids, or is only drawn.
  public var standing = Standing.present { didSet { standingChanged(from: oldValue) } }
  /// Whether the view is above all other views, as a modal is. Then its ids have priority over the same ids below.
  /// False by default.
  open var isLayer: Bool { false }

  // MARK: Tree

  // Neither reference is counted (decision 18): a parent clears the first in its children when it is freed, a window the
  // second in all its views.
  /// The view around this one; nil for a root.
  @Weak public internal(set) var superview: View?
  /// The window at the root of the view's tree.
  @Weak public internal(set) var window: Window?
  /// The views inside this one, back to front.
  public internal(set) var subviews: [View] = [] { didSet { window?.stage.treeChanged() } }
  /// The controller whose view this is.
  @Weak public internal(set) var controller: ViewController?

  /// Which of the stage's views it was when it came into the window; an address can be another view's later.
  private(set) var entryNumber = 0
  var properties = ViewProperties() { didSet { window?.stage.placesChange() } }
  private var wantsLayout = true

  /// A view with a frame in its superview's coordinates. Scenarios and tests can find only a view that has an id.
  public init(id: String? = nil, frame: Rect = .zero) {
    self.id = id
    super.init()
    for (property, value) in [
      (AnimatableProperty.x, frame.x), (.y, frame.y), (.width, frame.width),
      (.height, frame.height),
    ] { properties.setModel(property, value) }
  }

  deinit {
    endLife()
    for recognizer in gestureRecognizers { recognizer.view = nil }
    for view in subviews { view.superview = nil }
  }

  func setWindow(_ window: Window?) {
    self.window = window
    for view in subviews { view.setWindow(window) }
  }

  open override var next: Responder? { controller ?? superview }
  open override var application: Application? { window?.application }
  /// The phone that the view is part of. Only a view in a window has a stage: if you are not sure, check `window`
  /// first.
  public final var stage: Stage {
    guard let window else {
      preconditionFailure("\(logName) was asked for its stage and is in no window")
    }
    return window.ownStage
  }
  open override var logName: String {
    id ?? superview?.nearestID.map { "\(className) in \($0)" } ?? className
  }

  private var nearestID: String? { id ?? superview?.nearestID }

  func enter(_ stage: Stage) {
    stage.idsChanged()
    entryNumber = stage.nextEntry()
    if wantsLayout { stage.needsLayout(self) }
    didEnter(stage)
    for view in subviews { view.enter(stage) }
  }

  /// Called when the view has come into a window, before its subviews are notified. Override it to
  /// make objects that need a stage.
  ///
  /// The default does nothing, but a subclass of one of the kit's views must call super.
  open func didEnter(_ stage: Stage) {}

  func willLeave(_ stage: Stage) {
    for property in AnimatableProperty.allCases { stopMotion(of: property, interrupted: true) }
    for recognizer in gestureRecognizers { stage.touches.referee.remove(recognizer) }
    stage.touches.leave(self)
    if isFirstResponder { stage.application.loseFirstResponder() }
    willLeaveWindow()
    for view in subviews { view.willLeave(stage) }
  }

  /// Called before the view leaves its window, while it still has a stage. Override it to release the objects that
  /// `didEnter(_:)` made.
  ///
  /// The default does nothing, but a subclass of one of the kit's views must call super.
  open func willLeaveWindow() {}

  // MARK: Layout

  /// Asks the kit to call `layout()` before the next event.
  public func setNeedsLayout() {
    guard !wantsLayout else { return }
    wantsLayout = true
    window?.stage.needsLayout(self)
  }

  func layoutIfNeeded() {
    guard wantsLayout else { return }
    wantsLayout = false
    layout()
    controller?.layOutPresented()
  }

  /// Places the subviews. Called before the next event, if the size or the subviews changed or
  /// `setNeedsLayout()` was called.
  ///
  /// Override it, and read only model values in it. The default does nothing, but a subclass of one of the kit's views
  /// must call super.
  open func layout() {}

  /// Completes deferred layout, before something changes that it depends on.
  func finishDeferredLayout() {}

  /// The size that the view prefers within a width and height, in points. The default is its present size.
  open func sizeThatFits(_ size: Size) -> Size { self.size }

  /// Called on every view after a change of appearance, text size, direction, reduced motion or a
  /// tuning. The view is laid out again in any case.
  ///
  /// The default does nothing, but a subclass of one of the kit's views must call super.
  open func environmentChanged() {}

  func tellEnvironmentChanged() {
    environmentChanged()
    setNeedsLayout()
    for view in subviews { view.tellEnvironmentChanged() }
  }

  /// The factor that the phone's user chose for text; 1 outside a window.
  public final var textSize: Double { window?.stage.environment.textSize ?? 1 }

  /// Whether the interface is mirrored, for a language that is read from right to left; false outside a window.
  public final var isRightToLeft: Bool { window?.stage.environment.direction == .rightToLeft }

  /// A rectangle that you laid out from left to right, mirrored if the interface is read from right to left.
  public func mirrored(_ r: Rect) -> Rect {
    isRightToLeft ? Rect(size.width - r.maxX, r.y, r.width, r.height) : r
  }

  // MARK: Drawing

  /// Paints the view's own content, over its background and under its subviews, in its own
  /// coordinates.
  ///
  /// Override it. It must not change anything, and must read shown values, not model values. The default paints
  /// nothing.
  open func draw(in context: inout DrawingContext) {}
  /// Paints over the subviews. The default paints nothing; a scroll view paints its indicator.
  open func drawOverlay(in context: inout DrawingContext) {}

  /// Whether the bounds' origin may move without any change of the view.
  var scrolls: Bool { false }
  /// The point of the view's coordinates that is shown at its top left corner: not zero if the view is scrolled.
  public var boundsOrigin: Point { .zero }
  /// The same by the model.
  var modelBoundsOrigin: Point { .zero }

  // MARK: Hit testing and landings

  /// Whether a point in the view's coordinates is inside the view: by default inside the shown bounds.
  ///
  /// Override it to make the area for touches larger or smaller.
  open func point(inside point: Point, _ event: Event?) -> Bool { shown.bounds.contains(point) }

  /// The view that receives a touch at a point in this view's coordinates: the deepest view that contains the point;
  /// nil if no view does.
  ///
  /// Override it to return another view, or nil. It must not change anything, because explanations call it, too.
  open func hitTest(_ point: Point, _ event: Event?) -> View? {
    switch standing {
    case .present: deepest(point, event)
    case .covered: nil
    // Its visible part receives the touch, but no view in it acts on it.
    case .leaving: isMostlyThere && deepest(point, event) != nil ? self : nil
    }
  }

  /// The deepest view that contains a point, also if this one is leaving.
  final func deepest(_ point: Point, _ event: Event?) -> View? {
    guard !isHidden, isUserInteractionEnabled, shown.alpha > View.invisibleAlpha else {
      return nil
    }
    var point = point
    if let sliceEffect {
      let unbent = sliceEffect.unbent(point, shown.bounds) { self.point(inside: $0, event) }
      guard let unbent else { return nil }
      point = unbent
    } else {
      guard self.point(inside: point, event) else { return nil }
    }
    for view in subviews.reversed() {
      guard let inner = view.shown.fromParent(point) else { continue }
      if let hit = view.hitTest(inner, event) { return hit }
    }
    return self
  }

  /// A view with a lower alpha than this counts as invisible.
  public static let invisibleAlpha = 0.01

  /// Whether a gesture of a view around this one may begin with a touch that landed on this view; true by default. A
  /// control keeps single taps for itself.
  open func allows(_ recognizer: GestureRecognizer) -> Bool { true }

  /// Called when a touch lands on the view or on one inside it, before gestures and views receive
  /// the touch.
  ///
  /// Override it to stop what moves under the finger. The default does nothing; a scroll view stops its content.
  open func touchLanded() {}
}
