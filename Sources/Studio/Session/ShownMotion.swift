import GtkPaint
import Rehearsal
import Synchronization
import TouchKit

/// Finds how a motion really went that was shown, on a thread of its own: where its view was at each moment, as a share of
/// the way.
nonisolated final class ShownMotion: Sendable {
  /// Which motion.
  struct Question: Equatable, Sendable {
    var motion: TimelineMarks.Motion
    var line: String
    /// How many inputs came before its end.
    var inputs: Int
    var start: StartState
  }

  private struct State {
    /// Seconds from the beginning, and the share of the way.
    var way: [Point] = []
    var distance: Double?
    var arrival: Time?
    var isDone = false
    var isCancelled = false
  }

  let question: Question
  private let state = Mutex(State())
  private static let rate: Int64 = 120
  /// What goes less far, in points, is no way.
  private static let leastWay = 1.0

  init(_ question: Question) { self.question = question }

  /// Empty as long as it is looked for, and if nothing on the screen moved.
  var way: [Point] { state.withLock { $0.way } }
  /// How far it went, in points; nil as long as it is looked for, and if nothing on the screen moved.
  var distance: Double? { state.withLock { $0.distance } }
  /// When it arrived, from its beginning on, measured as under the phones.
  var arrival: Time? { state.withLock { $0.arrival } }
  var isDone: Bool { state.withLock { $0.isDone } }
  func cancel() { state.withLock { $0.isCancelled = true } }

  /// The work; `inputs` are the line's.
  func start(_ prototype: Prototype, _ inputs: [Input], fonts: Fonts) -> Worker? {
    guard let end = question.motion.to else { return nil }
    let begin = question.motion.from
    return Worker { [self] in
      let line = Line(
        start: question.start, inputs: Array(inputs.prefix(question.inputs)), end: end)
      let run = Run(prototype, line, measurer: PangoMeasurer(fonts: fonts))
      run.isOver = { [self] in state.withLock { $0.isCancelled } }
      let found = ShownMotion.way(of: question.motion.what, in: run, from: begin, to: end)
      let measured = SideMeasures.measure(
        SideMeasures.Question(
          what: question.motion.what, line: line, starts: [question.start], range: begin...end),
        of: prototype, fonts: fonts
      ) { [self] in state.withLock { $0.isCancelled } }
      let arrival = measured?.measures.first.flatMap(SideMeasures.arrival)
      state.withLock {
        if let found { ($0.way, $0.distance, $0.arrival) = (found.way, found.distance, arrival) }
        $0.isDone = true
      }
    }
  }

  private static func way(
    of what: String, in run: Run, from begin: Time, to end: Time
  ) -> (way: [Point], distance: Double)? {
    let subjects = SideMeasures.subjects(what).filter { $0.property != .alpha }
    guard let id = subjects.first?.id, end > begin else { return nil }
    let count = (end - begin).microseconds * rate / 1_000_000
    let times =
      (0...count).map { begin + Time(microseconds: $0 * 1_000_000 / rate) } + [end]
    var rows: [(time: Time, frame: Rect)] = []
    for time in times where !run.isStopped {
      let node = run.state(at: time).tree().nodes.first { $0.id == id }
      if let node { rows.append((time, node.frame)) }
    }
    let ways = subjects.map { subject in rows.map { number(subject.property, of: $0.frame) } }
    guard
      let numbers = ways.max(by: {
        abs(($0.last ?? 0) - ($0.first ?? 0)) < abs(($1.last ?? 0) - ($1.first ?? 0))
      }),
      let first = numbers.first, let last = numbers.last, abs(last - first) >= leastWay
    else { return nil }
    let way = zip(rows, numbers).map { row, number in
      Point((row.time - begin).seconds, (number - first) / (last - first))
    }
    return (way, abs(last - first))
  }

  private static func number(_ property: MotionTracks.Property, of frame: Rect) -> Double {
    switch property {
    case .x: frame.x
    case .y: frame.y
    case .width: frame.width
    case .height: frame.height
    case .alpha: 0
    }
  }
}
