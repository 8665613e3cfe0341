import TouchKit

/// What the status bar shows of time, power and networks, in one set of colours. A bar with a call fades to another.
final class StatusFace: View {
  private let time: Label
  private let carrier: Label
  private let signal = SignalView()
  private let wifi = WifiView()
  private let battery = BatteryView()
  private let quiet: ShapeView
  private let lock: ShapeView

  /// From this height on a strip has the time at its leading end, clear of round corners.
  static let tall = 44.0
  /// How far a tall strip's middle line lies above its lower edge, and its ends from the sides.
  private static let tallMiddle = 24.0
  private static let tallMargin = 32.0
  private static let smallIcon = 14.0
  private static let gap = 6.0
  /// A carrier with less room than this is not shown, in points.
  private static let leastCarrier = 20.0

  /// The strip's height without the line for a call.
  var stripHeight = 0.0 { didSet { if stripHeight != oldValue { setNeedsLayout() } } }
  /// Where the time stands; empty until it was laid out.
  private(set) var timePlace = Rect.zero

  init(_ colors: StatusColors) {
    time = Label(style: TypeScale.statusBar, color: colors.ink, alignment: .center)
    carrier = Label(style: TypeScale.statusBar, color: colors.ink)
    quiet = Icon.moon.view(colors.ink, selected: true)
    lock = Icon.lock.view(colors.ink, selected: true)
    super.init()
    isUserInteractionEnabled = false
    background = colors.ground
    signal.colors = colors
    wifi.colors = colors
    battery.colors = colors
    carrier.isProse = true
    for label in [time, carrier] { label.scales = false }
    for view in [time, carrier, signal, wifi, battery, quiet, lock] { addSubview(view) }
  }

  /// Takes the time away as something else comes to say it.
  func fadeTime(as tint: AnimatedValue) {
    time.follow(.alpha, tint) { max(0, 1 - 2 * max(0, $0)) }
  }

  /// Shows what is to be read.
  func show(_ state: StatusState) {
    time.string = state.time
    carrier.string = state.carrier
    signal.bars = state.signal
    wifi.level = state.wifi
    battery.charge = state.battery
    battery.isCharging = state.isCharging
    quiet.isHidden = !state.isQuiet
    lock.isHidden = !state.isLocked
    setNeedsLayout()
  }

  override func layout() {
    let device = stage.settings.device
    let isTall = stripHeight >= StatusFace.tall
    let side = device.safeArea(stage.environment.orientation).left
    let margin = isTall ? StatusFace.tallMargin : device.margin + side
    let middle = isTall ? stripHeight - StatusFace.tallMiddle : stripHeight / 2
    for label in [time, carrier] {
      label.style = device.scale == 1 ? TypeScale.statusBarSmall : TypeScale.statusBar
    }
    time.alignment = isTall ? .leading : .center
    let ends = bounds.inset(by: EdgeInsets(left: margin, right: margin))
    let line = time.style.lineHeight
    time.frame = mirrored(Rect(ends.x, middle - line / 2, ends.width, line))
    let width = min(ends.width, time.metrics(width: nil)?.size.width.rounded(.up) ?? 0)
    let start = isTall ? ends.x : ends.x + (ends.width - width) / 2
    timePlace = Rect(start, middle - line / 2, width, line)

    func place(_ view: View, _ size: Size, x: Double) {
      view.frame = mirrored(Rect(x, middle - size.height / 2, size.width, size.height))
    }
    var end = ends.maxX
    func placeBefore(_ view: View, _ size: Size, gap: Double) {
      end -= size.width
      place(view, size, x: end)
      end -= gap
    }
    placeBefore(battery, battery.size(charging: battery.isCharging), gap: StatusFace.gap)
    if isTall {
      placeBefore(wifi, WifiView.size, gap: StatusFace.gap)
      placeBefore(signal, SignalView.size, gap: StatusFace.gap)
    }
    let icon = Size(StatusFace.smallIcon, StatusFace.smallIcon)
    for view in [lock, quiet] where !view.isHidden {
      placeBefore(view, icon, gap: Space.tiny)
    }
    if isTall {
      // Over its half of the strip at most, as the time has the other.
      placeCarrier(
        from: max(size.width / 2, timePlace.maxX) + StatusFace.gap, to: end, atEnd: true, middle)
      return
    }
    place(signal, SignalView.size, x: ends.x)
    let next = ends.x + SignalView.size.width + StatusFace.gap
    let room = timePlace.x - StatusFace.gap - WifiView.size.width - StatusFace.gap
    let shown = placeCarrier(from: next, to: room, atEnd: false, middle)
    place(wifi, WifiView.size, x: next + (shown > 0 ? shown + StatusFace.gap : 0))
  }

  /// Puts the carrier between two places, cut where it is too long, and says how wide it is; 0 where it has no room.
  @discardableResult
  private func placeCarrier(from start: Double, to end: Double, atEnd: Bool, _ middle: Double)
    -> Double
  {
    let natural = carrier.metrics(width: nil)?.size.width.rounded(.up) ?? 0
    let room = end - start
    let width = min(natural, room)
    carrier.isHidden =
      carrier.string.isEmpty || room < min(natural, StatusFace.leastCarrier)
    guard !carrier.isHidden else { return 0 }
    let line = carrier.style.lineHeight
    carrier.frame = mirrored(Rect(atEnd ? end - width : start, middle - line / 2, width, line))
    return width
  }
}
