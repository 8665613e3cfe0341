import Rehearsal
import TouchKit

/// What does not move on the timeline while time runs: the ruler, the marks, the folds, the branches.
package struct TimelinePicture: Equatable {
  /// Another line that leaves this one, or that this one left.
  package struct Branch: Equatable {
    package var id: String
    package var from: Time
    package var to: Time
    /// The number of its colour.
    package var color: Int
    /// Whether it is the line that is shown.
    package var isShown: Bool

    package init(id: String, from: Time, to: Time, color: Int, isShown: Bool) {
      self.id = id
      self.from = from
      self.to = to
      self.color = color
      self.isShown = isShown
    }
  }

  package var map: TimelineMap
  package var height: Double
  package var marks: TimelineMarks
  /// Notes of a review.
  package var notes: [TimelineNote] = []
  package var branches: [Branch]
  package var frames: [FramePicture] = []
  package var range: ClosedRange<Time>?
  package var loops = false
  package var ink: TimelineInk

  package init(
    map: TimelineMap, height: Double, marks: TimelineMarks, notes: [TimelineNote] = [],
    branches: [Branch], frames: [FramePicture] = [], range: ClosedRange<Time>? = nil,
    loops: Bool = false, ink: TimelineInk
  ) {
    self.map = map
    self.height = height
    self.marks = marks
    self.notes = notes
    self.branches = branches
    self.frames = frames
    self.range = range
    self.loops = loops
    self.ink = ink
  }

  /// The parts of the height, from above: frames, marks, ruler.
  private static let ruler = 13.0
  private static let lane = 9.0
  /// A timeline that is less high has no frames.
  private static let leastForFrames = 48.0
  private static let tickDistance = 70.0
  /// The steps of the ruler, in seconds.
  private static let steps = [
    0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600,
  ]

  /// The height of the row of frames; 0 if there is no room for one.
  package static func framesHeight(_ height: Double) -> Double {
    height >= leastForFrames ? height - ruler - lane : 0
  }

  private var laneTop: Double { height - TimelinePicture.ruler - TimelinePicture.lane }

  /// The middle of the marks.
  package static func markMiddle(_ height: Double) -> Double { height - ruler - lane / 2 }

  /// The playhead at a place. It ends above the ruler, whose words it would cross out.
  package static func playhead(at x: Double, height: Double, _ color: Color) -> [DisplayItem] {
    let (width, head) = (2.0, Size(10, 6))
    return [
      .fill(Rect(x - width / 2, 0, width, rulerTop(height)), .zero, color),
      .fill(Rect(x - head.width / 2, 0, head.width, head.height), CornerRadii(all: 2), color),
    ]
  }

  /// Where the ruler begins, in which a drag chooses a range.
  package static func rulerTop(_ height: Double) -> Double { height - ruler }

  package var list: DisplayList {
    var items: [DisplayItem] = []
    let whole = Rect(0, 0, map.width, height)
    let top = TimelinePicture.framesHeight(height)
    items.append(.fill(whole, CornerRadii(all: 5), ink.ground))
    items.append(.pushClip(whole, CornerRadii(all: 5)))
    for frame in frames {
      let whole = Rect(0, 0, Double(frame.bitmap.width), Double(frame.bitmap.height))
      items.append(
        .bitmap(
          frame.bitmap, part: whole,
          Rect(
            frame.x.rounded(), (top - frame.size.height).rounded(), frame.size.width,
            frame.size.height),
          tint: nil))
    }
    addRange(to: &items)
    addTicks(to: &items)
    addMotions(to: &items)
    addMarks(to: &items)
    addFolds(to: &items)
    addDivergence(to: &items)
    addNotes(to: &items)
    addBranches(to: &items)
    items.append(.pop)
    return DisplayList(items: items)
  }

  private func addRange(to items: inout [DisplayItem]) {
    guard let range else { return }
    let (a, b) = (map.x(of: range.lowerBound), map.x(of: range.upperBound))
    let color = loops ? TimelineInk.live : ink.words
    items.append(.fill(Rect(a, 0, max(1, b - a), height), .zero, color.faded(0.16)))
    for x in [a, b - 1.5] { items.append(.fill(Rect(x, 0, 1.5, height), .zero, color.faded(0.7))) }
  }

  private func addTicks(to items: inout [DisplayItem]) {
    let style = TextStyle(size: 10, lineHeight: 12, tabular: true)
    let wanted = map.secondsAPixel * TimelinePicture.tickDistance
    let step = TimelinePicture.steps.first { $0 >= wanted } ?? wanted
    let top = TimelinePicture.rulerTop(height)
    var tick = (map.time(at: 0).seconds / step).rounded(.up)
    var last = -Double.infinity
    while true {
      let time = Time.seconds(tick * step)
      let x = map.x(of: time)
      guard x <= map.width else { break }
      tick += 1
      // In a fold ticks are too close to be read.
      guard x - last >= TimelinePicture.tickDistance * 0.6 else {
        if map.folds.contains(where: { $0.from < time && time < $0.to }),
          let fold = map.folds.first(where: { $0.from < time && time < $0.to })
        {
          tick = max(tick, (fold.to.seconds / step).rounded(.up))
        }
        continue
      }
      last = x
      items.append(.fill(Rect(x, top, 1, TimelinePicture.ruler), .zero, ink.faint))
      items.append(
        .text(
          Text(SessionTime.words(time, isPrecise: step < 1), style: style), Point(x + 3, top),
          width: nil, ink.read))
    }
  }

  private func addMotions(to items: inout [DisplayItem]) {
    // How many are drawn one under the other.
    let rows = 3
    var spans: [Span?] = Array(repeating: nil, count: rows)
    func add(_ span: Span?, row: Int) {
      guard let span else { return }
      let y = laneTop + 2 + Double(row) * 2.5
      items.append(
        .fill(
          Rect(span.from, y, max(1, span.to - span.from), 1.5), CornerRadii(all: 0.75), ink.pale))
    }
    var ticks: [DisplayItem] = []
    var last = -Double.infinity
    for (number, motion) in marks.motions.enumerated() {
      guard let end = motion.to, map.sees(motion.from, end) else { continue }
      let (a, b) = (map.x(of: motion.from), map.x(of: end))
      let row = number % rows
      if spans[row]?.extend(from: a, to: b) != true {
        add(spans[row], row: row)
        spans[row] = Span(from: a, to: b)
      }
      if motion.wasInterrupted, abs(b - last) >= TimelinePicture.nearest {
        last = b
        let y = laneTop + 0.5 + Double(row) * 2.5
        ticks.append(.fill(Rect(b - 1, y, 1, 4.5), .zero, ink.strong))
      }
    }
    for (row, span) in spans.enumerated() { add(span, row: row) }
    items += ticks
  }

  /// What follows so closely, in pixels, is one with what is before it: a long session has more than can be
  /// distinguished.
  private static let nearest = 1.0

  /// Where marks that are one begin and end.
  private struct Span {
    var from: Double
    var to: Double

    /// Includes what comes next, if it is as near as that.
    mutating func extend(from next: Double, to end: Double) -> Bool {
      guard next <= to + TimelinePicture.nearest else { return false }
      to = max(to, end)
      return true
    }
  }

  private func addMarks(to items: inout [DisplayItem]) {
    let middle = laneTop + TimelinePicture.lane / 2
    var last = -Double.infinity
    var fingers: Span?
    var scrolls: Span?
    func add(_ span: Span?, _ alpha: Double) {
      guard let span else { return }
      let side = 5.0
      items.append(
        .fill(
          Rect(span.from - side / 2, middle - side / 2, span.to - span.from + side, side),
          CornerRadii(all: side / 2), TimelineInk.live.faded(alpha)))
    }
    for mark in marks.marks {
      guard let end = mark.to, map.sees(mark.from, end) else { continue }
      let (a, b) = (map.x(of: mark.from), map.x(of: end))
      switch mark.symbol {
      case .finger:
        if fingers?.extend(from: a, to: b) == true { continue }
        add(fingers, 1)
        fingers = Span(from: a, to: b)
        continue
      case .scroll:
        if scrolls?.extend(from: a, to: b) == true { continue }
        add(scrolls, 0.6)
        scrolls = Span(from: a, to: b)
        continue
      case .key, .setting, .turn, .own, .interruption: break
      }
      // More than one mark a pixel is not to be seen.
      if a - last < TimelinePicture.nearest { continue }
      last = a
      switch mark.symbol {
      case .finger, .scroll: break
      case .key, .setting:
        items.append(.fill(Rect(a - 1.5, middle - 3, 3, 6), CornerRadii(all: 1), ink.strong))
      case .turn, .own, .interruption:
        items.append(.fillPath(TimelinePicture.diamond, Point(a, middle), scale: 3.5, ink.strong))
      }
    }
    add(fingers, 1)
    add(scrolls, 0.6)
  }

  /// Where a note's diamond is.
  package static func frame(of note: TimelineNote, on map: TimelineMap) -> Rect {
    Rect(map.x(of: note.time) - 6, 0, 12, 12)
  }

  /// A diamond where each note is.
  private func addNotes(to items: inout [DisplayItem]) {
    for note in notes where map.sees(note.time, note.time) {
      let frame = TimelinePicture.frame(of: note, on: map)
      let middle = Point(frame.midX, frame.midY)
      let scale = frame.width / 2
      items.append(.fillPath(TimelinePicture.diamond, middle, scale: scale, .white))
      items.append(
        .fillPath(TimelinePicture.diamond, middle, scale: scale - 1.5, TimelineInk.past))
    }
  }

  /// A dashed line where the branch begins to diverge, and what it is.
  private func addDivergence(to items: inout [DisplayItem]) {
    guard let divergence = marks.divergence, map.sees(divergence, divergence) else { return }
    let x = map.x(of: divergence)
    for y in stride(from: 0, to: height, by: 6) {
      items.append(.fill(Rect(x - 0.75, y, 1.5, 3.5), .zero, TimelineInk.other))
    }
    let words = Text("diverges", style: TextStyle(size: 8.5, lineHeight: 10, weight: 500))
    // The frames under it are of any colour.
    items.append(
      .fill(Rect(x + 1, 0, 58, 12), CornerRadii(all: 3), ink.ground.faded(0.85)))
    items.append(.text(words, Point(x + 3, 1), width: nil, TimelineInk.other))
  }

  private static let diamond: Path = {
    var path = Path()
    path.move(0, -1)
    path.line(1, 0)
    path.line(0, 1)
    path.line(-1, 0)
    path.close()
    return path
  }()

  private func addFolds(to items: inout [DisplayItem]) {
    let style = TextStyle(size: 8.5, lineHeight: 10, tabular: true)
    for fold in map.folds where map.sees(fold.from, fold.to) {
      let (a, b) = (map.x(of: fold.from), map.x(of: fold.to))
      items.append(.fill(Rect(a, 0, b - a, height), .zero, ink.words.faded(0.07)))
      guard b - a > 20 else { continue }
      items.append(
        .text(
          Text(TimelinePicture.length(fold.length), style: style, alignment: .center),
          Point(a, laneTop - 1), width: b - a, ink.strong))
    }
  }

  /// The real length of a pause, such as 28 s.
  package static func length(_ time: Time) -> String {
    time >= .seconds(60)
      ? SessionTime.words(time, isPrecise: false) : "\(Int(time.seconds.rounded())) s"
  }

  private func addBranches(to items: inout [DisplayItem]) {
    for branch in branches {
      let x = map.x(of: branch.from)
      let color = TimelineInk.branch(branch.color)
      let y = TimelinePicture.branchTop(branch.color, height)
      let end = max(x + 4, map.x(of: branch.to))
      items.append(
        .fill(
          Rect(x, y, end - x, branch.isShown ? 3 : 2), CornerRadii(all: 1),
          color.faded(branch.isShown ? 1 : 0.55)))
      items.append(.fill(Rect(x - 2.5, y - 1.5, 5, 5), CornerRadii(all: 2.5), color))
    }
  }

  /// Where the line of a branch is, which a click shows.
  package static func branchTop(_ color: Int, _ height: Double) -> Double {
    2 + Double(color % 4) * 6
  }
}
