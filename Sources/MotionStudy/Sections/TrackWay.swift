import TouchKit

/// The path of a number from rest to rest, and whether it turns at a row: by another velocity or another acceleration.
struct TrackWay {
  let points: [SectionTrack.Point]
  /// The rows from its first change to its last.
  let stretch: ClosedRange<Int>

  /// Rows closer to each other say nothing of velocities.
  private static let apart = Time.milliseconds(4)
  /// A turn is more than this many times what smooth paths around it are off.
  private static let factor = 4.0
  /// If one row is off the path by a point, its parabolas are six points off.
  private static let jump = 8.0

  /// How far what comes after a row is from the parabola through the rows before it, and the reverse: the smaller of
  /// both. Nil if that is no more than `least` and what is usual there.
  func turn(at index: Int, _ least: Double) -> Double? {
    guard let after = miss(at: index, 1, two: true), after > least,
      let before = miss(at: index, -1, two: true)
    else { return nil }
    let turn = min(after, before)
    guard turn > least,
      // A row that is off the paths from both sides is a jump.
      let one = leads(to: index, 1), let other = leads(to: index, -1),
      max(one, other) < turn / Self.jump
    else { return nil }
    let usual = max(smooth(index, -1), smooth(index, 1))
    return turn > least + Self.factor * usual ? turn : nil
  }

  /// How far off a parabola is that ends at a row and leads one or two rows on in a direction.
  private func miss(at index: Int, _ direction: Int, two: Bool) -> Double? {
    guard let first = step(-direction, from: index), let second = step(-direction, from: first),
      let next = step(direction, from: index)
    else { return nil }
    guard two else { return miss(second, first, index, to: next) }
    return step(direction, from: next).flatMap { miss(second, first, index, to: $0) }
  }

  /// How far a row is from the path of the rows on one side.
  private func leads(to index: Int, _ direction: Int) -> Double? {
    step(-direction, from: index).flatMap { miss(at: $0, direction, two: false) }
  }

  /// How far off a parabola is that ends or begins at a row and is on one side of it.
  private func smooth(_ index: Int, _ direction: Int) -> Double {
    step(direction, from: index).flatMap { step(direction, from: $0) }.flatMap {
      miss(at: $0, -direction, two: true)
    } ?? 0
  }

  /// The parabola through three rows, at a fourth.
  private func miss(_ a: Int, _ b: Int, _ c: Int, to last: Int) -> Double {
    let start = points[c].time
    func x(_ row: Int) -> Double { Double((points[row].time - start).microseconds) / 1000 }
    let (xa, xb, x) = (x(a), x(b), x(last))
    let promised =
      points[a].value * (x - xb) * x / ((xa - xb) * xa)
      + points[b].value * (x - xa) * x / ((xb - xa) * xb)
      + points[c].value * (x - xa) * (x - xb) / (xa * xb)
    return abs(points[last].value - promised)
  }

  /// The next row that is far enough from another for a velocity; nil outside the path.
  private func step(_ direction: Int, from index: Int) -> Int? {
    var at = index + direction
    while stretch.contains(at) {
      if abs((points[at].time - points[index].time).microseconds) >= Self.apart.microseconds {
        return at
      }
      at += direction
    }
    return nil
  }
}
