import TouchKit

/// The inbox screen: a large title and the messages below it, in one scroll view.
final class InboxView: View {
  let scroll = ScrollView()
  private let title = Label("Inbox", style: TypeScale.largeTitle, color: Palette.ink)
  private let summary = Label(style: TypeScale.second, color: Palette.ink2)
  private(set) var rows: [MessageRow] = []

  init() {
    super.init(id: "inbox")
    role = .screen
    label = "Inbox"
    background = Palette.ground
    title.role = .heading
    summary.isProse = true
    scroll.role = .list
    scroll.indicatorColor = Palette.mark
    addSubview(scroll)
    scroll.addSubview(title)
    scroll.addSubview(summary)
  }

  func show(_ rows: [MessageRow]) {
    for row in self.rows { row.removeFromSuperview() }
    self.rows = rows
    for row in rows {
      row.hasSeparator = row !== rows.last
      scroll.addSubview(row)
    }
    updateSummary()
    setNeedsLayout()
  }

  func updateSummary() {
    let unread = rows.filter(\.message.isUnread).count
    summary.string = unread == 0 ? "All read" : "\(unread) unread"
  }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let area = safeArea
    let margin = stage?.settings.device.margin ?? 0
    let textSize = stage?.environment.textSize ?? 1
    let leading = isRightToLeft ? area.right : area.left
    let width = size.width - area.left - area.right - margin * 2
    scroll.frame = bounds
    var y = Space.small
    for label in [title, summary] {
      let height = label.style.lineHeight * textSize
      label.frame = mirrored(Rect(leading + margin, y, width, height))
      y += height
    }
    y += Space.medium
    for row in rows {
      row.frame = Rect(0, y, size.width, row.sizeThatFits(size).height)
      row.setNeedsLayout()
      y += row.frame.height
    }
    setContent(height: y, inset: area.bottom)
  }

  /// Takes a new length of the content; what is then past its end comes back gently.
  private func setContent(height: Double, inset: Double) {
    scroll.contentInset.bottom = inset
    let end = max(0, height + inset - scroll.size.height)
    if scroll.offset > end, !scroll.isDragging, scroll.contentSize.height == height {
      scroll.scroll(to: end)
    }
    scroll.contentSize = Size(size.width, height)
  }
}
