import TouchKit
import TouchStyle

/// The main window's view: a tray that moves, with the drawer on it, behind the content and higher up.
final class ShellView: View {
  let content = ContentView()
  private let tray = View()
  @Unowned private var drawer: DrawerController
  private let statusBar: StatusBar

  init(_ drawer: DrawerController, _ statusBar: StatusBar) {
    self.drawer = drawer
    self.statusBar = statusBar
    super.init()
    background = Palette.ground
    addSubview(tray)
    tray.addSubview(content)
    drawer.shell = self
  }

  override func didEnter(_ stage: Stage) { setNeedsLayout() }

  /// Puts a drawer's view onto the tray, behind the content and higher up.
  func show(_ view: DrawerView) {
    tray.insertSubview(view, at: 0)
    setNeedsLayout()
  }

  /// The drawer moves to its other end now.
  func drawerTurned() { updateSafeArea() }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    if drawer.view != nil { drawer.fitRoom(animated: false) }
    let plain = drawer.plainHeight
    let bar = statusBar.plainHeight
    tray[.x] = 0
    tray[.width] = size.width
    tray[.height] = drawer.height + size.height - statusBar.height
    // At progress 0 the drawer is above the bar's lower edge, where the status bar's own window covers it.
    tray.follow(
      .y, drawer.progress, drawer.room,
      drawer.weakly(or: 0) { drawer, p, room in
        bar + (drawer.place(at: p) - 1) * (plain + room)
      })
    // The line for a call moves everything below it.
    tray.follow(
      .translationY, statusBar.call,
      statusBar.weakly(or: 0) { statusBar, value in
        statusBar.height(at: value) - bar
      })
    drawer.view?[.width] = size.width
    drawer.view?.follow(.height, drawer.room) { plain + $0 }
    drawer.view?.setNeedsLayout()
    content[.width] = size.width
    content[.height] = size.height - statusBar.height
    content.follow(.y, drawer.room) { plain + $0 }
    content.setNeedsLayout()
    updateSafeArea()
  }

  private func updateSafeArea() {
    guard let stage = window?.stage else { return }
    let device = stage.settings.device
    var area = device.safeArea(stage.environment.orientation)
    let margin = device.readableMargin(size.width - area.left - area.right)
    area.left += margin
    area.right += margin
    // An open drawer pushes the content's lower end off the screen.
    if drawer.isOpen { area.bottom += drawer.height }
    content.insets = area
  }

  // MARK: Painting over the tray

  override func drawOverlay(in context: inout DrawingContext) {
    guard drawer.view != nil else { return }
    let p = drawer.progress.shown
    switch drawer.style {
    case .travel: drawBarShadow(&context, shownHeight: p * drawer.shownHeight, alpha: 1)
    case .crossFade:
      // The tray is at the nearer end; its picture at the other end fades over it.
      let isNearOpen = p >= 0.5
      let fade = max(0, isNearOpen ? 1 - p : p)
      if fade > 0 {
        context.repaint(
          tray, movedBy: Point(0, isNearOpen ? -drawer.shownHeight : drawer.shownHeight),
          alpha: fade)
      }
      drawBarShadow(&context, shownHeight: drawer.shownHeight, alpha: min(1, max(0, p)))
    }
  }

  /// The shadow that the status bar throws into the recess below it.
  private func drawBarShadow(
    _ context: inout DrawingContext, shownHeight: Double, alpha: Double
  ) {
    guard shownHeight > 0, alpha > 0 else { return }
    var shadow = Shadows.barOntoDrawer.resolved(context.environment)
    shadow.color = shadow.color.faded(alpha)
    let reach = shadow.blur * 2 + shadow.y
    context.clip(Rect(0, statusBar.shownHeight, size.width, min(shownHeight, reach))) { context in
      // Its size never changes, so that it is rendered once; only its upper edge is within the clip.
      context.innerShadow(
        Rect(-reach, statusBar.shownHeight, size.width + 2 * reach, 3 * reach), shadow)
    }
  }
}
