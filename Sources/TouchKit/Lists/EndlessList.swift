/// A scroll view with very many rows, of which only those near the visible part have views.
///
/// Only the offset decides which rows have views; while the offset moves, crossings update the rows. The height of a
/// row above the visible part can change without any visible movement: the list moves the origin of its coordinates
/// instead of the offset, so even a running fling continues.
open class EndlessList: ScrollView {
  /// The number of rows beyond the visible rows, at either end, that also have views.
  public static let reserve = 7
  /// The rows of a block: when another block reaches the top, views are made and dropped. Less than the reserve.
  private static let step = 3

  /// The heights of all rows, and how many rows there are.
  public private(set) var heights: RowHeights
  /// Makes the view of a row.
  public var makeRow: ((Int) -> View)?
  /// The rows that have views, in ascending order.
  public private(set) var liveRows: [(row: Int, view: View)] = []

  /// The y of row 0 in the list's coordinates.
  private var base = 0.0
  private var crossings: [Stage.EventID] = []
  /// The block of rows at the top for which the live rows were chosen.
  private var block: Int?

  /// A list with rows of these heights. Set `makeRow` before you add the list to a window.
  public init(id: String? = nil, heights: RowHeights) {
    self.heights = heights
    super.init(id: id)
  }

  open override var offsetRange: ClosedRange<Double> {
    let first = base - contentInset.top
    let last = base + heights.total + fullInset.bottom - size.height
    return first...max(first, last)
  }

  /// The y at which a row begins in the list's coordinates.
  public func position(of row: Int) -> Double { base + heights.offset(of: row) }

  /// The first row that can be seen now.
  public var firstVisibleRow: Int { heights.row(at: shownOffset + contentInset.top - base) }

  /// The rows that can be seen now.
  public var visibleRows: ClosedRange<Int> {
    let first = firstVisibleRow
    return first...max(first, heights.row(at: shownOffset + size.height - base))
  }

  /// The offset at which the top of a row is at the top of the list, below the inset.
  public func offset(showing row: Int) -> Double { position(of: row) - contentInset.top }

  // MARK: Changes

  /// Changes the height of a row. The rows below it move. If the row is above the visible part, the
  /// rows above it move instead.
  public func setHeight(_ height: Double, of row: Int) {
    let anchor = firstVisibleRow
    let difference = heights.set(height, of: row)
    guard difference != 0 else { return }
    if row < anchor {
      base -= difference
    }
    update(isForced: true)
    endsChanged()
  }

  /// Starts again with other heights, and shows a row at the top.
  public func reload(_ heights: RowHeights, showing row: Int) {
    self.heights = heights
    base = 0
    removeRows()
    offset = min(
      max(self.offset(showing: row), offsetRange.lowerBound), offsetRange.upperBound)
    update(isForced: true)
  }

  /// Moves to a row immediately, and makes new views around it. The row is shown `distance` points below the top.
  public func jump(to row: Int, below distance: Double = 0) {
    removeRows()
    offset = min(
      max(self.offset(showing: row) - distance, offsetRange.lowerBound), offsetRange.upperBound)
    update(isForced: true)
  }

  /// The view of a row; nil if the row has no view now.
  public func view(of row: Int) -> View? { liveRows.first { $0.row == row }?.view }

  // MARK: Rows

  open override func layout() {
    super.layout()
    update(isForced: true)
  }

  open override func offsetChanged() { update(isForced: false) }

  open override func willLeaveWindow() {
    forgetCrossings()
    super.willLeaveWindow()
  }

  /// Makes and drops views for the present offset, and schedules the next update.
  private func update(isForced: Bool) {
    guard window != nil, heights.count > 0, size.height > 0 else { return }
    let top = firstVisibleRow / EndlessList.step
    if isForced || block != top {
      block = top
      keep(rows(ofBlock: top))
    }
    placeRows()
    scheduleCrossings()
  }

  /// The rows that have views while a row of the block is at the top: all that can be visible then, and the reserve.
  private func rows(ofBlock block: Int) -> ClosedRange<Int> {
    let first = block * EndlessList.step
    let end = heights.offset(of: min(heights.count, first + EndlessList.step)) + size.height
    return max(
      0, first - EndlessList.reserve)...min(
        heights.count - 1, heights.row(at: end) + EndlessList.reserve)
  }

  private func keep(_ range: ClosedRange<Int>) {
    guard let makeRow else { return }
    for (row, view) in liveRows where !range.contains(row) { view.removeFromSuperview() }
    var kept = liveRows.filter { range.contains($0.row) }
    let known = Set(kept.map { $0.row })
    for row in range where !known.contains(row) {
      let view = makeRow(row)
      // Placed before it is added, so that no animation under way moves the new row.
      view.frame = frame(of: row)
      // New rows are behind the others.
      insertSubview(view, at: 0)
      kept.append((row, view))
    }
    kept.sort { $0.row < $1.row }
    liveRows = kept
  }

  private func placeRows() {
    for (row, view) in liveRows {
      let frame = frame(of: row)
      if view.frame != frame { view.frame = frame }
    }
  }

  private func frame(of row: Int) -> Rect {
    Rect(0, position(of: row), size.width, heights.height(of: row))
  }

  private func removeRows() {
    for (_, view) in liveRows { view.removeFromSuperview() }
    liveRows = []
    block = nil
  }

  private func scheduleCrossings() {
    forgetCrossings()
    guard let moving = movingOffset, moving.isMoving, let block else { return }
    // One mark beyond the block's ends, too: an offset that only touches a mark is then updated at the next one.
    let marks = (block - 1...block + 2).map { $0 * EndlessList.step }.filter {
      $0 > 0 && $0 < heights.count
    }
    for mark in marks {
      let event = moving.schedule(
        crossing: position(of: mark) - contentInset.top, "\(logName) makes rows",
        weakly { me in me.update(isForced: false) })
      if let event { crossings.append(event) }
    }
  }

  private func forgetCrossings() {
    for event in crossings { stage.cancel(event) }
    crossings = []
  }
}
