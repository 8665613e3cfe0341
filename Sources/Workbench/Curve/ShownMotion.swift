import MotionStudy
import Rehearsal
import Threads
import TouchKit

/// Finds how a motion that was shown really moved: where its view was at each moment, as a share of the distance.
package enum ShownMotion {
  /// Which motion.
  package struct Question: Equatable, Sendable {
    package var motion: TimelineMarks.Motion
    package var branch: String
    /// How many inputs came before its end.
    package var inputs: Int
    package var start: StartState

    package init(motion: TimelineMarks.Motion, branch: String, inputs: Int, start: StartState) {
      self.motion = motion
      self.branch = branch
      self.inputs = inputs
      self.start = start
    }
  }

  /// What is known of it: nothing as long as it is looked for, and if nothing on the screen moved.
  package struct Found: Equatable, Sendable {
    /// Seconds from the beginning, and the share of the distance.
    package var way: [Point] = []
    /// How far it went, in points.
    package var distance: Double?
    /// When it arrived, from its beginning on, measured as under the phones.
    package var arrival: Time?

    package init(way: [Point] = [], distance: Double? = nil, arrival: Time? = nil) {
      self.way = way
      self.distance = distance
      self.arrival = arrival
    }
  }

  private static let rate: Int64 = 120
  /// A shorter distance, in points, is not a motion.
  private static let leastWay = 1.0

  /// The work of a job; `inputs` are the branch's.
  package static func find(
    _ question: Question, _ prototype: Prototype, _ inputs: [Input], makeMeasurer: MakeMeasurer,
    _ report: JobReport<Found>
  ) {
    guard let end = question.motion.to else { return }
    let begin = question.motion.from
    let recording = Recording(
      start: question.start, inputs: Array(inputs.prefix(question.inputs)), end: end)
    let run = Run(prototype, recording, measurer: makeMeasurer())
    run.isOver = { report.isCancelled }
    let found = way(of: question.motion.what, in: run, from: begin, to: end)
    let measured = SideMeasures.measure(
      SideMeasures.Question(
        what: question.motion.what, recording: recording, starts: [question.start],
        range: begin...end),
      of: prototype, makeMeasurer: makeMeasurer
    ) { report.isCancelled }
    guard let found else { return }
    let arrival = measured?.measures.first.flatMap(SideMeasures.arrival)
    report.change { $0 = Found(way: found.way, distance: found.distance, arrival: arrival) }
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
    let ways: [[Double]] = subjects.map { subject in
      rows.map { number(subject.property, of: $0.frame) }
    }
    guard
      let numbers = ways.max(by: { distance($0) < distance($1) }),
      let first = numbers.first, let last = numbers.last, abs(last - first) >= leastWay
    else { return nil }
    let way = zip(rows, numbers).map { row, number in
      Point((row.time - begin).seconds, (number - first) / (last - first))
    }
    return (way, abs(last - first))
  }

  /// From the first number to the last.
  private static func distance(_ numbers: [Double]) -> Double {
    abs((numbers.last ?? 0) - (numbers.first ?? 0))
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
