import TouchKit

/// The window of the status bar, above the main window. Only the bar receives touches.
final class StatusBarWindow: Window {
  private let bar: StatusBarView
  private let statusBar: StatusBar
  /// The shades of the modals on the screen, which are over the status bar as well.
  private var shades: [(shade: ModalShade, view: View)] = []

  init(application: Application, bar: StatusBarView, statusBar: StatusBar) {
    self.statusBar = statusBar
    self.bar = bar
    super.init(id: "status-window", level: .statusBar, application: application)
    addSubview(bar)
  }

  override var canBecomeKey: Bool { false }

  override func layout() {
    bar[.width] = size.width
    bar.follow(
      .height, statusBar.call,
      statusBar.weakly(or: 0) { statusBar, value in statusBar.height(at: value) })
    bar.setNeedsLayout()
    for (_, view) in shades { follow(view) }
  }

  /// Shades the status bar while a modal is shown, but not over an open drawer, which the modal's shade does not cover.
  func add(_ shade: ModalShade, under drawer: AnimatedValue) {
    let view = View()
    view.background = shade.color
    view.isUserInteractionEnabled = false
    follow(view)
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

  /// Keeps a shade as high as the status bar.
  private func follow(_ view: View) {
    view[.width] = size.width
    view.follow(
      .height, statusBar.call,
      statusBar.weakly(or: 0) { statusBar, value in statusBar.height(at: value) })
  }

  override func point(inside point: Point, _ event: Event?) -> Bool {
    bar.shown.frame.contains(point)
  }
}
