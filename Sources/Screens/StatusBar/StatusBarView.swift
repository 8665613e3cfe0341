import TouchKit
import TouchStyle

/// The status bar's view, which shows the readings or a call.
final class StatusBarView: View {
  private let switches: PhoneSwitches
  private let clock: PhoneClock
  private let statusBar: StatusBar
  private let readings = StatusReadingsView(.plain)
  private let callLine: CallLine?
  private let callPill: CallPill?
  /// Called when a tap on the status bar was recognised.
  var onTap: (() -> Void)?
  /// Called with the status bar's middle when assistive technology or the keyboard pressed it.
  var onPress: ((Point) -> Void)?

  init(switches: PhoneSwitches, clock: PhoneClock, statusBar: StatusBar) {
    self.switches = switches
    self.clock = clock
    self.statusBar = statusBar
    callLine = statusBar.hasPill ? nil : CallLine()
    callPill = statusBar.hasPill ? CallPill() : nil
    super.init(id: "status-bar")
    role = .button
    isElement = true
    background = Palette.ground
    // The line for a call appears as the status bar grows.
    clipsToBounds = true
    addSubview(readings)
    let calls = [callLine, callPill].compactMap { $0 as View? }
    for view in calls {
      addSubview(view)
      view.follow(.alpha, statusBar.tint) { min(max($0, 0), 1) }
    }
    if callPill != nil { readings.fadeTime(as: statusBar.tint) }
    addGestureRecognizer(TapRecognizer(weakly { me, _ in me.onTap?() }))
    onActivate = weakly { me in
      me.onPress?(me.screenFrame.center)
    }
    clock.onMinute(weakly { me in me.update() })
  }

  override var text: String? { window?.stage.environment.status.time ?? clock.text }

  override func didEnter(_ stage: Stage) { update() }
  override func environmentChanged() { update() }

  private func update() {
    guard let stage = window?.stage else { return }
    let state = StatusState(stage, clock: clock, switches: switches)
    readings.show(state)
    callLine?.readings.show(state)
    callPill?.show(time: state.time)
    label = state.words
    setNeedsLayout()
  }

  override func layout() {
    let plain = statusBar.plainHeight
    for one in [readings, callLine?.readings] { one?.statusBarHeight = plain }
    readings.frame = Rect(0, 0, size.width, plain)
    // The pill's frame depends on the time's.
    readings.layout()
    callLine?.frame = Rect(0, 0, size.width, plain + StatusBar.callHeight)
    callPill?.frame = mirrored(
      CallPill.place(around: readings.timeFrame, isTall: plain >= StatusReadingsView.tall))
  }
}
