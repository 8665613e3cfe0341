/// A control with several segments, of which one is selected. If the segments do not fit beside each other, they are
/// stacked.
open class SegmentedControl: Control {
  static let change = TunableAnimation(
    "control.segment", duration: "how long the choice takes to another segment",
    curve: "how the choice moves to another segment")

  /// How a segmented control looks.
  public struct Style: Hashable, Sendable {
    /// The letters of the titles, at text size 1.
    public var text: TextStyle
    /// The colours of the titles; `selected` is the colour of the chosen segment's title.
    public var title: StateColors
    /// The ground of the whole control.
    public var track: DynamicColor
    /// The ground of the selected segment.
    public var pill: DynamicColor
    /// The shadow of the chosen segment's ground; nil for no shadow.
    public var pillShadow: DynamicShadow?
    /// The corners' radius in points.
    public var radius: Double
    /// The space between the track's edge and the chosen segment's ground, in points.
    public var margin: Double
    /// The height in points of one row, at text size 1.
    public var height: Double

    /// Makes a style from its parts; see the properties of the same names.
    public init(
      text: TextStyle, title: StateColors, track: DynamicColor, pill: DynamicColor,
      pillShadow: DynamicShadow? = nil, radius: Double = 8, margin: Double = 2,
      height: Double = 32
    ) {
      self.text = text
      self.title = title
      self.track = track
      self.pill = pill
      self.pillShadow = pillShadow
      self.radius = radius
      self.margin = margin
      self.height = height
    }
  }

  /// The style. It can't be changed later.
  public let style: Style
  /// The titles, leading first.
  public let segments: [String]
  /// The index of the chosen segment in `segments`.
  public private(set) var selectedSegment: Int
  private let labels: [Label]
  private let pill = View()
  /// The segment under a finger.
  private var pressed: Int?

  /// A control with a segment for each title. `selected` is the index of the chosen one.
  public init(_ segments: [String], selected: Int = 0, id: String? = nil, style: Style) {
    precondition(
      segments.indices.contains(selected), "no segment \(selected) of \(segments.count)")
    self.segments = segments
    self.style = style
    selectedSegment = selected
    labels = segments.map {
      Label($0, style: style.text, color: style.title.normal, alignment: .center)
    }
    super.init(id: id)
    role = .tabs
    background = style.track
    cornerRadii = CornerRadii(all: style.radius)
    pill.background = style.pill
    pill.cornerRadii = CornerRadii(all: max(0, style.radius - style.margin))
    pill.shadow = style.pillShadow
    pill.isUserInteractionEnabled = false
    addSubview(pill)
    for label in labels {
      label.role = .tab
      addSubview(label)
    }
    recolor()
  }

  open override var value: String? { segments[selectedSegment] }

  /// Selects a segment without sending an action.
  public func select(_ segment: Int, animated: Bool = true) {
    guard segments.indices.contains(segment), segment != selectedSegment else { return }
    selectedSegment = segment
    let move = { [self] in
      recolor()
      placePill()
    }
    if animated, let stage = window?.stage, !stage.environment.reducedMotion {
      stage.animate(stage.tuning[SegmentedControl.change], move)
    } else {
      move()
    }
  }

  /// A press by assistive technology selects the next segment.
  open override func activate() { choose((selectedSegment + 1) % segments.count, nil) }

  private func choose(_ segment: Int, _ event: Event?) {
    guard segment != selectedSegment else { return }
    select(segment)
    sendActions(for: .valueChanged, event)
  }

  open override func stateChanged() { recolor() }

  private func recolor() {
    for (index, label) in labels.enumerated() {
      var state: ControlState = isEnabled ? [] : .disabled
      if index == selectedSegment { state.insert(.selected) }
      if index == pressed, index != selectedSegment { state.insert(.highlighted) }
      label.color = style.title.color(state)
      label.explicitValue = index == selectedSegment ? "selected" : nil
    }
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: Size) -> Size {
    let factor = textSize
    let line = max(style.height, style.text.lineHeight * factor + 4 * style.margin)
    return Size(size.width, isStacked(size.width) ? line * Double(segments.count) : line)
  }

  private func isStacked(_ width: Double) -> Bool {
    let room = width / Double(segments.count) - 4 * style.margin
    return labels.contains { $0.metrics(width: nil)?.size.width ?? 0 > room }
  }

  open override func environmentChanged() { setNeedsLayout() }

  private func frame(of segment: Int) -> Rect {
    if isStacked(size.width) {
      let height = size.height / Double(segments.count)
      return Rect(0, height * Double(segment), size.width, height)
    }
    let width = size.width / Double(segments.count)
    return mirrored(Rect(width * Double(segment), 0, width, size.height))
  }

  private func placePill() { pill.frame = frame(of: selectedSegment).inset(by: style.margin) }

  open override func layout() {
    placePill()
    for (index, label) in labels.enumerated() {
      label.frame = frame(of: index).inset(by: 2 * style.margin)
    }
  }

  // MARK: Tracking

  private func segment(under touch: Touch) -> Int? {
    let point = touch.location(in: self)
    let isStacked = isStacked(size.width)
    return segments.indices.first {
      let frame = frame(of: $0)
      return isStacked
        ? frame.y <= point.y && point.y < frame.maxY : frame.x <= point.x && point.x < frame.maxX
    }
  }

  open override func beginTracking(_ touch: Touch, _ event: Event) -> Bool {
    press(segment(under: touch))
    return true
  }

  open override func continueTracking(_ touch: Touch, _ event: Event) -> Bool {
    press(isTouchInside ? segment(under: touch) : nil)
    return true
  }

  open override func endTracking(_ touch: Touch, _ event: Event) {
    let chosen = pressed
    press(nil)
    if let chosen { choose(chosen, event) }
  }

  open override func trackingCancelled() { press(nil) }

  private func press(_ segment: Int?) {
    guard segment != pressed else { return }
    pressed = segment
    recolor()
  }
}
