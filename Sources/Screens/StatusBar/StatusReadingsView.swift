import TouchKit
import TouchStyle

/// The status bar's readings, such as the time, in one set of colours. During a call a second one fades in over it.
final class StatusReadingsView: View {
  private let time: Label
  private let carrier: Label
  private let signal = SignalView()
  private let wifi = WifiView()
  private let battery = BatteryView()
  private let quiet: PathView
  private let lock: PathView

  /// From this height on the status bar has the time at its leading end, away from the screen's round corners.
  static let tall = 44.0
  /// How far a tall status bar's middle line is above its lower edge, and its ends from the sides.
  private static let tallMiddle = 24.0
  private static let tallMargin = 32.0
  private static let smallIcon = 14.0
  private static let gap = 6.0
  /// The least room for the carrier in points; with less it is not shown.
  private static let leastCarrier = 20.0

  /// The status bar's height without the line for a call.
  var statusBarHeight = 0.0 { didSet { if statusBarHeight != oldValue { setNeedsLayout() } } }
  /// The time's frame; empty before the first layout.
  private(set) var timeFrame = Rect.zero

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

  /// Fades the time out while a pill with the time fades in.
  func fadeTime(as tint: AnimatedValue) {
    time.follow(.alpha, tint) { max(0, 1 - 2 * max(0, $0)) }
  }

  /// Shows the readings.
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
    let isTall = statusBarHeight >= StatusReadingsView.tall
    let side = device.safeArea(stage.environment.orientation).left
    let margin = isTall ? StatusReadingsView.tallMargin : device.margin + side
    let middle = isTall ? statusBarHeight - StatusReadingsView.tallMiddle : statusBarHeight / 2
    for label in [time, carrier] {
      label.style = device.scale == 1 ? TypeScale.statusBarSmall : TypeScale.statusBar
    }
    time.alignment = isTall ? .leading : .center
    let ends = bounds.inset(by: EdgeInsets(left: margin, right: margin))
    let line = time.style.lineHeight
    time.frame = mirrored(Rect(ends.x, middle - line / 2, ends.width, line))
    let width = min(ends.width, time.metrics(width: nil)?.size.width.rounded(.up) ?? 0)
    let start = isTall ? ends.x : ends.x + (ends.width - width) / 2
    timeFrame = Rect(start, middle - line / 2, width, line)

    func place(_ view: View, _ size: Size, x: Double) {
      view.frame = mirrored(Rect(x, middle - size.height / 2, size.width, size.height))
    }
    var end = ends.maxX
    func placeBefore(_ view: View, _ size: Size, gap: Double) {
      end -= size.width
      place(view, size, x: end)
      end -= gap
    }
    placeBefore(battery, battery.size(charging: battery.isCharging), gap: StatusReadingsView.gap)
    if isTall {
      placeBefore(wifi, WifiView.size, gap: StatusReadingsView.gap)
      placeBefore(signal, SignalView.size, gap: StatusReadingsView.gap)
    }
    let icon = Size(StatusReadingsView.smallIcon, StatusReadingsView.smallIcon)
    for view in [lock, quiet] where !view.isHidden {
      placeBefore(view, icon, gap: Space.tiny)
    }
    if isTall {
      // The carrier has half of the status bar at most; the time has the other half.
      placeCarrier(
        from: max(size.width / 2, timeFrame.maxX) + StatusReadingsView.gap, to: end, atEnd: true,
        middle
      )
      return
    }
    place(signal, SignalView.size, x: ends.x)
    let next = ends.x + SignalView.size.width + StatusReadingsView.gap
    let room = timeFrame.x - StatusReadingsView.gap - WifiView.size.width - StatusReadingsView.gap
    let shown = placeCarrier(from: next, to: room, atEnd: false, middle)
    place(wifi, WifiView.size, x: next + (shown > 0 ? shown + StatusReadingsView.gap : 0))
  }

  /// Puts the carrier between two x and cuts it if it is too long. Returns its width; 0 if it is not shown.
  @discardableResult
  private func placeCarrier(from start: Double, to end: Double, atEnd: Bool, _ middle: Double)
    -> Double
  {
    let natural = carrier.metrics(width: nil)?.size.width.rounded(.up) ?? 0
    let room = end - start
    let width = min(natural, room)
    carrier.isHidden =
      carrier.string.isEmpty || room < min(natural, StatusReadingsView.leastCarrier)
    guard !carrier.isHidden else { return 0 }
    let line = carrier.style.lineHeight
    carrier.frame = mirrored(Rect(atEnd ? end - width : start, middle - line / 2, width, line))
    return width
  }
}
