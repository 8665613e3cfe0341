import TouchKit

/// The window of the status bar, above the phone's own and below alerts; all but the strip lets touches through.
final class StatusBarWindow: Window {
  private let bar: StatusBarView
  /// The shades of modals that are there, which lie over the strip as over the content.
  private var shades: [(shade: ModalShade, view: View)] = []

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
    for (_, view) in shades { view.frame = bar.frame }
  }

  /// Shades the strip with a modal; over an open drawer, which the shade does not reach, it is as light as the drawer.
  func add(_ shade: ModalShade, under drawer: AnimatedValue) {
    let view = View()
    view.background = shade.color
    view.isUserInteractionEnabled = false
    view.frame = bar.frame
    view.follow(.alpha, shade.progress, drawer) { shade, drawer in
      min(max(shade, 0), 1) * (1 - min(max(drawer, 0), 1))
    }
    addSubview(view)
    shades.append((shade, view))
  }

  func remove(_ shade: ModalShade) {
    for one in shades where one.shade === shade { one.view.removeFromSuperview() }
    shades.removeAll { $0.shade === shade }
  }

  override func point(inside point: Point, _ event: Event?) -> Bool {
    bar.frame.contains(point)
  }
}
