/// A control for a number in a range. Its thumb follows a finger.
open class Slider: Control {
  /// How a slider looks.
  public struct Style: Hashable, Sendable {
    /// The colour of the track beyond the value.
    public var track: DynamicColor
    /// The part of the track up to the value.
    public var filled: DynamicColor
    /// The track's thickness in points.
    public var thickness: Double
    /// The thumb's colour.
    public var thumb: DynamicColor
    /// The thumb's diameter in points.
    public var thumbSize: Double
    /// The shadow of the thumb; nil for no shadow.
    public var thumbShadow: DynamicShadow?

    /// Makes a style from its parts; see the properties of the same names.
    public init(
      track: DynamicColor, filled: DynamicColor, thickness: Double = 4, thumb: DynamicColor,
      thumbSize: Double = 28, thumbShadow: DynamicShadow? = nil
    ) {
      self.track = track
      self.filled = filled
      self.thickness = thickness
      self.thumb = thumb
      self.thumbSize = thumbSize
      self.thumbShadow = thumbShadow
    }
  }

  /// The style. It can't be changed later.
  public let style: Style
  /// The number at the leading end.
  public let least: Double
  /// The number at the trailing end, above `least`.
  public let greatest: Double
  /// Whether the slider sends an action for each value during a drag, not only for the last value.
  public var isContinuous = true
  /// The value, always between `least` and `greatest`.
  public var number: Double {
    didSet { number = clamp(number) }
  }
  /// The value that is drawn now, where a finger finds the thumb. Override it for a value that moves automatically with
  /// time, such as the position in a song.
  open var shownNumber: Double { number }
  /// Whether the slider begins at the right if the phone's interface is read from right to left. Set it to false for
  /// the time of a song.
  public var isDirectional = true
  /// The distance of the finger from the thumb's middle when it landed.
  private var grabOffset = 0.0

  /// A slider with a number and its range; the default range is 0 to 1.
  public init(
    _ number: Double, from least: Double = 0, to greatest: Double = 1, id: String? = nil,
    style: Style
  ) {
    precondition(
      least.isFinite && greatest.isFinite && least < greatest,
      "a slider can't go from \(least) to \(greatest)")
    self.least = least
    self.greatest = greatest
    self.style = style
    self.number = min(max(number, least), greatest)
    super.init(id: id)
    role = .slider
  }

  open override var value: String? { explicitValue ?? number.twoDecimals }

  /// The value as a share of the distance between the ends, from 0 to 1.
  public var normalized: Double {
    get { (number - least) / (greatest - least) }
    set { number = least + (greatest - least) * newValue }
  }

  private func clamp(_ number: Double) -> Double {
    number.isFinite ? min(max(number, least), greatest) : least
  }

  open override func sizeThatFits(_ size: Size) -> Size {
    Size(size.width, max(style.thumbSize, style.thickness))
  }

  /// A press by assistive technology moves the thumb forward by a tenth. At the end, the thumb moves to the beginning.
  open override func activate() {
    normalized = normalized >= 1 ? 0 : normalized + 0.1
    sendActions(for: .valueChanged, nil)
  }

  // MARK: Tracking

  private var travel: Double { max(1, size.width - style.thumbSize) }

  private var isFromRight: Bool { isDirectional && isRightToLeft }

  private var thumb: Rect {
    let along = (clamp(shownNumber) - least) / (greatest - least)
    let share = isFromRight ? 1 - along : along
    return Rect(
      travel * share, (size.height - style.thumbSize) / 2, style.thumbSize, style.thumbSize)
  }

  open override func beginTracking(_ touch: Touch, _ event: Event) -> Bool {
    let point = touch.location(in: self)
    // A finger on the thumb does not make it jump; a finger beside the thumb moves it there.
    grabOffset = abs(point.x - thumb.midX) <= style.thumbSize ? point.x - thumb.midX : 0
    follow(touch, event)
    return true
  }

  open override func continueTracking(_ touch: Touch, _ event: Event) -> Bool {
    follow(touch, event)
    return true
  }

  open override func endTracking(_ touch: Touch, _ event: Event) {
    follow(touch, event)
    if !isContinuous { sendActions(for: .valueChanged, event) }
  }

  private func follow(_ touch: Touch, _ event: Event) {
    let x = touch.location(in: self).x - grabOffset - style.thumbSize / 2
    let share = min(max(x / travel, 0), 1)
    let before = number
    normalized = isFromRight ? 1 - share : share
    if isContinuous, number != before { sendActions(for: .valueChanged, event) }
  }

  open override func allows(_ recognizer: GestureRecognizer) -> Bool {
    recognizer is PanRecognizer ? !isEnabled : super.allows(recognizer)
  }

  // MARK: Drawing

  open override func draw(in context: inout DrawingContext) {
    let faint = isEnabled ? 1 : Control.disabledAlpha
    let thumb = thumb
    let line = Rect(0, (size.height - style.thickness) / 2, size.width, style.thickness)
    let radius = style.thickness / 2
    context.fill(line, radius: radius, context.color(style.track).faded(faint))
    var filled = line
    if isFromRight {
      filled = Rect(thumb.midX, line.y, line.width - thumb.midX, line.height)
    } else {
      filled.width = thumb.midX
    }
    context.fill(filled, radius: radius, context.color(style.filled).faded(faint))
    if let shadow = style.thumbShadow {
      context.shadow(
        thumb, radii: CornerRadii(all: style.thumbSize / 2),
        shadow.resolved(context.environment))
    }
    context.fill(thumb, radius: style.thumbSize / 2, context.color(style.thumb))
  }
}
