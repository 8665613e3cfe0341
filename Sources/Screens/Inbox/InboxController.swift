import TouchKit

/// Runs the inbox: its rows, its search, its deletions.
final class InboxController: ViewController {
  /// Called when the user opens a message; it counts as read from then on.
  var onOpen: ((Message) -> Void)?
  private let inbox = InboxView()
  private let actions: RowActions
  private let undoing: UndoController
  /// What came, newest first.
  private let content: [Message]
  private var messages: UndoableList<MessageRow>
  private(set) var isEditing = false
  /// The row that the keyboard has selected.
  @Weak private var marked: MessageRow?
  private var day: Int

  init(_ stage: Stage, clock: PhoneClock, messages: [Message], undo: UndoController) {
    undoing = undo
    day = stage.civilNow.day
    actions = RowActions(inbox.scroll)
    content = messages
    self.messages = UndoableList([])
    super.init(stage)
    clock.onMinute(weakly { me in me.minutePassed() })
  }

  override var title: String { "Inbox" }
  override func makeView() -> View { inbox }

  override func viewDidLoad() {
    messages = UndoableList(content.map { MessageRow($0) })
    for row in messages.elements {
      row.add(Action("open", InboxController.open), to: self, for: .touchUpInside)
      actions.adopt(row)
    }
    inbox.show(messages.elements)
    inbox.editButton.on(.touchUpInside, "edit", weakly { me in me.setEditing(!me.isEditing) })
    inbox.scroll.onOffsetChanged = weakly { me in me.actions.scrolled() }
    inbox.scroll.onDragBegan = weakly { me in
      me.actions.cancel()
      me.endSearching()
    }
    inbox.onTouch = weakly { me in me.endSearching() }
    inbox.search.onChange = weakly { me, words in me.seek(words) }
    inbox.search.field.on(
      [.editingDidEnd, .editingDidEndOnExit], "search ends",
      weakly { me in me.searchEnded()
      })
    actions.onPerform = weakly { me, row, side in me.perform(side, on: row) }
    actions.onAsk = weakly { me, row, asks in me.dim(asks, but: row) }
  }

  /// Brings the message of this number into view and opens it.
  func open(_ number: Int) {
    guard let row = inbox.rows.first(where: { $0.message.number == number }) else {
      stage.note(.action, "there is no message \(number) to open")
      return
    }
    if row.isHidden {
      inbox.search.clear()
      // The row's frame is needed now.
      inbox.layout()
    }
    inbox.scroll.reveal(row.frame)
    row.flash()
    stage.note(.action, "\(row.logName) opened")
    open(row)
  }

  private func open(_ row: MessageRow) {
    guard !isEditing else { return }
    mark(nil)
    row.markRead()
    inbox.rowChanged(row)
    onOpen?(row.message)
  }

  /// From midnight on the rows' times have other words.
  private func minutePassed() {
    let today = stage.civilNow.day
    guard today != day else { return }
    day = today
    for row in inbox.rows { row.updateTime() }
  }

  // MARK: Searching

  var searchField: SearchField { inbox.search }

  private func seek(_ words: String) {
    actions.cancel()
    mark(nil)
    inbox.seek(words)
  }

  private func endSearching() { inbox.search.field.resignFirstResponder() }

  /// Makes the list the first responder again, unless another one is.
  private func searchEnded() {
    guard isAppearing, stage.application.firstResponder == nil else { return }
    becomeFirstResponder()
  }

  // MARK: Coming and going

  override var canBecomeFirstResponder: Bool { true }
  override func viewDidAppear() { becomeFirstResponder() }
  override func viewWillDisappear() {
    actions.cancel()
    undoing.withdraw(self)
    endSearching()
    resignFirstResponder()
  }

  // MARK: Editing

  /// Shows or removes the marks of edit mode.
  func setEditing(_ editing: Bool) {
    guard editing != isEditing else { return }
    actions.cancel()
    isEditing = editing
    inbox.editButton.title = editing ? "Done" : "Edit"
    inbox.setNeedsLayout()
    let rows = inbox.rows
    stage.animate(stage.tuning[ActionRow.action]) {
      for row in rows { row.setEditing(editing) }
      inbox.rowsChangeHeight()
    } completion: { _ in
      for row in rows { row.dropMinus() }
    }
  }

