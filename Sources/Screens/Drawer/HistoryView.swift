import TouchKit

/// The list of notifications under the drawer's switches: a line with the way to clear them, rows that scroll where they
/// are too many, and the way to the rest.
final class HistoryView: View {
  private unowned let drawer: DrawerController
  private let heading = Label("Notifications", style: TypeScale.caption, color: Palette.ink2)
  private let clear = Button("Clear all", id: "drawer-history-clear", style: HistoryView.style)
  private let more = Button(id: "drawer-history-more", style: HistoryView.style)
  private let list = RowListView()
  private let actions: RowActions
  private var rows: [HistoryRow] = []

  private static let style = Button.Style(
    text: TypeScale.secondStrong,
    title: StateColors(Palette.accent, highlighted: Palette.accent.faded(0.45)),
    insets: EdgeInsets(top: 0, left: Space.small, bottom: 0, right: Space.small))

  init(_ drawer: DrawerController) {
    self.drawer = drawer
    actions = RowActions(list)
    super.init()
    clipsToBounds = true
    heading.role = .heading
    list.role = .list
    list.scrollsToTop = false
    list.alwaysBounces = false
    list.indicatorColor = Palette.mark
    for view in [heading, clear, list, more] { addSubview(view) }
    let history = drawer.history
    clear.on(.touchUpInside, "clear") { history.clear() }
    more.on(.touchUpInside, "more") { [unowned drawer] in drawer.expand(!drawer.isExpanded) }
    list.onOffsetChanged = { [weak self] in self?.actions.scrolled() }
    list.onDragBegan = { [weak self] in self?.actions.cancel() }
    actions.onPerform = { row, _ in
      if let row = row as? HistoryRow { history.remove(row.entry.notification) }
    }
  }

  // MARK: Heights

  /// How the room below the switches is shared out.
  struct Heights: Equatable {
    var heading = 0.0
    var rows = 0.0
    var more = 0.0
    var all: Double { heading + rows + more }
  }

  /// What the list takes of a drawer that may be `most` points high below its switches.
  static func heights(
    count: Int, shown: Int, hasMore: Bool, most: Double, textSize: Double
  ) -> Heights {
    guard count > 0, shown > 0 else { return Heights() }
    let row = HistoryRow.height(textSize: textSize)
    var heights = Heights()
    heights.heading = max(Space.target, TypeScale.secondStrong.lineHeight * textSize)
    heights.more = hasMore ? heights.heading : Space.small
    let room = max(row, most - heights.heading - heights.more)
    let all = row * Double(shown)
    // Rows that are cut in their middle say that there are more to scroll to.
    let cut = ((room / row + 0.5).rounded(.down) - 0.5) * row
    heights.rows = all <= room ? all : max(row, cut)
    return heights
  }

  // MARK: Rows

  /// Shows the entries as they are now; rows come and go in motion where the list can be seen.
  func update(animated: Bool) {
    let items = drawer.listed
    let hidden = drawer.history.listed.count - items.count
    let words = drawer.isExpanded ? "Show less" : "Show \(hidden) more"
    guard rows.map(\.entry.number) != items.map(\.number) || more.title != words else { return }
    actions.cancel()
    let former = rows
    var fresh: [HistoryRow] = []
    rows = items.enumerated().map { place, entry in
      if let kept = former.first(where: { $0.entry.number == entry.number }) { return kept }
      let row = HistoryRow(entry, place: place + 1)
      row.on(.touchUpInside, "open") { [unowned drawer] in
        drawer.history.onOpen?(entry.notification)
      }
      actions.adopt(row)
      fresh.append(row)
      return row
    }
    let leaving = former.filter { row in !rows.contains { $0 === row } }
    for row in leaving {
      row.standing = .leaving
      list.sendToBack(row)
    }
    for (place, row) in rows.enumerated() {
      row.place = place + 1
      row.hasSeparator = place + 1 < rows.count
      row.updateTime()
    }
    more.title = words
    more.isHidden = !drawer.hasMore
    let moreWidth = more.sizeThatFits(size).width
    if more.size.width != moreWidth, let stage = window?.stage {
      // Words don't grow; only their place moves.
      stage.withoutAnimation { more.frame = placeOfMore(y: more.frame.y, width: moreWidth) }
    }
    guard animated, let stage = window?.stage else {
      for row in leaving { row.removeFromSuperview() }
      for row in fresh { list.addSubview(row) }
      setNeedsLayout()
      return
    }
    stage.withoutAnimation {
      for row in fresh {
        row.alpha = 0
        list.insertSubview(row, at: 0)
      }
      for row in fresh { row.frame = place(of: row) }
    }
    stage.animate(stage.tuning[ActionRow.closing]) {
      for row in leaving { row.alpha = 0 }
      for row in fresh { row.alpha = 1 }
      layout()
    } completion: { _ in
      for row in leaving { row.removeFromSuperview() }
    }
  }

  private func place(of row: HistoryRow) -> Rect {
    let height = HistoryRow.height(textSize: textSize)
    return Rect(0, Double(row.place - 1) * height, size.width, height)
  }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let heights = drawer.heights
    let device = stage.settings.device
    let area = device.safeArea(stage.environment.orientation)
    let leading = (isRightToLeft ? area.right : area.left) + device.margin
    let trailing = (isRightToLeft ? area.left : area.right) + device.margin
    let inset = HistoryView.style.insets.left
    let clearWidth = clear.sizeThatFits(size).width
    // What goes keeps its place while it goes.
    guard heights.all > 0 else { return }
    clear.frame = mirrored(
      Rect(size.width - trailing - clearWidth + inset, 0, clearWidth, heights.heading))
    heading.frame = mirrored(
      Rect(
        leading, 0, max(0, size.width - leading - trailing - clearWidth), heights.heading))
    list.frame = Rect(0, heights.heading, size.width, heights.rows)
    for row in rows { row.frame = place(of: row) }
    let height = HistoryRow.height(textSize: stage.environment.textSize)
    list.contentSize = Size(size.width, height * Double(rows.count))
    more.frame = placeOfMore(
      y: heights.heading + heights.rows, width: more.sizeThatFits(size).width)
  }

  private func placeOfMore(y: Double, width: Double) -> Rect {
    guard let stage = window?.stage else { return .zero }
    let device = stage.settings.device
    let area = device.safeArea(stage.environment.orientation)
    let leading = (isRightToLeft ? area.right : area.left) + device.margin
    return mirrored(
      Rect(leading - HistoryView.style.insets.left, y, width, drawer.heights.more))
  }
}
