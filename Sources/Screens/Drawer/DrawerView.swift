import TouchKit
import TouchStyle

/// The drawer's view: switches above notifications, with a handle at the lower edge.
final class DrawerView: View {
  private let toggles: [DrawerToggle]
  private let latest: DrawerHistoryRow
  /// Opens the whole list from the one line.
  private let more = Button(id: "drawer-history-more", style: DrawerView.moreStyle)
  private let list: HistoryView
  /// Scrolls switches and notifications as a whole where the screen has no room for a row below the switches.
  private let whole = ScrollView()
  private let pan = PanRecognizer(name: "drag", axis: .vertical)
  @Unowned private var drawer: DrawerController
  /// Whether the switches make room for the line below them; they move there with the line.
  private var makesRoom = false

  /// The handle's size and its distance from the drawer's lower edge, in points.
  private static let handle = Size(36, 5)
  private static let handleMargin = 8.0
  /// How far above the drawer's lower edge the line of the latest notification ends.
  private static let historyFoot = 16.0
  private static let moreStyle = Button.Style(
    text: TypeScale.time,
    title: StateColors(Palette.accent, highlighted: Palette.accent.faded(0.45)), scales: false)

  init(_ drawer: DrawerController) {
    self.drawer = drawer
    toggles = PhoneSwitch.allCases.map { DrawerToggle($0, drawer.switches) }
    latest = DrawerHistoryRow(drawer.history)
    list = HistoryView(drawer)
    super.init(id: "drawer")
    role = .group
    label = "Drawer"
    whole.scrollsToTop = false
    whole.alwaysBounces = false
    whole.indicatorColor = Palette.mark
    for toggle in toggles { addSubview(toggle) }
    // So the settings can be opened on a phone that no notification has reached.
    toggles.first { $0.phoneSwitch == .doNotDisturb }?.leads(
      to: "settings",
      drawer.weakly { drawer in drawer.onSettings?()
      })
    more.on(.touchUpInside, "more", drawer.weakly { drawer in drawer.expand(true) })
    pan.onChange = weakly { me, _ in me.panChanged() }
    addGestureRecognizer(pan)
  }

  override func layout() {
    let grid = drawer.grid
    let handle = DrawerView.handleMargin * 2 + DrawerView.handle.height
    let top = makesRoom ? Space.small : Space.large
    let plain = drawer.plainHeight
    for (index, toggle) in toggles.enumerated() {
      toggle.grid = grid
      toggle.frame = mirrored(grid.frame(index, top: top, height: plain - top - handle))
    }
    placeLine(stage)
    placeList(below: plain - handle)
    list.setNeedsLayout()
  }

  private func placeList(below y: Double) {
    let heights = drawer.heights
    list[.y] = y
    list[.width] = size.width
    guard heights.room != nil else {
      list.follow(.height, drawer.room) { $0 }
      guard whole.superview != nil else { return }
      for toggle in toggles { addSubview(toggle) }
      if list.superview != nil { insertSubview(list, at: 0) }
      whole.removeFromSuperview()
      whole.offset = 0
      return
    }
    list[.height] = heights.content
    whole[.width] = size.width
    whole.follow(.height, drawer.room) { y + $0 }
    whole.contentSize = Size(size.width, y + heights.content)
    guard whole.superview == nil || list.superview !== whole else { return }
    insertSubview(whole, at: 0)
    whole.addSubview(list)
    for toggle in toggles { whole.addSubview(toggle) }
  }

  private func placeLine(_ stage: Stage) {
    let grid = drawer.grid
    let height = DrawerHistoryRow.height(textSize: stage.environment.textSize)
    let y = drawer.plainHeight - DrawerView.historyFoot - height
    let width = grid.width
    let moreWidth = more.title.isEmpty ? 0 : more.sizeThatFits(size).width.rounded(.up)
    let gap = moreWidth > 0 ? Space.small : 0
    latest.frame = mirrored(Rect(grid.start, y, width - moreWidth - gap, height))
    more.frame = mirrored(Rect(grid.start + width - moreWidth, y, moreWidth, height))
  }

  /// Shows the history as it is now.
  func historyChanged(animated: Bool = true) {
    guard let stage = window?.stage else { return }
    latest.update()
    let others = drawer.history.entries.count - 1
    more.title = others > 0 ? "+\(others)" : ""
    more.label = "\(others) more"
    let line = drawer.showsLine ? [latest] + (others > 0 ? [more] : []) : []
    let isListed = drawer.heights.all > 0
    if isListed, list.superview == nil { insertSubview(list, at: 0) }
    if list.superview != nil {
      list.standing = isListed ? .present : .leaving
      list.update(animated: animated)
    }
    guard animated else {
      makesRoom = drawer.showsLine
      for view in line { addSubview(view) }
      setNeedsLayout()
      return
    }
    stage.withoutAnimation {
      for view in line where view.superview == nil {
        view.alpha = 0
        addSubview(view)
      }
      placeLine(stage)
      if stage.environment.reducedMotion {
        makesRoom = drawer.showsLine
        setNeedsLayout()
      }
    }
    let gone = ([latest, more] as [View]).filter { view in !line.contains { $0 === view } }
    for view in [latest, more] as [View] {
      let stays = line.contains { $0 === view }
      view.standing = stays ? .present : .leaving
      // While the line fades out it is above the switches, which accept touches again.
      view.isUserInteractionEnabled = stays
    }
    stage.animate(stage.tuning[Switch.turn]) {
      makesRoom = drawer.showsLine
      for view in line { view.alpha = 1 }
      for view in gone { view.alpha = 0 }
      setNeedsLayout()
    } completion: { _ in
      for view in gone where view.standing == .leaving { view.removeFromSuperview() }
    }
  }

  /// The list has reached the height that it wants.
  func roomChanged() {
    if drawer.heights.all == 0 { list.removeFromSuperview() }
  }

  // MARK: Touches

  private func panChanged() {
    switch pan.state {
    case .began:
      drawer.hold()
      drawer.pull(by: pan.translation.y)
    case .changed: drawer.pull(by: pan.translation.y)
    case .ended: drawer.release(velocity: pan.velocity.y)
    case .cancelled: drawer.giveBack()
    case .possible, .failed: break
    }
  }

  // MARK: Painting

  override func draw(in context: inout DrawingContext) {
    let size = shown.size
    // If the drawer is pulled past its end, the gap under the status bar is floor as well.
    context.fill(
      Rect(0, -size.height, size.width, size.height * 2), context.color(Palette.recess))
    let handle = DrawerView.handle
    context.fill(
      Rect(
        (size.width - handle.width) / 2, size.height - DrawerView.handleMargin - handle.height,
        handle.width, handle.height),
      radius: handle.height / 2, context.color(Palette.mark))
    // The edge of the content, which is higher than the floor.
    context.hairline(bounds, .bottom, context.color(Palette.hairline))
  }
}
