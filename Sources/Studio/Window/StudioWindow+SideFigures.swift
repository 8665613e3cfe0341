import GtkPaint
import Rehearsal
import TouchKit

/// What is said under several phones: which each is, how its last motion went, and how far they are apart.
extension StudioWindow {
  /// What a phone is called; 0 is the session's.
  func besideTitle(_ number: Int) -> String {
    guard number == 0 else { return phone.others[number - 1].beside.design.words }
    return ownTitle ?? session.start.tuningTitle(in: prototype)
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
    let now = momentNow(measures?.name ?? own?.what)
    let names = order.enumerated().map { place, number in
      let words = besideTitle(number)
      let title = order.count == 2 ? "\(Self.letter(place))  \(words)" : words
      let figures = own.flatMap { self.figures(of: number, $0, measures, now) }
      return figures.map { "\(title)\n\($0)" } ?? title
    }
    // Of a name that is cut off, the pointer finds the rest.
    setNames(
      names,
      tips: zip(names, order).map { name, number in
        let more = measures.flatMap { SideMeasures.moreWords($0.measures[number]) }
        return more.map { "\(name)\n\($0)" } ?? name
      })
  }

  /// What is said of the last motion on a phone, whose own phone is number 0; nil if it has none.
  private func figures(
    of number: Int, _ own: TimelineMarks.Motion, _ measures: SideMeasures.Found?, _ now: SideMoment?
  ) -> String? {
    guard let ownLength = own.length else {
      guard let now else { return nil }
      let words = [now.wordsOfWay(number), now.wordsOfGap(number)].compactMap(\.self)
      return "\(now.name) \(words.isEmpty ? "is there" : words.joined(separator: " · "))"
    }
    let gap = now?.wordsOfGap(number).map { " · \($0)" } ?? ""
    let motions = number == 0 ? ownMarks.motions : phone.others[number - 1].beside.marks.motions
    guard let length = motions.last(where: { $0.what == own.what && $0.length != nil })?.length
    else { return nil }
    // When it arrives is not known before it is measured; the log knows only when it ends.
    if measuredSides?.job?.isOver != true { return "\(own.what) …\(gap)" }
    if let measures {
      let words = SideMeasures.words(
        measures.measures[number], isShort: phone.others.count >= DeskParts.mostWithLongFigures)
      return "\(measures.name) \(words)\(gap)"
    }
    let difference = (length - ownLength).milliseconds.rounded()
    let other = number == 0 ? "" : " (\(difference > 0 ? "+" : "")\(decimals(difference)))"
    return "\(own.what) \(decimals(length.milliseconds.rounded())) ms\(other)\(gap)"
  }

  /// Where what moves is on each phone at this moment; nil while time runs. Of a view's numbers it is the one that has farthest
  /// to go; where all have arrived, the one that is farthest apart.
  private func momentNow(_ what: String?) -> SideMoment? {
    guard session.stands, let what else { return nil }
    let stages = (0...phone.others.count).map(phone.stageNow)
    return SideMoment.all(SideMeasures.subjects(what).filter(\.property.isLength), stages)
      .max { ($0.farthestToGo, $0.farthestApart) < ($1.farthestToGo, $1.farthestApart) }
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
    /// Finds nothing where nothing moves on the screen.
    var job: BackgroundJob<SideMeasures.Found?>?
  }

  /// The figures of a motion on each phone, by their numbers; nil until they are known. Nothing is measured while anything
  /// moves.
  private func measuresOfSides(_ motion: TimelineMarks.Motion) -> SideMeasures.Found? {
    guard let end = motion.to else { return nil }
    let others = phone.others.map(\.beside)
    let ends = others.map { $0.marks.motions.last { $0.what == motion.what }?.to ?? end }
    let rest = ends.reduce(end, max)
    // A pointer that moves on afterwards changes nothing.
    let later = session.knownInputs.reversed().prefix { $0.time > rest }.count
    let key = MeasuredSides.Key(
      motion: motion, line: session.shownLine, inputs: session.knownInputs.count - later,
      designs: others.map(\.design), start: session.start.startState)
    if measuredSides?.key != key {
      measuredSides = nil
      guard phone.isResting, session.shownTime >= rest else { return nil }
      let line = Line(
        start: key.start, inputs: session.knownInputs.filter { $0.time <= rest }, end: rest)
      let question = SideMeasures.Question(
        what: motion.what, line: line,
        starts: [key.start] + key.designs.map { $0.start(key.start) },
        range: motion.from...rest)
      let bell = LoopBell { [unowned self] in
        if measuredSides?.job?.isOver == true { tellSides() }
      }
      let job = BackgroundJob<SideMeasures.Found?>(nil, bell: bell) {
        [prototype, fonts = painter.measurer.fonts] report in
        let found = SideMeasures.measure(question, of: prototype, fonts: fonts) {
          report.isCancelled
        }
        report.change { $0 = found }
      }
      measuredSides = MeasuredSides(key: key, job: job)
    }
    return measuredSides?.job?.findings ?? nil
  }

  private func setNames(_ names: [String], tips: [String?] = []) {
    var notes = phone.notes
    (notes.names, notes.tips) = (names, tips)
    phone.setNotes(notes)
  }
}
