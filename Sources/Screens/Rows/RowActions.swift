import TouchKit

/// Runs the buttons of a list's rows.
final class RowActions: Referable {
  /// The row of a name.
  var rowNamed: (String) -> ActionRow?
  /// Does what a pressed button says. The row itself is animated here.
  var onPerform: ((ActionRow, RowSide) -> Void)?
  /// A row's button asks, or no longer does: dims the other controls; called inside an animation.
  var onAsk: ((ActionRow, Bool) -> Void)?

  @Unowned private var list: ScrollView
  private var machine = RowActionMachine()
  private let pan = PanRecognizer(name: "row drag", axis: .horizontal)
  /// Receives a tap at another place; the list has it only while a button asks.
  private(set) var cancelTap: CancelTap?
  @Weak private var dragged: ActionRow?
  private var offsetWhenAsked = 0.0

  init(_ list: ScrollView) {
    self.list = list
    rowNamed = list.weakly(or: nil) { list, value in list.find(value) as? ActionRow }
    super.init()
    pan.onChange = weakly { me, _ in me.panChanged() }
    pan.shouldBegin = weakly(or: false) { $0.touchedRow != nil }
    list.addGestureRecognizer(pan)
  }

  /// The row and its end whose button asks now.
  var open: RowActionMachine.Place? { machine.open }

  /// Handles a row's buttons from now on.
  func adopt(_ row: ActionRow) {
    row.onMinus = weakly(with: row) { me, row in me.perform(me.machine.ask(row.logName)) }
    row.onButton = weakly(with: row) { me, row, side in
      me.perform(me.machine.press(.init(row: row.logName, side: side)))
    }
    row.onAction = weakly(with: row) { me, row, side in
      me.perform(me.machine.act(.init(row: row.logName, side: side)))
    }
    row.onGone = weakly(with: row) { me, row in me.forget(row) }
  }

  /// Something else happened: an open button closes.
  func cancel() { perform(machine.cancel()) }

  /// Presses the open button, as the keyboard does.
  func confirm() {
    if let open = machine.open, !machine.isDragging { perform(machine.press(open)) }
  }

  /// The list was scrolled by a finger or by the program.
  func scrolled() {
    guard machine.open != nil, !machine.isDragging else { return }
    if list.isMoving || list.isDragging || list.shownOffset != offsetWhenAsked { cancel() }
  }

  private func forget(_ row: ActionRow) { perform(machine.forget(row.logName)) }

  // MARK: Fingers

  private var touchedRow: ActionRow? {
    pan.touches.first?.view?.ancestors.first(of: ActionRow.self)
  }

  private func panChanged() {
    switch pan.state {
    case .began:
      guard let row = touchedRow else { return }
      dragged = row
      row.prepare()
      row.reveal?.catchNow()
      perform(machine.dragBegan(row.logName, revealed: row.reveal?.shown ?? 0))
      move()
    case .changed: move()
    case .ended:
      guard let row = dragged else { return }
      dragged = nil
      perform(
        machine.dragEnded(
          by: distance(pan.translation.x), velocity: distance(pan.velocity.x), measures(row)))
    case .cancelled:
      dragged = nil
      perform(machine.dragCancelled())
    case .possible, .failed: break
    }
  }

  private func move() {
    guard let row = dragged else { return }
    perform(
      machine.dragMoved(
        by: distance(pan.translation.x), velocity: distance(pan.velocity.x), measures(row)))
  }

  /// A distance along the screen as one towards the leading edge.
  private func distance(_ x: Double) -> Double { list.isRightToLeft ? x : -x }

  private func measures(_ row: ActionRow) -> RowActionMachine.Measures {
    var measures = RowActionMachine.Measures(
      trailing: row.rest(.trailing), leading: row.rest(.leading), width: row.size.width,
      projection: 0)
    guard let tuning = list.window?.stage.tuning else { return measures }
    measures.projection = tuning[RowActions.projection]
    measures.give = tuning[ScrollView.rubber]
    // The distance of a swipe that acts at once is a share of the list's width: in a narrow row a swipe only asks.
    let distance = tuning[RowActions.fullShare] * list.size.width
    if tuning[RowActions.fullSwipe] == .acts, distance < row.size.width {
      measures.full = .init(
        distance: distance, fastDistance: 0.5 * list.size.width,
        velocity: tuning[RowActions.fullVelocity])
    }
    return measures
  }

  // MARK: What the rules say

  private func perform(_ actions: [RowActionMachine.Action]) {
    var left: ActionRow?
    for action in actions {
      switch action {
      case .enter(let place): enter(place)
      case .leave(let place):
        left = rowNamed(place.row)
        leave(place)
      case .follow(let row, let reveal): rowNamed(row)?.follow(reveal)
      case .arm(let place, let isArmed):
        list.window?.stage.note(
          .action, "\(place.row) \(isArmed ? "acts" : "asks") when it is let go")
        rowNamed(place.row)?.arm(isArmed)
      case .settle(let row, let side, let velocity):
        rowNamed(row)?.settle(open: side, velocity: velocity)
      case .perform(let place):
        guard let row = rowNamed(place.row) else { continue }
        switch place.side {
        case .trailing: row.fadeButton(.trailing)
        case .leading: row.settle(open: nil, velocity: 0)
        }
        onPerform?(row, place.side)
      }
    }
    left?.didTransition()
  }

  private func enter(_ place: RowActionMachine.Place) {
    guard let row = rowNamed(place.row), let stage = list.window?.stage else { return }
    stage.note(.action, "\(place.row) asks at its \(place.side.rawValue) end")
    if place.side == .trailing { row.take(row.rowState.union(.deleteConfirmation)) }
    offsetWhenAsked = list.shownOffset
    addCancelTap()
    stage.animate(stage.tuning[ActionRow.action]) {
      row.minus?.turn(up: place.side == .trailing)
      onAsk?(row, true)
    }
  }

  private func leave(_ place: RowActionMachine.Place) {
    removeCancelTap()
    guard let row = rowNamed(place.row), let stage = list.window?.stage else { return }
    row.willTransition(to: row.rowState.subtracting(.deleteConfirmation))
    stage.animate(stage.tuning[ActionRow.action]) {
      row.minus?.turn(up: false)
      onAsk?(row, false)
    }
  }

  // MARK: Taps at another place

  private func addCancelTap() {
    removeCancelTap()
    let tap = CancelTap()
    tap.onChange = weakly { me, tap in if tap.state == .ended { me.tapped(tap) } }
    tap.shouldReceive = weakly(or: false) { me, touch in
      me.isRecogniserFirst || !me.isOnOpenButton(touch.location)
    }
    list.addGestureRecognizer(tap)
    cancelTap = tap
  }

  private func removeCancelTap() {
    guard let tap = cancelTap else { return }
    cancelTap = nil
    // The tap may still be reporting its end, so it is already forgotten here.
    list.removeGestureRecognizer(tap)
  }

  private var isRecogniserFirst: Bool {
    list.window?.stage.tuning[RowActions.firstToSeeTaps] == .recogniser
  }

  private func tapped(_ tap: GestureRecognizer) {
    guard let open = machine.open else { return }
    if isOnOpenButton(tap.location(in: nil)) {
      perform(machine.press(open))
    } else {
      cancel()
    }
  }

  private func isOnOpenButton(_ point: Point) -> Bool {
    guard let open = machine.open, let button = rowNamed(open.row)?.button(open.side) else {
      return false
    }
    return button.point(inside: button.fromScreen(point), nil)
  }
}
