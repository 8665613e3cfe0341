import TestSupport
import Testing
import TouchKit

/// A list of very many rows under a finger, watched frame by frame for a row that moves by itself.
final class EndlessListTester {
  let tester = StageTester()
  let list: EndlessList
  private(set) var frames = 0
  private(set) var mostLive = 0
  private var finger: Point?

  init(rows: Int, usual: Double = 44) {
    let heights = RowHeights(count: rows, usual: usual)
    list = EndlessList(id: "list", heights: heights)
    list.makeRow = { View(id: "row-\($0)") }
    list.frame = Rect(0, 20, 320, 460)
    tester.add(list)
    layOut()
  }

  /// Where the visible rows are on the screen.
  var places: [(row: Int, y: Double)] {
    list.visibleRows.map { ($0, list.position(of: $0) - list.shownOffset) }
  }

  /// What is wrong with the live rows, if anything.
  func fault() -> String? {
    frames += 1
    mostLive = max(mostLive, list.liveRows.count)
    let rows = list.liveRows.map(\.row)
    if rows != Array((rows.first ?? 0)..<(rows.first ?? 0) + rows.count) { return "gaps: \(rows)" }
    for row in list.visibleRows {
      guard let view = list.view(of: row) else { return "row \(row) is visible and has no view" }
      let place = list.position(of: row) - list.shownOffset
      guard view.shown.frame.y - list.shownOffset == place, view.shown.size.width == list.size.width
      else { return "row \(row) is drawn at \(view.shown.frame), not at \(place)" }
    }
    return nil
  }

  /// Whether all rows seen before and now moved by one and the same distance, and by which.
  func commonShift(since before: [(row: Int, y: Double)]) -> Double?? {
    let now = places
    var shift: Double?
    for (row, y) in before {
      guard let place = now.first(where: { $0.row == row }) else { continue }
      let own = place.y - y
      if let shift, abs(shift - own) > 1e-6 { return .none }
      shift = own
    }
    return .some(shift)
  }

  /// Does random things to the list and says what row moved by itself, if one did.
  func play(frames: Int, seed: UInt64) -> String? {
    var random = SeededRandom(seed: seed)
    for _ in 0..<frames {
      let before = places
      let wasMoving = list.isMoving
      let offset = list.shownOffset
      var said: String
      var allowed: Double?
      switch Int.random(in: 0..<100, using: &random) {
      case 0..<50:
        said = "time passes"
        tester.advance(Double(Int.random(in: 1...40, using: &random)))
        if !wasMoving { allowed = 0 }
      case 50..<85: (said, allowed) = moveFinger(&random)
      case 85..<95:
        if let fault = changeHeight(&random) { return fault }
        continue
      case 95..<97:
        let row = Int.random(in: 0..<list.heights.count, using: &random)
        said = "a jump"
        list.jump(to: row, below: 10)
        if let fault = fault() { return "after a jump to \(row): \(fault)" }
        continue
      case 97..<98:
        said = "scroll"
        list.scroll(to: offset + random.double(in: -900...900).rounded())
        allowed = 0
      default:
        said = "a turn"
        turn()
        if let fault = fault() { return "after a turn: \(fault)" }
        continue
      }
      if let fault = fault() { return "\(said): \(fault)" }
      guard case .some(let shift) = commonShift(since: before) else {
        return "\(said): rows moved apart"
      }
      if let allowed, let shift, abs(shift - allowed) > 1e-6 {
        return "\(said): rows moved by \(shift), not \(allowed)"
      }
    }
    return nil
  }

  /// Lands, moves or lifts the finger; gives what rows may move by where that is plain.
  private func moveFinger(_ random: inout SeededRandom) -> (String, Double?) {
    let gap = Double(Int.random(in: 1...16, using: &random))
    // First time passes, in which a fling may go on; then the finger acts at once.
    tester.advance(gap)
    let before = list.shownOffset
    guard let at = finger else {
      let point = Point(160, 250)
      finger = point
      tester.touch(.began, point.x, point.y)
      return ("a finger lands", list.shownOffset == before ? nil : .infinity)
    }
    if Int.random(in: 0..<8, using: &random) == 0 {
      finger = nil
      tester.touch(.ended, at.x, at.y)
      return ("the finger leaves", nil)
    }
    let wasDragging = list.isDragging
    let range = list.offsetRange
    let next = Point(at.x, at.y + random.double(in: -60...60).rounded())
    finger = next
    tester.touch(.moved, next.x, next.y)
    let isFree = range.contains(before) && range.contains(list.shownOffset)
    if wasDragging, isFree, abs((before - list.shownOffset) - (next.y - at.y)) > 1e-6 {
      return ("the content left the finger", .infinity)
    }
    return ("the finger moves", nil)
  }

  private func changeHeight(_ random: inout SeededRandom) -> String? {
    let visible = list.visibleRows
    let near = Bool.random(using: &random)
    let row =
      near
      ? visible.lowerBound + Int.random(in: -12...24, using: &random)
      : Int.random(in: 0..<list.heights.count, using: &random)
    guard row >= 0, row < list.heights.count else { return nil }
    let height = Double(Int.random(in: 44...160, using: &random))
    let difference = height - list.heights.height(of: row)
    let before = places
    list.setHeight(height, of: row)
    if let fault = fault() { return "row \(row) became \(height) high: \(fault)" }
    let now = places
    for (other, y) in before {
      guard let place = now.first(where: { $0.row == other }) else { continue }
      let expected = row >= visible.lowerBound && other > row ? difference : 0
      if abs(place.y - y - expected) > 1e-6 {
        return "row \(row) became \(height) high and row \(other) moved by \(place.y - y)"
      }
    }
    return nil
  }

  private func turn() {
    let isLying = tester.stage.environment.orientation == .portrait
    tester.send(.rotate(isLying ? .landscapeLeft : .portrait))
    finger = nil
    list.frame = isLying ? Rect(0, 20, 480, 300) : Rect(0, 20, 320, 460)
    layOut()
  }

  /// An input that means nothing, after which everything is laid out.
  private func layOut() { tester.send(.pointer(nil)) }
}
