import TouchKit

/// The lanes over the timeline: fingers with their ways, motions by name, and what the log says.
nonisolated struct TimelineLanes: Equatable {
  var map: TimelineMap
  var height: Double
  var marks: TimelineMarks
  var ink: TimelineInk

  private static let row = 13.0
  private static let gap = 4.0
  private static let fingers = 3
  /// A bar that is less wide has no words in it.
  private static let leastForWords = 36.0
  private static let style = TextStyle(size: 8.5, lineHeight: 11, weight: 500)

  var list: DisplayList {
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
    addMotions(at: top, to: &items)
    items.append(.fill(Rect(0, height - 1, map.width, 1), .zero, ink.faint))
    items.append(.pop)
    return DisplayList(items: items)
  }

  /// A bar for each finger with its way up and down in it; those that are down together stand one under the other.
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
    var free = -Double.infinity
    for mark in marks.marks where mark.symbol != .finger && mark.symbol != .scroll {
      let x = map.x(of: mark.from)
      guard x >= 0, x <= map.width else { continue }
      items.append(
        .fill(Rect(x - 2, top + 3, 4, 6), CornerRadii(all: 1.5), ink.strong))
      guard x >= free else { continue }
      let words = Text(mark.words, style: TimelineLanes.style)
      items.append(.text(words, Point(x + 5, top), width: 120, ink.strong))
      free = x + 125
    }
    return top + TimelineLanes.row + TimelineLanes.gap
  }

  /// A row for each motion by its name, as many as there is room for, in the order of their first beginnings.
  private func addMotions(at top: Double, to items: inout [DisplayItem]) {
    let rows = Int(exactly: ((height - top) / TimelineLanes.row).rounded(.down)) ?? 0
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
