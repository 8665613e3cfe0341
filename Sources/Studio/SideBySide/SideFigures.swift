import GtkPaint
import Rehearsal
import Threads
import TouchKit
import Widgets
import Workbench

/// What is said under several phones: which each is, how its last motion went, and how far they are apart.
final class SideFigures {
  private let parts: WindowParts
  private let timeline: TimelineView
  /// What the phones are called, by their numbers.
  private var titles: [String] = []
  /// What has moved on the session's phone.
  private var ownMarks = TimelineMarks()
  /// The last motion of the phones, measured.
  private var measured: Measured?

  init(_ parts: WindowParts, _ timeline: TimelineView) {
    self.parts = parts
    self.timeline = timeline
  }

  private var phone: PhoneCanvas { parts.phone }
  private var session: LiveSession { parts.session }

  /// The session's log is another one.
  func forget() { ownMarks = TimelineMarks() }

  /// The divergence is to be found again.
  func forgetDivergence() { timeline.content.divergence = nil }

  func stop() { measured = nil }

  /// Says under each phone which it is, and how its last motion went; marks the divergence.
  func update(_ titles: [String]) {
    self.titles = titles
    guard !phone.others.isEmpty else {
      timeline.content.divergence = nil
      return setNames([])
    }
    let order = phone.view.order
    guard !phone.view.isBlind else {
      timeline.content.divergence = nil
      return setNames(order.indices.map(Self.letter))
    }
    timeline.content.divergence = phone.others.compactMap {
      $0.beside.divergence(from: session)?.time
    }
    .min()
    _ = ownMarks.follow([], session.stage.log)
    let own = ownMarks.motions.last { $0.length != nil || $0.to == nil }
    let measures = own.flatMap(measuresOfSides)
    let now = momentNow(measures?.name ?? own?.what)
    let names = order.enumerated().map { place, number in
      let words = titles[number]
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

  /// What is said of the last motion on a phone; the session's own phone is number 0. Nil if it has no motion.
  private func figures(
    of number: Int, _ own: TimelineMarks.Motion, _ measures: SideMeasures.Found?, _ now: SideMoment?
  ) -> String? {
    guard let ownLength = own.length else {
      guard let now else { return nil }
      let words = [now.wordsOfWay(number), now.wordsOfGap(number)].compactMap(\.self)
      return "\(now.name) \(words.isEmpty ? "has arrived" : words.joined(separator: " · "))"
    }
    let gap = now?.wordsOfGap(number).map { " · \($0)" } ?? ""
    let motions = number == 0 ? ownMarks.motions : phone.others[number - 1].beside.marks.motions
    guard let length = motions.last(where: { $0.what == own.what && $0.length != nil })?.length
    else { return nil }
    // When it arrives is not known before it is measured; the log knows only when it ends.
    if measured?.job?.isOver != true { return "\(own.what) …\(gap)" }
    if let measures {
      let words = SideMeasures.words(
        measures.measures[number], isShort: phone.others.count >= DeskParts.mostWithLongFigures)
      return "\(measures.name) \(words)\(gap)"
    }
    let difference = (length - ownLength).milliseconds.rounded()
    let other = number == 0 ? "" : " (\(difference > 0 ? "+" : "")\(difference.twoDecimals))"
    return "\(own.what) \(length.milliseconds.rounded().twoDecimals) ms\(other)\(gap)"
  }

  /// Where what moves is on each phone at this moment; nil while time runs. Of a view's numbers it is the one that has farthest
  /// to go; where all have arrived, the one that is farthest apart.
  private func momentNow(_ what: String?) -> SideMoment? {
    guard session.isStopped, let what else { return nil }
    let stages = (0...phone.others.count).map(phone.stageNow)
    return SideMoment.all(SideMeasures.subjects(what).filter(\.property.isLength), stages)
      .max { ($0.farthestToGo, $0.farthestApart) < ($1.farthestToGo, $1.farthestApart) }
  }

  /// Which motion was measured of which phones.
  private struct Measured {
    struct Key: Equatable {
      var motion: TimelineMarks.Motion
      var branch: String
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
    let key = Measured.Key(
      motion: motion, branch: session.shownBranch, inputs: session.knownInputs.count - later,
      designs: others.map(\.design), start: session.start.startState)
    if measured?.key != key {
      measured = nil
      guard phone.frames.isResting, session.shownTime >= rest else { return nil }
      let recording = Recording(
        start: key.start, inputs: session.knownInputs.filter { $0.time <= rest }, end: rest)
      let question = SideMeasures.Question(
        what: motion.what, recording: recording,
        starts: [key.start] + key.designs.map { $0.start(key.start) },
        range: motion.from...rest)
      let bell = LoopBell { [unowned self] in
        if measured?.job?.isOver == true { update(titles) }
      }
      let job = BackgroundJob<SideMeasures.Found?>(nil, bell: bell) {
        [prototype = parts.prototype, makeMeasurer = parts.makeMeasurer] report in
        let found = SideMeasures.measure(question, of: prototype, makeMeasurer: makeMeasurer) {
          report.isCancelled
        }
        report.change { $0 = found }
      }
      measured = Measured(key: key, job: job)
    }
    return measured?.job?.findings ?? nil
  }

  /// What the phone at a place is called in short.
  static func letter(_ place: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "A") + UInt8(place % 26)))
  }

  private func setNames(_ names: [String], tips: [String?] = []) {
    var notes = phone.notes
    (notes.names, notes.tips) = (names, tips)
    phone.setNotes(notes)
  }
}
