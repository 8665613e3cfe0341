import TouchKit

/// The drawer: a recess with four switches, the latest notification and a handle to push it up by.
final class DrawerView: View {
  private let toggles: [DrawerToggle]
  private let latest: DrawerHistoryRow
  private let pan = PanRecognizer(name: "drag", axis: .vertical)
  private unowned let drawer: DrawerController

  /// The handle's size and its distance from the drawer's lower edge, in points.
  private static let handle = Size(36, 5)
  private static let handleMargin = 8.0
  /// How far above the drawer's lower edge the line of the latest notification ends.
  private static let historyFoot = 16.0

  init(_ drawer: DrawerController) {
    self.drawer = drawer
    toggles = PhoneSwitch.allCases.map { DrawerToggle($0, drawer.switches) }
    latest = DrawerHistoryRow(drawer.history)
    super.init(id: "drawer")
    role = .group
    label = "Drawer"
    for toggle in toggles { addSubview(toggle) }
    if !latest.isEmpty { addSubview(latest) }
    pan.onChange = { [unowned self] _ in panChanged() }
    addGestureRecognizer(pan)
  }

  /// The room that captions need beyond the one line of text size 1 that the drawer's tuned height holds.
  static func extraHeight(_ stage: Stage) -> Double {
    let height = DrawerToggle.captionHeight(
      width: columns(width: stage.screenSize.width, stage).width,
      textSize: stage.environment.textSize, stage.measurer)
    return max(0, height - TypeScale.caption.lineHeight)
  }

  /// Where the switches' columns begin and how wide each is.
  private static func columns(width: Double, _ stage: Stage) -> (x: Double, width: Double) {
    let area = stage.settings.device.safeArea(stage.environment.orientation)
    let margin = stage.settings.device.margin
    let start = area.left + margin
    let room = width - start - area.right - margin
    return (start, room / Double(PhoneSwitch.allCases.count))
  }

  override func layout() {
    guard let stage else { return }
    let columns = DrawerView.columns(width: size.width, stage)
    let handle = DrawerView.handleMargin * 2 + DrawerView.handle.height
    // The switches make room for the line below them.
    let top = latest.isEmpty ? Space.large : Space.small
    for (place, toggle) in toggles.enumerated() {
      toggle.frame = mirrored(
        Rect(
          columns.x + columns.width * Double(place), top, columns.width,
          size.height - top - handle))
    }
    latest.frame = linePlace(stage)
  }

  private func linePlace(_ stage: Stage) -> Rect {
    let columns = DrawerView.columns(width: size.width, stage)
    let line = DrawerHistoryRow.height(textSize: stage.environment.textSize)
    return mirrored(
      Rect(
        columns.x, size.height - DrawerView.historyFoot - line,
        columns.width * Double(toggles.count), line))
  }

  /// Shows the notifications that are left to deal with.
  func historyChanged() {
    guard let stage else { return }
    latest.update()
    if !latest.isEmpty, latest.superview == nil {
      latest.frame = linePlace(stage)
      latest.alpha = 0
      addSubview(latest)
    }
    stage.animate(stage.tuning.animation("control.switch")) {
      latest.alpha = 1
      setNeedsLayout()
    }
    if latest.isEmpty { latest.removeFromSuperview() }
  }

  // MARK: Touches

  private func panChanged() {
    switch pan.state {
    case .began:
      drawer.hold()
      drawer.pull(by: pan.translation.y)
    case .changed: drawer.pull(by: pan.translation.y)
    case .ended: drawer.letGo(velocity: pan.velocity.y)
    case .cancelled: drawer.giveBack()
    case .possible, .failed: break
    }
  }

  // MARK: Painting

  override func draw(in context: inout DrawingContext) {
    let size = shown.size
    // Pulled past its end the drawer leaves a gap under the status bar, which is floor as well.
    context.fill(
      Rect(0, -size.height, size.width, size.height * 2), context.color(Palette.recess))
    let handle = DrawerView.handle
    context.fill(
      Rect(
        (size.width - handle.width) / 2, size.height - DrawerView.handleMargin - handle.height,
        handle.width, handle.height),
      radius: handle.height / 2, context.color(Palette.mark))
    // The edge of the content, which lies higher than the floor.
    context.hairline(bounds, .bottom, context.color(Palette.hairline))
  }
}