  /// Dims the other controls while a button asks.
  private func dim(_ asks: Bool, but row: ActionRow) {
    let alpha = asks ? stage.tuning[RowActions.dimmedAlpha] : 1
    inbox.editButton.alpha = alpha
    for other in inbox.rows where other !== row && other.rowState.contains(.editControl) {
      other.minus?.alpha = alpha
    }
  }

  private func perform(_ side: RowSide, on row: ActionRow) {
    switch side {
    case .trailing:
      // The list decides which message it is: the one whose row is at the middle of the pressed row.
      let middle = row.frame.midY
      guard
        let index = inbox.rows.firstIndex(where: {
          $0.frame.y <= middle && middle < $0.frame.maxY
        })
      else { return }
      delete(at: index)
    case .leading:
      guard let row = row as? MessageRow else { return }
      row.markRead(row.message.isUnread)
      inbox.rowChanged(row)
    }
  }

  // MARK: Deleting, undo and redo

  private func delete(at index: Int) {
    let row = messages.delete(at: index)
    stage.note(.action, "the inbox commits the deletion of \(row.logName)")
    close(row, at: index)
    undoing.show(
      .done(words("Deleted", row), by: self, weakly { me, command in me.accept(command) }))
  }

  private func close(_ row: MessageRow, at index: Int) {
    row.wasMarked = marked === row
    if row.wasMarked {
      // The next row below that the search shows; without one, the last row above.
      let left = messages.elements
      mark(
        left.dropFirst(index).first { !$0.isHidden } ?? left.prefix(index).last { !$0.isHidden })
    }
    inbox.close(row)
    if messages.elements.isEmpty { setEditing(false) }
  }

  private func words(_ verb: String, _ row: MessageRow) -> String {
    "\(verb) “\(row.message.subject)”"
  }

  private func accept(_ command: UndoOffer.Command) {
    actions.cancel()
    switch command {
    case .undo: undo()
    case .redo: redo()
    }
  }

  private func undo() {
    guard let removal = messages.undo() else { return }
    stage.note(.action, "the inbox brings \(removal.element.logName) back")
    inbox.open(removal.element, at: removal.index, isEditing: isEditing)
    if removal.element.wasMarked { mark(removal.element) }
  }

  private func redo() {
    guard let removal = messages.redo() else { return }
    stage.note(.action, "the inbox deletes \(removal.element.logName) again")
    close(removal.element, at: removal.index)
  }

  /// A shake offers to undo the last deletion or to redo it.
  override func shaken(_ event: Event) {
    actions.cancel()
    let question = UndoOffer.question(
      undo: messages.lastDone.map { "\(words("Undo deleting", $0.element))?" },
      redo: messages.lastUndone.map { "\(words("Delete", $0.element)) again?" }, by: self,
      weakly { me, command in me.accept(command) })
    guard let question else { return super.shaken(event) }
    undoing.show(question)
  }

  // MARK: Keyboard

  /// A button that asks closes first, then the search is cleared.
  override func goBack() -> Bool {
    if super.goBack() { return true }
    if actions.open != nil {
      actions.cancel()
    } else if !inbox.search.field.string.isEmpty {
      inbox.search.clear()
    } else {
      return false
    }
    return true
  }

  override func keyPressed(_ key: KeyInput) -> Bool {
    switch key.name {
    case "down": step(1)
    case "up": step(-1)
    case "return" where actions.open != nil: actions.confirm()
    case "return":
      guard let marked else { return super.keyPressed(key) }
      open(marked)
    case "delete", "backspace":
      if actions.open != nil {
        actions.confirm()
      } else if let marked, let index = inbox.rows.firstIndex(where: { $0 === marked }) {
        delete(at: index)
      } else {
        return super.keyPressed(key)
      }
    case "z" where key.has(.control):
      actions.cancel()
      if key.has(.shift) { redo() } else { undo() }
      undoing.withdraw(self)
    default: return super.keyPressed(key)
    }
    return true
  }

  private func step(_ by: Int) {
    actions.cancel()
    let rows = inbox.shownRows
    guard !rows.isEmpty else { return }
    let present = rows.firstIndex { $0 === marked }
    let next = present.map { min(max($0 + by, 0), rows.count - 1) } ?? (by > 0 ? 0 : rows.count - 1)
    mark(rows[next])
    inbox.scroll.reveal(rows[next].frame)
  }

  private func mark(_ row: MessageRow?) {
    marked?.isMarked = false
    marked = row
    row?.isMarked = true
  }
}
