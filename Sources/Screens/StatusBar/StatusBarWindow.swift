import TouchKit

/// The window of the status bar, above the phone's own and below alerts; all but the strip lets touches through.
final class StatusBarWindow: Window {
  private let bar: StatusBarView

  init(application: Application, switches: PhoneSwitches, clock: PhoneClock) {
    bar = StatusBarView(switches: switches, clock: clock)
    super.init(id: "status-window", level: .statusBar, application: application)
    addSubview(bar)
  }

  override var canBecomeKey: Bool { false }

  override func layout() {
    let height = application.stage.map {
      $0.settings.device.statusBarHeight($0.environment.orientation)
    }
    bar.frame = Rect(0, 0, size.width, height ?? 0)
  }

  override func point(inside point: Point, _ event: Event?) -> Bool {
    bar.frame.contains(point)
  }
}
