import TouchKit

/// An animation as a curve of value and velocity over time, with the places at which it can be pulled.
package struct CurvePlot: Equatable {
  /// What is pulled.
  package enum Handle: Int, CaseIterable {
    /// When a spring first reaches its target.
    case arrival
    /// How far it moves past its target.
    case hump
    /// When the motion is over.
    case end
    /// The control points of a timed curve.
    case first, second
  }

  /// The animation, with what of a timed curve can't be seen in its motion.
  package var animation: Animation
  /// How far it moves, in points.
  package var distance: Double
  package var size: Size
  package var ink: TimelineInk
  /// The handle that the keyboard or the pointer is at.
  package var selected: Handle?
  /// How the motion that was shown last really moved: seconds, and shares of the distance.
  package var shown: [Point] = []
  /// When that arrived, as it was measured from frame to frame.
  package var shownArrival: Time?
  /// How long the plot is; it stays while the user pulls.
  package var span: Time

  /// The value at the upper edge and at the lower one, as shares of the distance.
  package static let top = 1.32
  package static let bottom = -0.12
  private static let air = 1.18
  private static let leastSpan = Time.milliseconds(100)

  package init(
    _ animation: Animation, distance: Double, size: Size, ink: TimelineInk, span: Time? = nil
  ) {
    self.animation = animation
    self.distance = distance
    self.size = size
    self.ink = ink
    self.span = .zero
    self.span = span ?? CurvePlot.span(of: answers.end)
  }

  package static func span(of end: Time) -> Time {
    max(leastSpan, .seconds(end.seconds * air))
  }

  private var solver: AnimationSolver { AnimationSolver(animation, distance: distance) }

  package var answers: AnimationAnswers { solver.answers }

  /// The engine's motion.
  package var motion: Motion {
    .animate(
      from: 0, to: distance, start: .zero, duration: animation.duration, curve: animation.curve)
  }

  // MARK: Places

  package func x(of time: Time) -> Double { time.seconds / max(span.seconds, 1e-6) * size.width }
  package func time(at x: Double) -> Time {
    .seconds(max(0, x) / max(size.width, 1) * span.seconds)
  }

  package func y(of share: Double) -> Double {
    (CurvePlot.top - share) / (CurvePlot.top - CurvePlot.bottom) * size.height
  }

  package func share(at y: Double) -> Double {
    CurvePlot.top - y / max(size.height, 1) * (CurvePlot.top - CurvePlot.bottom)
  }

  /// The value at each pixel from the left, as a share of the distance: the motion's own.
  package var values: [Double] {
    let motion = motion
    return (0...max(0, Int(exactly: size.width.rounded(.down)) ?? 0)).map {
      motion.value(at: time(at: Double($0))) / distance
    }
  }

  /// Where the handles are that this animation has.
  package var handles: [(handle: Handle, place: Point)] {
    let answers = answers
    var all: [(Handle, Point)] = []
    if let easing = animation.curve.easing {
      let duration = animation.duration
      let (x1, y1, x2, y2) = (easing.x1, easing.y1, easing.x2, easing.y2)
      all.append((.first, Point(x(of: .seconds(duration.seconds * x1)), y(of: y1))))
      all.append((.second, Point(x(of: .seconds(duration.seconds * x2)), y(of: y2))))
    } else {
      if let arrival = answers.firstArrival {
        all.append((.arrival, Point(x(of: arrival), y(of: 1))))
      }
      if let hump = answers.hump, let peak {
        all.append((.hump, Point(x(of: peak), y(of: 1 + hump))))
      }
    }
    all.append((.end, Point(x(of: answers.end), y(of: 1))))
    return all
  }

  /// When a spring is farthest past its target.
  private var peak: Time? {
    let values = values
    guard let highest = values.max(), highest > 1, let index = values.firstIndex(of: highest)
    else { return nil }
    return time(at: Double(index))
  }

  package func handle(near point: Point, within reach: Double) -> Handle? {
    handles.min { $0.place.distance(to: point) < $1.place.distance(to: point) }
      .flatMap { $0.place.distance(to: point) <= reach ? $0.handle : nil }
  }

  // MARK: Pulling

  /// The animation when a handle is pulled to a place, or why there is no such animation.
  package func pulled(_ handle: Handle, to point: Point) -> Result<Animation, AnimationRefusal> {
    let time = Time(microseconds: max(1, time(at: point.x).microseconds))
    switch handle {
    case .end: return solver.solve(.end(time))
    case .arrival: return solver.solve(.firstArrival(time))
    case .hump: return solver.solve(.hump(max(1e-6, share(at: point.y) - 1)))
    case .first, .second:
      guard let easing = animation.curve.easing else { return .success(animation) }
      let x = min(max(0, time.seconds / max(animation.duration.seconds, 1e-6)), 1)
      let y = share(at: point.y)
      func hundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 }
      var copy = animation
      copy.curve =
        handle == .first
        ? .cubic(x1: hundredths(x), y1: hundredths(y), x2: easing.x2, y2: easing.y2)
        : .cubic(x1: easing.x1, y1: easing.y1, x2: hundredths(x), y2: hundredths(y))
      return .success(copy)
    }
  }

  // MARK: What is drawn

  package var list: DisplayList {
    var items: [DisplayItem] = [
      .fill(Rect(origin: .zero, size: size), CornerRadii(all: 5), ink.ground)
    ]
    items.append(.pushClip(Rect(origin: .zero, size: size), CornerRadii(all: 5)))
    for share in [0.0, 1] {
      items.append(.fill(Rect(0, y(of: share) - 0.5, size.width, 1), .zero, ink.faint))
    }
    if let really {
      items.append(.strokePath(really, .zero, scale: 1, width: 3, ink.pale.faded(0.45)))
    }
    items.append(
      .strokePath(velocity, .zero, scale: 1, width: 1, TimelineInk.past.faded(0.9)))
    items.append(.strokePath(curve, .zero, scale: 1, width: 1.75, TimelineInk.live))
    if animation.curve.easing != nil { items += arms }
    for (handle, place) in handles {
      let side = handle == selected ? 13.0 : 10
      let box = Rect(center: place, size: Size(side, side))
      items.append(.fill(box, CornerRadii(all: side / 2), ink.ground))
      items.append(
        .border(box, CornerRadii(all: side / 2), width: 2, CurvePlot.color(handle)))
    }
    items.append(.pop)
    return DisplayList(items: items)
  }

  package static func color(_ handle: Handle) -> Color {
    switch handle {
    case .arrival: TimelineInk.branch(1)
    case .hump: TimelineInk.branch(2)
    case .end: TimelineInk.live
    case .first, .second: TimelineInk.branch(3)
    }
  }

  private var curve: Path {
    var path = Path()
    for (column, value) in values.enumerated() {
      let (x, y) = (Double(column), y(of: value))
      if column == 0 { path.move(x, y) } else { path.line(x, y) }
    }
    return path
  }

  /// What really happened, under all else.
  private var really: Path? {
    guard shown.count > 1 else { return nil }
    var path = Path()
    for (index, point) in shown.enumerated() {
      let (x, y) = (x(of: .seconds(point.x)), y(of: point.y))
      if index == 0 { path.move(x, y) } else { path.line(x, y) }
    }
    return path
  }

  /// The velocity, as high as there is room.
  private var velocity: Path {
    let motion = motion
    let columns = Int(exactly: size.width.rounded(.down)) ?? 0
    let speeds = (0...max(0, columns)).map { motion.velocity(at: time(at: Double($0))) }
    let most = max(1e-9, speeds.map(abs).max() ?? 1)
    var path = Path()
    for (column, speed) in speeds.enumerated() {
      let (x, y) = (Double(column), y(of: speed / most * 0.9))
      if column == 0 { path.move(x, y) } else { path.line(x, y) }
    }
    return path
  }

  /// From the ends of a timed curve to its control points.
  private var arms: [DisplayItem] {
    let places = handles
    func arm(_ from: Point, _ to: Point) -> DisplayItem {
      var path = Path()
      path.move(from.x, from.y)
      path.line(to.x, to.y)
      return .strokePath(path, .zero, scale: 1, width: 1, ink.pale)
    }
    let end = Point(x(of: animation.duration), y(of: 1))
    return [
      arm(Point(0, y(of: 0)), places[0].place), arm(end, places[1].place),
    ]
  }

  /// So near to its target, in points, a motion has arrived, as in tests.
  private static let near = 1.0

  /// How far a motion may be from its curve, as a share of its way, and still go as that says.
  private static let same = 0.02

  /// Whether the motion that was shown last went as the curve says: nothing threw it.
  private var isAsShown: Bool {
    let motion = motion
    return shown.allSatisfy {
      abs($0.y - motion.value(at: .seconds($0.x)) / distance) < CurvePlot.same
    }
  }

  /// What the animation answers, in words: of its times the arrival alone. One that was thrown arrived at another time.
  package var words: String {
    let isAsShown = isAsShown
    let own = motion.arrival(within: CurvePlot.near) ?? answers.end
    // The frames of the same motion may measure half a millisecond more or less.
    let arrival = isAsShown ? shownArrival ?? own : own
    var parts = [
      "\(isAsShown ? "" : "from rest: ")arrives in \(CurvePlot.milliseconds(arrival)) ms"
    ]
    if let hump = answers.hump {
      parts.append("\(((hump * 1000).rounded() / 10).twoDecimals) % over")
    }
    return parts.joined(separator: " · ")
  }

  /// Its other times.
  package var moreWords: String {
    let shownEnd = isAsShown ? shown.last.map { Time.seconds($0.x) } : nil
    let end = "stops after \(CurvePlot.milliseconds(shownEnd ?? answers.end)) ms"
    return answers.firstArrival.map {
      "Reaches its target after \(CurvePlot.milliseconds($0)) ms, \(end)"
    } ?? end.prefix(1).uppercased() + end.dropFirst()
  }

  private static func milliseconds(_ time: Time) -> String {
    (time.milliseconds).rounded().twoDecimals
  }
}
