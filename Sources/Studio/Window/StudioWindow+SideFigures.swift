import GtkPaint
import Rehearsal
import TouchKit

/// What is said under several phones: which each is, how its last motion went, and how far they are apart.
extension StudioWindow {
  /// What a phone is called; 0 is the session's.
  func besideTitle(_ number: Int) -> String {
    guard number == 0 else { return phone.others[number - 1].beside.design.words }
    return ownTitle ?? session.start.tuningTitle
  }

  /// Says under each phone which it is, and how its last motion went; marks where the ways part.
  func tellSides() {
    guard !phone.others.isEmpty else {
      timeline.parting = nil
      return setNames([])
    }
    let order = phone.view.order
    guard !phone.view.isBlind else {
      timeline.parting = nil
      return setNames(order.indices.map(Self.letter))
    }
    timeline.parting = phone.others.compactMap { $0.beside.parting(from: session) }.min()
    _ = ownMarks.follow([], session.stage.log)
    let own = ownMarks.motions.last { $0.length != nil || $0.to == nil }
    let measures = own.flatMap(measuresOfSides)
    let apart = apartNow(measures?.name ?? own?.what)
    let gap = order.count <= DeskParts.mostWithFigures ? "\n" : "  "
    setNames(
      order.enumerated().map { place, number in
        let words = besideTitle(number)
        let title = order.count == 2 ? "\(Self.letter(place))  \(words)" : words
        let figures = own.flatMap { self.figures(of: number, $0, measures, apart: apart) }
        return figures.map { title + gap + $0 } ?? title
      })
  }

  /// What is said of the last motion on a phone, whose own phone is number 0; nil if it has none.
  private func figures(
    of number: Int, _ own: TimelineMarks.Motion, _ measures: SideMeasures.Found?,
    apart: (name: String, words: [String])
  ) -> String? {
    let apartNow = apart.words[number]
    guard let ownLength = own.length else {
      guard !apart.name.isEmpty else { return nil }
      return apart.name + (apartNow.isEmpty ? " on its way" : apartNow)
    }
    let motions = number == 0 ? ownMarks.motions : phone.others[number - 1].beside.marks.motions
    guard let length = motions.last(where: { $0.what == own.what && $0.length != nil })?.length
    else { return nil }
    if let measures {
      return "\(measures.name) \(SideMeasures.words(measures.measures[number]))\(apartNow)"
    }
    let difference = (length - ownLength).milliseconds.rounded()
    let other = number == 0 ? "" : " (\(difference > 0 ? "+" : "")\(decimals(difference)))"
    return "\(own.what) \(decimals(length.milliseconds.rounded())) ms\(other)\(apartNow)"
  }

  /// How far what moves is from the session's own on each phone at this moment, by the phones' numbers: the length that is
  /// farthest. Nothing is said while time runs.
  private func apartNow(_ what: String?) -> (name: String, words: [String]) {
    let count = phone.others.count + 1
    let none = ("", Array(repeating: "", count: count))
    guard session.stands, let what else { return none }
    let stages = (0..<count).map(phone.stageNow)
    func distances(_ subject: MotionTracks.Subject) -> [Double] {
      let numbers = stages.map { $0.flatMap(subject.value) }
      return numbers.map { abs(($0 ?? 0) - (numbers[0] ?? $0 ?? 0)) }
    }
    let all = SideMeasures.subjects(what).filter(\.property.isLength).map {
      ($0.name, distances($0))
    }
    guard let (name, most) = all.max(by: { ($0.1.max() ?? 0) < ($1.1.max() ?? 0) }) else {
      return none
    }
    let words = most.map { distance in
      let rounded = (distance * 10).rounded() / 10
      return rounded > 0 ? " · \(decimals(rounded)) apart now" : ""
    }
    return (name, words)
  }

  /// Which motion was measured of which phones.
  struct MeasuredSides {
    struct Key: Equatable {
      var motion: TimelineMarks.Motion
      var line: String
      var inputs: Int
      var designs: [Design]
      var start: StartState
    }

    var key: Key
    var finder: SideMeasures
    var worker: Worker?
    var alarm: Alarm?
  }

  /// How often it is looked whether a motion is measured, in microseconds.
  private static let measuringTime: Int64 = 40_000

  /// The figures of a motion on each phone, by their numbers; nil until they are known. Nothing is measured while anything
  /// moves.
  private func measuresOfSides(_ motion: TimelineMarks.Motion) -> SideMeasures.Found? {
    guard phone.others.count < DeskParts.mostWithFigures, let end = motion.to else { return nil }
    let others = phone.others.map(\.beside)
    let ends = others.map { $0.marks.motions.last { $0.what == motion.what }?.to ?? end }
    let rest = ends.reduce(end, max)
    // A pointer that moves on afterwards changes nothing.
    let later = session.knownInputs.reversed().prefix { $0.time > rest }.count
    let key = MeasuredSides.Key(
      motion: motion, line: session.shownLine, inputs: session.knownInputs.count - later,
      designs: others.map(\.design), start: session.start.startState)
    if measuredSides?.key != key {
      measuredSides?.finder.cancel()
      measuredSides = nil
      guard phone.isResting, session.shownTime >= rest else { return nil }
      let line = Line(
        start: key.start, inputs: session.knownInputs.filter { $0.time <= rest }, end: rest)
      let finder = SideMeasures(
        SideMeasures.Question(
          what: motion.what, line: line,
          starts: [key.start] + key.designs.map { $0.start(key.start) },
          range: motion.from...rest))
      measuredSides = MeasuredSides(
        key: key, finder: finder,
        worker: finder.start(prototype, fonts: painter.measurer.fonts))
      listenToMeasures()
    }
    return measuredSides?.finder.found
  }

  private func listenToMeasures() {
    guard let measured = measuredSides, measured.worker != nil else { return }
    measuredSides?.alarm = Alarm(at: Alarm.now + Self.measuringTime) { [unowned self] in
      guard measuredSides?.finder === measured.finder else { return }
      if measured.finder.isDone { tellSides() } else { listenToMeasures() }
    }
  }

  private func setNames(_ names: [String]) {
    guard phone.notes.names != names else { return }
    var notes = phone.notes
    notes.names = names
    phone.setNotes(notes)
  }
}
