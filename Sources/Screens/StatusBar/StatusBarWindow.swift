import TouchKit

/// The window of the status bar, above the phone's own and below alerts; all but the strip lets touches through.
final class StatusBarWindow: Window {
  private let bar: StatusBarView
  private let strip: StatusStrip

  init(
    application: Application, switches: PhoneSwitches, clock: PhoneClock, strip: StatusStrip
  ) {
    self.strip = strip
    bar = StatusBarView(switches: switches, clock: clock, strip: strip)
    super.init(id: "status-window", level: .statusBar, application: application)
    addSubview(bar)
  }

  override var canBecomeKey: Bool { false }

  override func layout() {
    bar[.width] = size.width
    bar.follow(.height, strip.call) { [unowned strip] in strip.height(at: $0) }
    bar.setNeedsLayout()
  }

  override func point(inside point: Point, _ event: Event?) -> Bool {
    bar.shown.frame.contains(point)
  }
}
