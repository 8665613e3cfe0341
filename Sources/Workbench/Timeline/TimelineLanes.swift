import TouchKit

/// The lanes over the timeline: fingers with their ways, motions by name, and what the log says.
package struct TimelineLanes: Equatable {
  package var map: TimelineMap
  package var height: Double
  package var marks: TimelineMarks
  package var curves: [LaneCurve] = []
  package var ink: TimelineInk

  package init(
    map: TimelineMap, height: Double, marks: TimelineMarks, curves: [LaneCurve] = [],
    ink: TimelineInk
  ) {
    self.map = map
    self.height = height
    self.marks = marks
    self.curves = curves
    self.ink = ink
  }

  private static let row = 13.0
  private static let gap = 4.0
  private static let fingers = 3
  /// A bar that is less wide has no words in it.
  private static let leastForWords = 36.0
  private static let style = TextStyle(size: 8.5, lineHeight: 11, weight: 500)

  package var list: DisplayList {
    var items: [DisplayItem] = []
    let whole = Rect(0, 0, map.width, height)
    items.append(.fill(whole, CornerRadii(all: 5), ink.ground))
    items.append(.pushClip(whole, CornerRadii(all: 5)))
    for fold in map.folds where map.sees(fold.from, fold.to) {
      let (a, b) = (map.x(of: fold.from), map.x(of: fold.to))
      items.append(.fill(Rect(a, 0, b - a, height), .zero, ink.words.faded(0.07)))
    }
    var top = TimelineLanes.gap
    top = addFingers(at: top, to: &items)
    top = addInputs(at: top, to: &items)
    top = addEvents(at: top, to: &items)
    addMotions(at: top, to: &items)
    addCurves(to: &items)
    items.append(.fill(Rect(0, height - 1, map.width, 1), .zero, ink.faint))
    items.append(.pop)
    return DisplayList(items: items)
  }

  /// A bar for each finger with its path up and down in it; those that are down together are one under the other.
  private func addFingers(at top: Double, to items: inout [DisplayItem]) -> Double {
    var words: [Words] = []
    var ends = [Time](repeating: .distantPast, count: TimelineLanes.fingers)
    for mark in marks.marks where mark.symbol == .finger || mark.symbol == .scroll {
      let end = mark.to ?? map.end
      let lane = ends.firstIndex { $0 <= mark.from } ?? TimelineLanes.fingers - 1
      ends[lane] = end
      guard map.sees(mark.from, end) else { continue }
      let (a, b) = (map.x(of: mark.from), max(map.x(of: mark.from) + 4, map.x(of: end)))
      let bar = Rect(a, top + Double(lane) * TimelineLanes.row, b - a, TimelineLanes.row - 2)
      items.append(.fill(bar, CornerRadii(all: 3), TimelineInk.live.faded(0.25)))
      if let way = way(of: mark, in: bar, until: end) {
        items.append(.strokePath(way, .zero, scale: 1, width: 1, TimelineInk.live))
      }
      words.append(Words(text: mark.words, bar: bar))
    }
    add(words, to: &items)
    return top + Double(TimelineLanes.fingers) * TimelineLanes.row + TimelineLanes.gap
  }

  /// How a finger went up and down, as high as its bar.
  private func way(of mark: TimelineMarks.Mark, in bar: Rect, until end: Time) -> Path? {
    let points = mark.way
    guard points.count > 1, let low = points.map(\.y).min(), let high = points.map(\.y).max()
    else { return nil }
    let span = max(high - low, 20)
    var path = Path()
    for (number, point) in points.enumerated() {
      let x = map.x(of: point.time)
      let y = bar.y + 1.5 + (point.y - low) / span * (bar.height - 3)
      if number == 0 { path.move(x, y) } else { path.line(x, y) }
    }
    return path
  }

  private func addInputs(at top: Double, to items: inout [DisplayItem]) -> Double {
    let marks = marks.marks.filter { $0.symbol != .finger && $0.symbol != .scroll }
    var next = map.width + 2
    for mark in marks.reversed() {
      let x = map.x(of: mark.from)
      // More than one symbol a pixel is not to be seen.
      guard x >= 0, x <= map.width, next - (x - 2) >= 1 else { continue }
      items.append(
        .fill(Rect(x - 2, top + 3, 4, 6), CornerRadii(all: 1.5), ink.strong))
      // Words end where the next symbol begins.
      let room = min(next - 2 - (x + 5), TimelineLanes.mostWords)
      next = x - 2
      guard room >= TimelineLanes.leastWords else { continue }
      let words = Text(mark.words, style: TimelineLanes.style)
      items.append(.text(words, Point(x + 5, top), width: room, ink.strong))
    }
    return top + TimelineLanes.row + TimelineLanes.gap
  }

  /// What the log says besides: a tick for each line, and over the ticks its words as far as there is room.
  private func addEvents(at top: Double, to items: inout [DisplayItem]) -> Double {
    var free = -Double.infinity
    var last = -Double.infinity
    for event in marks.events where map.sees(event.time, event.time) {
      let x = map.x(of: event.time)
      // More than one tick a pixel is not to be seen.
      guard x - last >= 1 else { continue }
      last = x
      items.append(.fill(Rect(x - 0.5, top + 11, 1, 4), .zero, ink.pale))
      guard x >= free else { continue }
      items.append(
        .text(
          Text(event.words, style: TimelineLanes.style), Point(x - 0.5, top), width: 110,
          ink.pale))
      free = x + 116
    }
    return top + TimelineLanes.row + TimelineLanes.gap
  }

  // MARK: Curves

  /// How high a curve is, with the gap over it.
  private static let curve = 24.0

  private static func curvesTop(_ count: Int, _ height: Double) -> Double {
    height - 2 - Double(count) * curve
  }

  /// Where the curve of a number is.
  private static func curveTop(_ number: Int, of count: Int, _ height: Double) -> Double {
    curvesTop(count, height) + Double(number) * curve + 3
  }

  private func addCurves(to items: inout [DisplayItem]) {
    for (number, curve) in curves.enumerated() {
      guard let range = curve.range else { continue }
      let top = TimelineLanes.curveTop(number, of: curves.count, height)
      let high = TimelineLanes.curve - 6
      let color = TimelineInk.branch(number)
      items.append(.fill(Rect(0, top - 2, map.width, 1), .zero, ink.faint))
      // Down is more, as on the screen.
      var path = Path()
      var isDown = false
      for (column, value) in curve.values.enumerated() {
        guard let value else {
          isDown = false
          continue
        }
        let share = (value - range.lowerBound) / max(range.upperBound - range.lowerBound, 1e-6)
        let (x, y) = (Double(column) * LaneCurve.step, top + 1 + share * (high - 2))
        if isDown { path.line(x, y) } else { path.move(x, y) }
        isDown = true
      }
      items.append(.strokePath(path, .zero, scale: 1, width: 1.25, color))
    }
  }

  /// What the curves are called, and their numbers at a time.
  package static func curveNumbers(
    _ curves: [LaneCurve], at time: Time, on map: TimelineMap, height: Double,
    ink: TimelineInk
  ) -> [DisplayItem] {
    let column = Int(exactly: (map.x(of: time) / LaneCurve.step).rounded()) ?? 0
    var numbers = style
    numbers.tabular = true
    return curves.enumerated().flatMap { number, curve -> [DisplayItem] in
      let top = curveTop(number, of: curves.count, height)
      let index = min(column, curve.values.count - 1)
      let value = index >= 0 ? curve.values[index] : nil
      let words = "\(curve.name)  \(value.map { (($0 * 10).rounded() / 10).twoDecimals } ?? "–")"
      return [
        .fill(
          Rect(2, top, 7 + 5.2 * Double(words.count), 12), CornerRadii(all: 3),
          ink.ground.faded(0.8)),
        .text(Text(words, style: numbers), Point(5, top), width: nil, TimelineInk.branch(number)),
      ]
    }
  }

  /// A row for each motion by its name, as many as there is room for, in the order of their first beginnings.
  private func addMotions(at top: Double, to items: inout [DisplayItem]) {
    let room = TimelineLanes.curvesTop(curves.count, height) - top
    let rows = Int(exactly: (room / TimelineLanes.row).rounded(.down)) ?? 0
    var names: [String] = []
    var words: [Words] = []
    for motion in marks.motions {
      let end = motion.to ?? map.end
      guard map.sees(motion.from, end) else { continue }
      if !names.contains(motion.what), names.count < rows { names.append(motion.what) }
      guard let number = names.firstIndex(of: motion.what) else { continue }
      let (a, b) = (map.x(of: motion.from), max(map.x(of: motion.from) + 2, map.x(of: end)))
      let bar = Rect(a, top + Double(number) * TimelineLanes.row, b - a, TimelineLanes.row - 3)
      items.append(.fill(bar, CornerRadii(all: 3), ink.words.faded(0.2)))
      if motion.wasInterrupted {
        items.append(.fill(Rect(b - 1.5, bar.y - 1, 1.5, bar.height + 2), .zero, ink.strong))
      }
      words.append(Words(text: motion.what, bar: bar))
    }
    add(words, to: &items)
  }

  /// What a bar is called.
  private struct Words {
    var text: String
    var bar: Rect
  }

  /// Words in their bars, or after those that are too short for them, as far as the next bar of the row leaves room.
  private func add(_ all: [Words], to items: inout [DisplayItem]) {
    // Where the next bar of a row begins, by the row's top; only looked up, never iterated.
    var next: [Double: Double] = [:]
    for words in all.reversed() {
      let bar = words.bar
      let room = min(next[bar.y] ?? .infinity, map.width) - 3
      next[bar.y] = bar.x
      let isInside = bar.width >= TimelineLanes.leastForWords
      let x = isInside ? max(bar.x, 0) + 4 : bar.maxX + 3
      let width = min(isInside ? bar.maxX - 2 : x + TimelineLanes.mostWords, room) - x
      guard width >= TimelineLanes.leastWords else { continue }
      items.append(
        .text(
          Text(words.text, style: TimelineLanes.style), Point(x, bar.y), width: width, ink.strong))
    }
  }

  /// So wide words are at the most beside their bar, and at the least.
  private static let mostWords = 110.0
  private static let leastWords = 22.0
}
