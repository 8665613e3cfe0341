/// A scroll view of very many rows, of which only those near the visible part have views.
///
/// Which rows have views is a function of the offset, kept by crossings while it moves. A row above the visible part can
/// change its height without anything visible moving: the coordinates' origin moves instead of the offset, so not even a
/// fling under way is touched.
open class EndlessList: ScrollView {
  /// Rows kept beyond the visible ones at either end.
  public static let reserve = 7
  /// Views are made anew when another block of so many rows reaches the top; less than the reserve.
  private static let step = 3

  public private(set) var heights: RowHeights
  /// Makes the view of a row.
  public var makeRow: ((Int) -> View)?
  /// The views by row, ascending.
  public private(set) var liveRows: [(row: Int, view: View)] = []

  /// The place of row 0 in the list's coordinates.
  private var base = 0.0
  private var crossings: [Stage.EventID] = []
  /// The block of rows at the top for which the live rows were chosen.
  private var block: Int?

  public init(id: String? = nil, heights: RowHeights) {
    self.heights = heights
    super.init(id: id)
  }

  open override var offsetRange: ClosedRange<Double> {
    let first = base - contentInset.top
    let last = base + heights.total + fullInset.bottom - size.height
    return first...max(first, last)
  }

  /// Where a row begins in the list's coordinates.
  public func position(of row: Int) -> Double { base + heights.offset(of: row) }

  /// The first row that can be seen now.
  public var firstVisibleRow: Int { heights.row(at: shownOffset + contentInset.top - base) }

  /// The rows that can be seen now.
  public var visibleRows: ClosedRange<Int> {
    let first = firstVisibleRow
    return first...max(first, heights.row(at: shownOffset + size.height - base))
  }

  /// The offset that shows a row's top at the upper edge of what is not inset.
  public func offset(showing row: Int) -> Double { position(of: row) - contentInset.top }

  // MARK: Changes

  /// Gives a row another height: rows below it move, or, where it lies above the visible part, those above.
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

  /// Starts anew with other heights, with a row at the top.
  public func reload(_ heights: RowHeights, showing row: Int) {
    self.heights = heights
    base = 0
    removeRows()
    offset = min(
      max(self.offset(showing: row), offsetRange.lowerBound), offsetRange.upperBound)
    update(isForced: true)
  }

  /// Goes to a row at once: everything is made anew around it.
  public func jump(to row: Int, below distance: Double = 0) {
    removeRows()
    offset = min(
      max(self.offset(showing: row) - distance, offsetRange.lowerBound), offsetRange.upperBound)
    update(isForced: true)
  }

  /// The view of a row, where it has one.
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

  /// Makes and drops views for the present offset and asks to be woken when it has moved on.
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

  /// The rows that have views while a block's row is at the top: wherever in the block, all visible ones and the reserve.
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
    let known = Set(kept.map(\.row))
    for row in range where !known.contains(row) {
      let view = makeRow(row)
      // Placed before it is shown: a new row comes from nowhere, whatever is being animated.
      view.frame = frame(of: row)
      // New rows lie behind the others.
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
    // One mark beyond the block's ends as well: an offset that touches a mark and no more is woken by the next.
    let marks = (block - 1...block + 2).map { $0 * EndlessList.step }.filter {
      $0 > 0 && $0 < heights.count
    }
    for mark in marks {
      let event = moving.schedule(
        crossing: position(of: mark) - contentInset.top, "\(logName) makes rows"
      ) { [weak self] in self?.update(isForced: false) }
      if let event { crossings.append(event) }
    }
  }

  private func forgetCrossings() {
    for event in crossings { stage.cancel(event) }
    crossings = []
  }
}
