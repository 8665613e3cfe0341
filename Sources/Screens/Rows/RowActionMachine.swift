/// The rules of rows with buttons at their ends: one row is open at a time, and a button acts once.
///
/// Distances are revealed points: positive from the trailing edge, negative from the leading one.
struct RowActionMachine {
  /// A row and the end of it that is open.
  struct Place: Equatable {
    var row: String
    var side: RowSide
  }
  enum Action: Equatable {
    /// The button asks from now on; a tap elsewhere takes it back.
    case enter(Place)
    /// It asks no more: it was answered or taken back.
    case leave(Place)
    /// The finger has revealed so much.
    case follow(row: String, reveal: Double)
    /// Moves on to the open button, or to none, as fast as the finger was.
    case settle(row: String, open: RowSide?, velocity: Double)
    case perform(Place)
  }
  /// What a row needs to be judged by when a finger leaves it.
  struct Measures: Equatable {
    /// The revealed points of the open trailing and leading button, 0 where there is none.
    var trailing: Double
    var leading: Double
    var width: Double
    /// How far ahead a velocity counts, in seconds.
    var projection: Double
    /// The share of the width and the velocity that perform at once.
    var fullShare: Double
    var fullVelocity: Double

    func rest(_ side: RowSide) -> Double { side == .trailing ? trailing : leading }
  }

  private enum State: Equatable {
    case closed
    /// A finger drags a row, which had this much revealed when the drag began.
    case dragging(row: String, from: Double, open: RowSide?)
    case open(Place)
  }
  private var state = State.closed

  /// The button that asks now.
  var open: Place? {
    switch state {
    case .closed: nil
    case .dragging(let row, _, let side): side.map { Place(row: row, side: $0) }
    case .open(let place): place
    }
  }

  var isDragging: Bool {
    if case .dragging = state { true } else { false }
  }

  /// A row's mark was pressed: its button comes out, or goes back in.
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

  /// Something else happened: whatever is open closes.
  mutating func cancel() -> [Action] {
    switch state {
    case .closed: return []
    case .dragging(let row, _, let side):
      state = .closed
      return leaving(row, side) + [.settle(row: row, open: nil, velocity: 0)]
    case .open(let place):
      state = .closed
      return [.leave(place), .settle(row: place.row, open: nil, velocity: 0)]
    }
  }

  /// A button was pressed, by whatever saw it first; it acts only while it asks.
  mutating func press(_ place: Place) -> [Action] {
    switch state {
    case .open(place):
      state = .closed
      return [.leave(place), .perform(place)]
    case .closed, .dragging, .open: return []
    }
  }

  /// The row is no more.
  mutating func forget(_ row: String) -> [Action] {
    guard open?.row == row || isDragging(row) else { return [] }
    let side = open?.side
    state = .closed
    return leaving(row, side)
  }

  private func isDragging(_ row: String) -> Bool {
    if case .dragging(row, _, _) = state { true } else { false }
  }

  mutating func dragBegan(_ row: String, revealed: Double) -> [Action] {
    switch state {
    case .open(let place) where place.row == row:
      state = .dragging(row: row, from: revealed, open: place.side)
      return []
    case .closed, .open, .dragging:
      let actions = cancel()
      state = .dragging(row: row, from: revealed, open: nil)
      return actions
    }
  }

  /// The finger went this far towards the leading edge since the drag began.
  mutating func dragMoved(by distance: Double, _ measures: Measures) -> [Action] {
    guard case .dragging(let row, let from, _) = state else { return [] }
    return [.follow(row: row, reveal: limited(from + distance, measures))]
  }

  /// The finger left, this fast towards the leading edge.
  mutating func dragEnded(by distance: Double, velocity: Double, _ measures: Measures)
    -> [Action]
  {
    guard case .dragging(let row, let from, let was) = state else { return [] }
    let reveal = limited(from + distance, measures)
    let side: RowSide = reveal >= 0 ? .trailing : .leading
    let place = Place(row: row, side: side)
    let shown = reveal * side.sign
    let speed = velocity * side.sign
    let rest = measures.rest(side)
    let left = was == side ? [] : leaving(row, was)
    if rest > 0,
      shown > measures.width * measures.fullShare
        || shown >= rest && speed >= measures.fullVelocity
    {
      state = .closed
      return left + (was == side ? [.leave(place)] : [.enter(place), .leave(place)])
        + [.perform(place)]
    }
    if rest > 0, shown + speed * measures.projection > rest / 2 {
      state = .open(place)
      return left + (was == side ? [] : [.enter(place)])
        + [.settle(row: row, open: side, velocity: velocity)]
    }
    state = .closed
    return leaving(row, was) + [.settle(row: row, open: nil, velocity: velocity)]
  }

  /// The drag was taken away: the row goes back to what it was.
  mutating func dragCancelled() -> [Action] {
    guard case .dragging(let row, _, let was) = state else { return [] }
    state = was.map { .open(Place(row: row, side: $0)) } ?? .closed
    return [.settle(row: row, open: was, velocity: 0)]
  }

  private func leaving(_ row: String, _ side: RowSide?) -> [Action] {
    side.map { [.leave(Place(row: row, side: $0))] } ?? []
  }

  /// An end without a button reveals nothing.
  private func limited(_ reveal: Double, _ measures: Measures) -> Double {
    min(
      measures.trailing > 0 ? measures.width : 0,
      max(measures.leading > 0 ? -measures.width : 0, reveal))
  }
}
