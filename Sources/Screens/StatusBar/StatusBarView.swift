import TouchKit

/// The strip at the top: time, signal and battery, all drawn from values, and a call that goes on.
final class StatusBarView: View {
  private let switches: PhoneSwitches
  private let clock: PhoneClock
  private let strip: StatusStrip
  private let face = StatusFace(.plain)
  private let callLine: CallLine?
  private let callPill: CallPill?
  /// Called when a tap on the strip was recognised.
  var onTap: (() -> Void)?
  /// Called with the strip's middle when assistive technology or the keyboard pressed it.
  var onPress: ((Point) -> Void)?

  init(switches: PhoneSwitches, clock: PhoneClock, strip: StatusStrip) {
    self.switches = switches
    self.clock = clock
    self.strip = strip
    callLine = strip.hasPill ? nil : CallLine()
    callPill = strip.hasPill ? CallPill() : nil
    super.init(id: "status-bar")
    role = .button
    isElement = true
    background = Palette.ground
    // What a call adds is uncovered as the strip grows.
    clipsToBounds = true
    addSubview(face)
    let calls = [callLine, callPill].compactMap { $0 as View? }
    for view in calls {
      addSubview(view)
      view.follow(.alpha, strip.tint) { min(max($0, 0), 1) }
    }
    if callPill != nil { face.fadeTime(as: strip.tint) }
    addGestureRecognizer(TapRecognizer { [weak self] _ in self?.onTap?() })
    onActivate = { [weak self] in
      guard let self else { return }
      onPress?(screenFrame.center)
    }
    clock.onMinute { [weak self] in self?.update() }
  }

  override var text: String? { window?.stage.environment.status.time ?? clock.text }

  override func didEnter(_ stage: Stage) { update() }
  override func environmentChanged() { update() }

  private func update() {
    guard let stage = window?.stage else { return }
    let state = StatusState(stage, clock: clock, switches: switches)
    face.show(state)
    callLine?.face.show(state)
    callPill?.show(time: state.time)
    label = state.words
    setNeedsLayout()
  }

  override func layout() {
    let plain = strip.plainHeight
    for one in [face, callLine?.face] { one?.stripHeight = plain }
    face.frame = Rect(0, 0, size.width, plain)
    // The pill's place follows from the time's.
    face.layout()
    callLine?.frame = Rect(0, 0, size.width, plain + StatusStrip.callHeight)
    callPill?.frame = mirrored(
      CallPill.place(around: face.timePlace, isTall: plain >= StatusFace.tall))
  }
}
