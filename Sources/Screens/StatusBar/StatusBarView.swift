import TouchKit

/// The strip at the top: time, signal and battery, all drawn from values.
final class StatusBarView: View {
  private let switches: PhoneSwitches
  private let clock: PhoneClock
  private let time: Label
  private let signal = SignalView()
  private let wifi = WifiView()
  private let battery = BatteryView()
  private let quiet = Icon.moon.view(Palette.ink, selected: true)
  private let lock = Icon.lock.view(Palette.ink, selected: true)

  /// From this height on a strip has the time at its leading end, clear of round corners.
  static let tall = 44.0
  /// How far a tall strip's middle line lies above its lower edge, and its ends from the sides.
  private static let tallMiddle = 24.0
  private static let tallMargin = 32.0
  private static let smallIcon = 14.0
  private static let gap = 6.0

  init(switches: PhoneSwitches, clock: PhoneClock) {
    self.switches = switches
    self.clock = clock
    time = Label(style: TypeScale.statusBar, color: Palette.ink, alignment: .center)
    time.scales = false
    super.init(id: "status-bar")
    role = .button
    isElement = true
    background = Palette.ground
    for view in [time, signal, wifi, battery, quiet, lock] { addSubview(view) }
    addGestureRecognizer(
      TapRecognizer { [weak self] _ in
        (self?.stage?.application as? PhoneApplication)?.scrollToTop()
      })
    onActivate = { [weak self] in
      guard let self else { return }
      (stage?.application as? PhoneApplication)?.stripPressed(at: screenFrame.center)
    }
    clock.onMinute { [weak self] in self?.update() }
  }

  override var text: String? { clock.text }

  override func didMoveToWindow() { update() }
  override func environmentChanged() { update() }

  private func update() {
    guard let stage else { return }
    time.string = clock.text
    signal.bars = Int(exactly: stage.tuning.number("status-bar.signal").rounded()) ?? 0
    wifi.level = Int(exactly: stage.tuning.number("status-bar.wifi").rounded()) ?? 0
    battery.charge = stage.tuning.number("status-bar.battery")
    quiet.isHidden = !switches.isDoNotDisturb
    lock.isHidden = !switches.isRotationLocked
    let percent = Int(exactly: (battery.charge * 100).rounded()) ?? 0
    label =
      "\(clock.text), signal \(signal.bars) of \(SignalView.count), "
      + "wireless \(wifi.level) of \(WifiView.count), battery \(percent) percent"
    setNeedsLayout()
  }

  override func layout() {
    guard let stage else { return }
    let device = stage.settings.device
    let isTall = size.height >= StatusBarView.tall
    let side = device.safeArea(stage.environment.orientation).left
    let margin = isTall ? StatusBarView.tallMargin : device.margin + side
    let middle = isTall ? size.height - StatusBarView.tallMiddle : size.height / 2
    time.style = device.scale == 1 ? TypeScale.statusBarSmall : TypeScale.statusBar
    time.alignment = isTall ? .leading : .center
    let ends = bounds.inset(by: EdgeInsets(left: margin, right: margin))
    let line = time.style.lineHeight
    time.frame = mirrored(Rect(ends.x, middle - line / 2, ends.width, line))

    func place(_ view: View, _ size: Size, x: Double) {
      view.frame = mirrored(Rect(x, middle - size.height / 2, size.width, size.height))
    }
    var end = ends.maxX
    func placeBefore(_ view: View, _ size: Size, gap: Double) {
      end -= size.width
      place(view, size, x: end)
      end -= gap
    }
    placeBefore(battery, BatteryView.size, gap: StatusBarView.gap)
    if isTall {
      placeBefore(wifi, WifiView.size, gap: StatusBarView.gap)
      placeBefore(signal, SignalView.size, gap: StatusBarView.gap)
    } else {
      place(signal, SignalView.size, x: ends.x)
      place(wifi, WifiView.size, x: ends.x + SignalView.size.width + StatusBarView.gap)
    }
    let icon = Size(StatusBarView.smallIcon, StatusBarView.smallIcon)
    for view in [lock, quiet] where !view.isHidden {
      placeBefore(view, icon, gap: Space.tiny)
    }
  }
}
