import GtkPaint
import MotionStudy
import Rehearsal
import Screens
import Testing
import TestSupport
import TouchKit

@testable import Workbench

@Suite struct SideMeasuresTests {
  private let tap = [
    Input(.touch(finger: 1, phase: .began, at: Point(160, 10)), at: .milliseconds(50)),
    Input(.touch(finger: 1, phase: .ended, at: Point(160, 10)), at: .milliseconds(90)),
  ]

  private var starts: [StartState] {
    let usual = StartState(usualOf: phone)
    var other = usual
    other.set(TuningChange("drawer.open.curve", .curve(.spring(response: 0.5, damping: 0.4))))
    return [usual, other]
  }

  private func measured(_ what: String, _ range: ClosedRange<Time>) throws -> SideMeasures.Found? {
    let line = Recording(start: starts[0], inputs: tap, end: range.upperBound)
    let question = SideMeasures.Question(what: what, recording: line, starts: starts, range: range)
    return SideMeasures.measure(
      question, of: phone, makeMeasurer: { [fonts = try Fonts()] in PangoMeasurer(fonts: fonts) }
    ) { false }
  }

  /// What `compare` says of the same finger.
  private func compared(_ name: String, until end: Time) throws -> [TrackMeasures] {
    let line = Recording(start: starts[0], inputs: tap, end: end)
    let fingers = FingerRuns(
      try starts.map {
        Run(phone, line, under: $0, measurer: PangoMeasurer(fonts: try Fonts()))
      }, until: end)
    try fingers.play { _ in }
    let comparison = RunComparison(
      try fingers.recorded(as: ["a", "b"], RunComparison.Choice()), inputs: [])
    let track = try #require(comparison.tracks.first { $0.name == name })
    return track.measures.compactMap(\.self)
  }

  @Test func `Figures under the phones are those of compare`() throws {
    let range = Time.milliseconds(90)...Time.milliseconds(2500)
    for what in ["drawer.y", "drawer.progress"] {
      let found = try #require(try measured(what, range))
      #expect(found.name == "drawer.y")
      let wanted = try compared("drawer.y", until: range.upperBound)
      #expect(found.measures.count == 2 && wanted.count == 2)
      for (mine, theirs) in zip(found.measures, wanted) {
        #expect(abs(mine.overshoot - theirs.overshoot) < 0.02)
        #expect(abs(mine.peakVelocity - theirs.peakVelocity) < 20)
        let (a, b) = (try #require(mine.arrives), try #require(theirs.arrives))
        #expect(abs((a - b).milliseconds) < 9, "\(a) and \(b)")
      }
      #expect(found.measures[1].overshoot > found.measures[0].overshoot + 1)
    }
  }

  @Test func `Under many phones the figures are short`() throws {
    let found = try #require(
      try measured("drawer.y", Time.milliseconds(90)...Time.milliseconds(2500)))
    let (long, short) = (
      SideMeasures.words(found.measures[1]), SideMeasures.words(found.measures[1], isShort: true)
    )
    let parts = long.split(separator: " · ", omittingEmptySubsequences: false)
    #expect(parts.count == 3 && parts[0].hasPrefix("arrives in "))
    #expect(short == "\(parts[0].dropFirst("arrives in ".count)) · \(parts[1]) · \(parts[2])")
  }

  @Test func `Of its times only the arrival stands there; the end is for who asks`() throws {
    let found = try #require(
      try measured("drawer.y", Time.milliseconds(90)...Time.milliseconds(2500)))
    let measures = found.measures[1]
    let (begins, arrives, ends) = (
      try #require(measures.begins), try #require(measures.arrives), try #require(measures.ends)
    )
    func whole(_ time: Time) -> String { time.milliseconds.rounded().twoDecimals }
    #expect(ends - arrives > .milliseconds(50))
    let words = SideMeasures.words(measures)
    #expect(words.split(separator: " ms", omittingEmptySubsequences: false).count == 2, "\(words)")
    #expect(words.hasPrefix("arrives in \(whole(arrives - begins)) ms · "))
    #expect(SideMeasures.moreWords(measures) == "Stops after \(whole(ends - begins)) ms")
  }

  @Test
  func
    `On its way it is said of each phone how far it is from the own one's, and from where it goes`()
    throws
  {
    var stages: [Stage] = []
    for start in starts {
      let line = Recording(start: start, inputs: tap, end: .seconds(3))
      let run = Run(phone, line, measurer: PangoMeasurer(fonts: try Fonts()))
      run.run(to: .milliseconds(200))
      stages.append(run.stage)
    }
    let subject = MotionTracks.Subject(id: "drawer", property: .y)
    let moment = SideMoment.all([subject], stages)[0]
    let places = try stages.map { try #require(subject.value(of: $0)) }
    #expect(moment.name == "drawer.y" && moment.apart == [0, abs(places[1] - places[0])])
    #expect(moment.farthestApart > 1 && moment.farthestToGo > 10)
    #expect(moment.wordsOfGap(0) == nil && moment.wordsOfGap(1)?.hasSuffix(" apart now") == true)
    for (stage, toGo) in zip(stages, moment.toGo) {
      let drawer = try #require(stage.tree(.model).nodes.first { $0.id == "drawer" })
      let there = subject.value(of: drawer)
      #expect(abs(there - (try #require(subject.value(of: stage)))) == toGo)
    }
    #expect(moment.wordsOfWay(0)?.hasSuffix(" remaining") == true)
    // A phone that hasn't the view is nowhere else.
    let without = SideMoment.all([subject], [stages[0], nil])[0]
    #expect(without.apart == [0, 0] && without.toGo[1] == 0 && without.wordsOfWay(1) == nil)
  }

  @Test func `What does not move, or is no view, has no figures`() throws {
    let range = Time.milliseconds(90)...Time.milliseconds(600)
    #expect(try measured("row-1.height", range) == nil)
    #expect(try measured("nobody.progress", range) == nil)
    #expect(try measured("nobody", range) == nil)
  }
}
