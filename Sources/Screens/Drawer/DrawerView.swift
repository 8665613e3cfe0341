import TouchKit

/// The drawer: a recess with four switches and a handle to push it up by.
final class DrawerView: View {
  private let toggles: [DrawerToggle]
  private let pan = PanRecognizer(name: "drag", axis: .vertical)
  private unowned let drawer: DrawerController

  /// The handle's size and its distance from the drawer's lower edge, in points.
  private static let handle = Size(36, 5)
  private static let handleMargin = 8.0

  init(_ drawer: DrawerController) {
    self.drawer = drawer
    toggles = PhoneSwitch.allCases.map { DrawerToggle($0, drawer.switches) }
    super.init(id: "drawer")
    role = .group
    label = "Drawer"
    for toggle in toggles { addSubview(toggle) }
    pan.onChange = { [unowned self] _ in panChanged() }
    addGestureRecognizer(pan)
  }

  /// The room that captions of this text size need beyond those of size 1.
  static func extraHeight(textSize: Double) -> Double {
    DrawerToggle.captionHeight(textSize: textSize) - DrawerToggle.captionHeight(textSize: 1)
  }

  override func layout() {
    let margin = stage?.settings.device.margin ?? 0
    let side = (stage.map { $0.settings.device.safeArea($0.environment.orientation) })?.left ?? 0
    let row = bounds.inset(by: EdgeInsets(left: side + margin, right: side + margin))
    let width = row.width / Double(toggles.count)
    for (place, toggle) in toggles.enumerated() {
      toggle.frame = mirrored(
        Rect(
          row.x + width * Double(place), Space.medium, width,
          size.height - Space.medium - DrawerView.handleMargin * 2 - DrawerView.handle.height))
    }
  }

  // MARK: Touches

  /// While the drawer moves a finger catches it, whatever it lands on.
  override func hitTest(_ point: Point, _ event: Event?) -> View? {
    let hit = super.hitTest(point, event)
    return hit != nil && drawer.progress.isMoving ? self : hit
  }

  override func touchesBegan(_ touches: [Touch], _ event: Event) {
    if drawer.progress.isMoving { pan.claimNow() }
  }

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
      Rect(0, -size.height, size.width, size.height * 2), radii: .zero,
      context.color(Palette.recess))
    let handle = DrawerView.handle
    context.fill(
      Rect(
        (size.width - handle.width) / 2, size.height - DrawerView.handleMargin - handle.height,
        handle.width, handle.height),
      radius: handle.height / 2, context.color(Palette.mark))
  }
}
