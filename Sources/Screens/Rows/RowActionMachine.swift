/// The rules of rows with buttons at their ends: one row is open at a time, its button acts once.
///
/// Distances are revealed points: positive from the trailing edge, negative from the leading one.
struct RowActionMachine {
  /// A row and the end of it that is open.
  struct Place: Equatable {
    var row: String
    var side: RowSide
  }
  enum Action: Equatable {
    /// The button asks from now on; a tap at another place closes it.
    case enter(Place)
    /// The button no longer asks: it was pressed or closed.
    case leave(Place)
    /// The finger has revealed this many points.
    case follow(row: String, reveal: Double)
    /// The button now acts when the finger lifts, or no longer does.
    case arm(Place, Bool)
    /// The row moves on to the open button, or closes, with the finger's velocity.
    case settle(row: String, open: RowSide?, velocity: Double)
    case perform(Place)
  }
  private enum State: Equatable {
    case closed
    /// A finger drags a row that had `from` points revealed when the drag began; the button at `armed` acts on release.
    case dragging(row: String, from: Double, open: RowSide?, armed: RowSide?)
    case open(Place)
  }
  private var state = State.closed

  /// The button that asks now.
  var open: Place? {
    switch state {
    case .closed: nil
    case .dragging(let row, _, let side, _): side.map { Place(row: row, side: $0) }
    case .open(let place): place
    }
  }

  var isDragging: Bool {
    if case .dragging = state { true } else { false }
  }

  /// A row's mark was pressed: its button opens or closes.
  mutating func ask(_ row: String) -> [Action] {
    switch state {
    case .open(let place) where place.row == row: return cancel()
    case .closed, .open:
      let place = Place(row: row, side: .trailing)
      let actions = cancel()
      state = .open(place)
      return actions + [.enter(place), .settle(row: row, open: .trailing, velocity: 0)]
    case .dragging: return []
    }
  }

  /// Something else happened: an open button closes.
  mutating func cancel() -> [Action] {
    switch state {
    case .closed: return []
    case .dragging(let row, _, let side, let armed):
      state = .closed
      return disarming(row, armed) + leaving(row, side)
        + [.settle(row: row, open: nil, velocity: 0)]
    case .open(let place):
      state = .closed
      return [.leave(place), .settle(row: place.row, open: nil, velocity: 0)]
    }
  }

  /// A button was pressed; it acts only while it asks.
  mutating func press(_ place: Place) -> [Action] {
    switch state {
    case .open(place):
      state = .closed
      return [.leave(place), .perform(place)]
    case .closed, .dragging, .open: return []
    }
  }

  /// A button's action was chosen without the button: it acts at once, and another open button closes.
  mutating func act(_ place: Place) -> [Action] {
    open == place && !isDragging ? press(place) : cancel() + [.perform(place)]
  }

  /// The row was removed.
  mutating func forget(_ row: String) -> [Action] {
    guard open?.row == row || isDragging(row) else { return [] }
    let side = open?.side
    state = .closed
    return leaving(row, side)
  }

  private func isDragging(_ row: String) -> Bool {
    if case .dragging(row, _, _, _) = state { true } else { false }
  }

  mutating func dragBegan(_ row: String, revealed: Double) -> [Action] {
    switch state {
    case .open(let place) where place.row == row:
      state = .dragging(row: row, from: revealed, open: place.side, armed: nil)
      return []
    case .closed, .open, .dragging:
      let actions = cancel()
      state = .dragging(row: row, from: revealed, open: nil, armed: nil)
      return actions
    }
  }

  /// The finger has moved by a distance towards the leading edge since the drag began.
  mutating func dragMoved(by distance: Double, velocity: Double, _ measures: Measures) -> [Action] {
    guard case .dragging(let row, let from, let open, let was) = state else { return [] }
    let reveal = measures.reveal(from: from, pulledBy: distance)
    let side: RowSide = reveal >= 0 ? .trailing : .leading
    let isArmed = acts(
      reveal * side.sign, speed: velocity * side.sign, wasArmed: was == side, side, measures)
    let armed = isArmed ? side : nil
    state = .dragging(row: row, from: from, open: open, armed: armed)
    let change: [Action] =
      armed == was
      ? [] : disarming(row, was) + (armed.map { [.arm(Place(row: row, side: $0), true)] } ?? [])
    return [.follow(row: row, reveal: reveal)] + change
  }

  /// Whether the button would act if the finger lifted now.
  ///
  /// Velocity counts only past half the distance. A button that it has armed stays armed until the finger turns back,
  /// also if the finger stops: the button does what it shows.
  private func acts(
    _ shown: Double, speed: Double, wasArmed: Bool, _ side: RowSide, _ measures: Measures
  ) -> Bool {
    guard let full = measures.full, measures.rest(side) > 0 else { return false }
    if shown > full.distance { return true }
    return shown > full.fastDistance && (speed >= full.velocity || wasArmed && speed >= 0)
  }

  /// The finger left with a velocity towards the leading edge; `dragMoved` was called for this distance before.
  mutating func dragEnded(by distance: Double, velocity: Double, _ measures: Measures)
    -> [Action]
  {
    guard case .dragging(let row, let from, let was, let armed) = state else { return [] }
    let reveal = measures.reveal(from: from, pulledBy: distance)
    let side: RowSide = reveal >= 0 ? .trailing : .leading
    let place = Place(row: row, side: side)
    let rest = measures.rest(side)
    let shownVelocity = velocity * measures.slope(at: reveal)
    let left = was == side ? [] : leaving(row, was)
    if armed == side {
      state = .closed
      return left + (was == side ? [.leave(place)] : [.enter(place), .leave(place)])
        + [.perform(place)]
    }
    if rest > 0, (reveal + shownVelocity * measures.projection) * side.sign > rest / 2 {
      state = .open(place)
      return left + (was == side ? [] : [.enter(place)])
        + [.settle(row: row, open: side, velocity: shownVelocity)]
    }
    state = .closed
    return leaving(row, was) + [.settle(row: row, open: nil, velocity: shownVelocity)]
  }

  /// The drag was cancelled: the row returns to its state before.
  mutating func dragCancelled() -> [Action] {
    guard case .dragging(let row, _, let was, let armed) = state else { return [] }
    state = was.map { .open(Place(row: row, side: $0)) } ?? .closed
    return disarming(row, armed) + [.settle(row: row, open: was, velocity: 0)]
  }

  private func leaving(_ row: String, _ side: RowSide?) -> [Action] {
    side.map { [.leave(Place(row: row, side: $0))] } ?? []
  }

  private func disarming(_ row: String, _ side: RowSide?) -> [Action] {
    side.map { [.arm(Place(row: row, side: $0), false)] } ?? []
  }
}
