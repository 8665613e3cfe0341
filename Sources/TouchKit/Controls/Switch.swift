/// A control that is on or off. A tap toggles it, and its thumb follows a finger.
open class Switch: Control {
  /// How a switch turns over: the tunings `control.switch.duration` and `control.switch.curve`.
  public static let turn = TunableAnimation(
    "control.switch", duration: "how long a switch takes to turn over",
    curve: "how a switch turns over")

  /// How a switch looks.
  public struct Style: Hashable, Sendable {
    /// The switch's size in points; it does not grow with the text size.
    public var size: Size
    /// The ground if it is on.
    public var on: DynamicColor
    /// The ground if it is off.
    public var off: DynamicColor
    /// The thumb's colour.
    public var thumb: DynamicColor
    /// The shadow of the thumb; nil for no shadow.
    public var thumbShadow: DynamicShadow?
    /// The space between thumb and edge.
    public var margin: Double

    /// Makes a style from its parts; see the properties of the same names.
    public init(
      size: Size = Size(51, 31), on: DynamicColor, off: DynamicColor, thumb: DynamicColor,
      thumbShadow: DynamicShadow? = nil, margin: Double = 2
    ) {
      self.size = size
      self.on = on
      self.off = off
      self.thumb = thumb
      self.thumbShadow = thumbShadow
      self.margin = margin
    }
  }

  /// The style. It can't be changed later.
  public let style: Style
  /// Whether it is on. `setOn(_:animated:)` changes it.
  public private(set) var isOn: Bool
  private var progress: AnimatedValue?
  /// The drag of the tracked finger; nil while no finger is tracked.
  private var drag: Drag?

  private struct Drag {
    /// Where the thumb was when the finger landed.
    let startProgress: Double
    /// Where the finger landed.
    let startX: Double
    /// Whether the finger has strayed from a tap.
    var hasStrayed = false
  }

  /// A switch, which is off by default.
  public init(isOn: Bool = false, id: String? = nil, style: Style) {
    self.isOn = isOn
    self.style = style
    super.init(id: id, frame: Rect(origin: .zero, size: style.size))
    role = .switch
  }

  open override var value: String? { isOn ? "on" : "off" }

  open override func sizeThatFits(_ size: Size) -> Size { style.size }

  /// Sets the switch without sending an action.
  public func setOn(_ isOn: Bool, animated: Bool = true) {
    self.isOn = isOn
    settle(animated: animated)
  }

  /// Toggles the switch, and sends its actions.
  open override func activate() { turn(to: !isOn, nil) }

  open override func didEnter(_ stage: Stage) {
    guard progress == nil else { return }
    progress = AnimatedValue(isOn ? 1 : 0, name: "\(logName).on", on: stage, rest: .progress)
  }

  open override func willLeaveWindow() { progress = nil }

  private func turn(to isOn: Bool, _ event: Event?) {
    let changed = isOn != self.isOn
    self.isOn = isOn
    settle(animated: true)
    if changed { sendActions(for: .valueChanged, event) }
  }

  private func settle(animated: Bool) {
    guard let progress else { return }
    let target = isOn ? 1.0 : 0.0
    if animated, !stage.environment.reducedMotion {
      guard progress.model != target || progress.shown != target else { return }
      progress.animate(to: target, stage.tuning[Switch.turn])
    } else {
      progress.set(target)
    }
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: Touch, _ event: Event) -> Bool {
    drag = Drag(startProgress: progress?.shown ?? 0, startX: touch.location(in: self).x)
    return true
  }

  open override func continueTracking(_ touch: Touch, _ event: Event) -> Bool {
    guard var drag, let progress else { return true }
    if touch.hasStrayed { drag.hasStrayed = true }
    self.drag = drag
    guard drag.hasStrayed else { return true }
    let way = (touch.location(in: self).x - drag.startX) * (isRightToLeft ? -1 : 1)
    progress.set(min(max(drag.startProgress + way / travel, 0), 1))
    return true
  }

  open override func endTracking(_ touch: Touch, _ event: Event) {
    let isDragged = drag?.hasStrayed ?? false
    drag = nil
    turn(to: isDragged ? (progress?.shown ?? 0) > 0.5 : !isOn, event)
  }

  open override func trackingCancelled() {
    drag = nil
    settle(animated: true)
  }

  open override func allows(_ recognizer: GestureRecognizer) -> Bool {
    // Horizontal drags move the thumb; vertical ones belong to the list around it.
    if let pan = recognizer as? PanRecognizer, pan.axis == .horizontal { return false }
    return super.allows(recognizer)
  }

  // MARK: Drawing

  private var travel: Double { max(1, style.size.width - style.size.height) }

  open override func draw(in context: inout DrawingContext) {
    let track = Rect(center: bounds.center, size: style.size)
    let share = progress?.shown ?? (isOn ? 1 : 0)
    let faint = isEnabled ? 1 : Control.disabledAlpha
    let color = context.color(style.off.mixed(with: style.on, share)).faded(faint)
    context.fill(track, radius: track.height / 2, color)
    let side = track.height - 2 * style.margin
    let x = track.x + style.margin + travel * (isRightToLeft ? 1 - share : share)
    let thumb = Rect(x, track.y + style.margin, side, side)
    if let shadow = style.thumbShadow {
      context.shadow(
        thumb, radii: CornerRadii(all: side / 2), shadow.resolved(context.environment))
    }
    context.fill(thumb, radius: side / 2, context.color(style.thumb))
  }
}
