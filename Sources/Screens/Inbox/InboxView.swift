import TouchKit
import TouchStyle

/// The inbox screen: a large title above the messages, in one scroll view.
final class InboxView: View {
  let scroll = RowListView()
  let editButton = Button("Edit", id: "edit-button")
  let search = SearchField(placeholder: "Search", id: "search-field")
  /// Called when the user taps beside the controls.
  var onTouch: (() -> Void)?
  private let title = Label("Inbox", style: TypeScale.largeTitle)
  private let summary = Label(style: TypeScale.second, color: Palette.ink2)
  private(set) var rows: [MessageRow] = []
  /// The deleted rows whose gaps are still closing.
  private var closing: [MessageRow] = []

  init() {
    super.init(id: ScreenName.inbox.rawValue)
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
    scroll.addSubview(editButton)
    scroll.addSubview(search)
    search.clearButton.label = "Clear the search"
  }

  override func touchesEnded(_ touches: [Touch], _ event: Event) { onTouch?() }

  func show(_ rows: [MessageRow]) {
    for row in self.rows { row.removeFromSuperview() }
    self.rows = rows
    for row in rows { scroll.addSubview(row) }
    rowsChanged()
    setNeedsLayout()
  }

  func updateSummary() {
    if !sought.isEmpty {
      let found = shownRows.count
      summary.string = found == 0 ? "Nothing found" : "\(found) found"
      return
    }
    let unread = rows.filter { $0.message.isUnread }.count
    summary.string = rows.isEmpty ? "No messages" : unread == 0 ? "All read" : "\(unread) unread"
  }

  // MARK: Search

  /// The words that the user searches for.
  private var sought: [String] = []

  /// The rows that are not hidden by the search.
  var shownRows: [MessageRow] { rows.filter { !$0.isHidden } }

  /// Shows only the messages that have all of these words.
  func seek(_ words: String) {
    sought = InboxView.words(of: words)
    rowsChanged()
    setNeedsLayout()
  }

  private static func words(of string: String) -> [String] {
    var small = string.lowercased()
    return small.withUTF8(plainWords)
      ?? small.split { $0.isWhitespace }.map(String.init)
  }

  /// The words of a text in ASCII, in which each byte is a letter; nil for other texts, which need far longer.
  private static func plainWords(_ bytes: UnsafeBufferPointer<UInt8>) -> [String]? {
    var words: [String] = []
    var start = 0
    for (offset, byte) in bytes.enumerated() {
      guard byte < 0x80 else { return nil }
      // A space, a tab or a line break.
      guard byte == 0x20 || (0x09...0x0D).contains(byte) else { continue }
      if start < offset { words.append(String(decoding: bytes[start..<offset], as: UTF8.self)) }
      start = offset + 1
    }
    if start < bytes.count { words.append(String(decoding: bytes[start...], as: UTF8.self)) }
    return words
  }

  private func rowsChanged() {
    for row in rows { row.isHidden = !row.message.has(sought) }
    let last = shownRows.last
    for row in rows { row.hasSeparator = row !== last }
    editButton.isEnabled = !rows.isEmpty
    updateSummary()
  }

  // MARK: Rows that go and come

  /// Closes a row's gap and then removes the row. Under reduced motion neither the row nor the gap is seen to change:
  /// if the row faded, its words and those of the next row would be seen on top of each other.
  func close(_ row: MessageRow) {
    guard let stage = window?.stage, let index = rows.firstIndex(where: { $0 === row }) else {
      return
    }
    rows.remove(at: index)
    rowsChanged()
    row.isMarked = false
    row.isUserInteractionEnabled = false
    closing.append(row)
    row.clipsToBounds = true
    // The rows below move over it; it never moves over them.
    scroll.sendToBack(row)
    let isStill = stage.environment.reducedMotion
    if isStill { stage.withoutAnimation { row.alpha = 0 } }
    stage.move(
      stage.tuning[ActionRow.closing],
      {
        if !isStill { row[.height] = 0 }
        layout()
      }, completion: weakly(with: row) { me, row, _ in me.closed(row) })
  }

  private func closed(_ row: MessageRow) {
    guard closing.contains(where: { $0 === row }) else { return }
    closing.removeAll { $0 === row }
    row.removeFromSuperview()
    row.alpha = 1
  }

  /// Opens a gap for a row; a gap that still closes turns round. Under reduced motion the gap is there at once, and the row
  /// fades in. In edit mode the row has its mark from the first frame on, since the mark's room may make its words higher.
  func open(_ row: MessageRow, at index: Int, isEditing: Bool) {
    guard let stage = window?.stage else { return }
    let wasClosing = closing.contains { $0 === row }
    closing.removeAll { $0 === row }
    rows.insert(row, at: index)
    let fades = stage.environment.reducedMotion
    let y = index == 0 ? top : rows[index - 1].frame.maxY
    if !wasClosing {
      stage.withoutAnimation {
        row.frame = Rect(0, y, size.width, 0)
        row.clipsToBounds = true
        scroll.insertSubview(row, at: 0)
        if fades { row.alpha = 0 }
      }
    }
    row.restore()
    stage.withoutAnimation { row.setEditing(isEditing) }
    if !isEditing { row.dropMinus() }
    rowsChanged()
    if fades {
      scroll.sendToBack(row)
      stage.withoutAnimation { layout() }
    }
    stage.animate(
      stage.tuning[ActionRow.closing],
      {
        row.alpha = 1
        layout()
      }, completion: row.weakly { row, _ in if row.frame.height > 0 { row.clipsToBounds = false } })
  }

  /// A message was read or marked as unread: words of another weight may need another number of lines.
  func rowChanged(_ row: MessageRow) {
    updateSummary()
    if row.sizeThatFits(size).height != row.size.height { setNeedsLayout() }
  }

  // MARK: Layout

  override func environmentChanged() { setNeedsLayout() }

  /// The rows have another width for their words, and so may need another height; called inside an animation.
  func rowsChangeHeight() {
    guard let stage = window?.stage,
      shownRows.contains(where: { $0.sizeThatFits(size).height != $0.size.height })
    else { return }
    if stage.environment.reducedMotion {
      stage.withoutAnimation { setNeedsLayout() }
    } else {
      setNeedsLayout()
    }
  }

  /// Where the first row begins.
  private var top: Double {
    [title, summary].reduce(Space.small + Space.medium * 2 + searchHeight) {
      $0 + $1.style.lineHeight * textSize
    }
  }

  private var searchHeight: Double { max(Space.target, search.sizeThatFits(size).height) }

  override func layout() {
    let area = safeArea
    let margin = stage.settings.device.margin
    let leading = isRightToLeft ? area.right : area.left
    let trailing = isRightToLeft ? area.left : area.right
    let width = size.width - area.left - area.right - margin * 2
    scroll.frame = bounds
    let edit = editButton.sizeThatFits(size)
    var y = Space.small
    for label in [title, summary] {
      let height = label.style.lineHeight * textSize
      let room = label === title ? width - edit.width : width
      label.frame = mirrored(Rect(leading + margin, y, room, height))
      if label === title {
        editButton.frame = mirrored(
          Rect(
            size.width - trailing - margin - edit.width + Button.Style.plain.insets.right,
            y + (height - edit.height) / 2, edit.width, edit.height))
      }
      y += height
    }
    search.frame = mirrored(
      Rect(leading + margin, y + Space.medium, width, searchHeight))
    y = top
    for row in rows {
      let height = row.isHidden ? 0 : row.sizeThatFits(size).height
      row.frame = Rect(0, y, size.width, height)
      row.setNeedsLayout()
      y += row.frame.height
    }
    setContent(height: y, inset: area.bottom)
  }

  /// Sets the content's height; if the view is then scrolled past the end, it moves back.
  private func setContent(height: Double, inset: Double) {
    scroll.contentInset.bottom = inset
    let end = max(0, height + scroll.fullInset.bottom - scroll.size.height)
    if scroll.offset > end, !scroll.isDragging { scroll.scroll(to: end) }
    scroll.contentSize = Size(size.width, height)
  }
}
