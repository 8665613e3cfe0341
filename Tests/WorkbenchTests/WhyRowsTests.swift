import GtkPaint
import JSON
import MotionStudy
import Rehearsal
import Screens
import Testing
import TestSupport
import Threads
import TouchKit

@testable import Workbench

@Suite struct WhyRowsTests {
  fileprivate static let fonts = Result { try Fonts() }

  fileprivate func measurer() throws -> PangoMeasurer {
    PangoMeasurer(fonts: try WhyRowsTests.fonts.get())
  }

  /// Pulls at the drawer, swipes over rows and a push: something moves nearly always.
  fileprivate var line: Recording {
    var inputs: [Input] = []
    func drag(from start: Point, to end: Point, at time: Int, steps: Int = 8) {
      for step in 0...steps {
        let share = Double(step) / Double(steps)
        let phase: Touch.Phase = step == 0 ? .began : step == steps ? .ended : .moved
        let place = start + (end - start) * share
        inputs.append(
          Input(.touch(finger: 1, phase: phase, at: place), at: .milliseconds(time + step * 12)))
      }
    }
    drag(from: Point(160, 8), to: Point(160, 170), at: 50)
    drag(from: Point(160, 260), to: Point(160, 60), at: 450)
    drag(from: Point(280, 300), to: Point(120, 300), at: 800)
    drag(from: Point(160, 420), to: Point(160, 200), at: 1200)
    return Recording(start: StartState(usualOf: phone), inputs: inputs, end: .milliseconds(1800))
  }

  @Test func `Why says what inspect --explain does, at points of a phone in motion`() throws {
    try ExplainedPoints(count: 60).check(line, try measurer())
  }

  @Test func `A press on a row leads to its time, its tuning or its view`() throws {
    let run = Run(phone, line, measurer: try measurer())
    let time = Time.milliseconds(400)
    let stage = run.state(at: time)
    let findings = WhyFinder.Findings(
      thread: CauseThread(
        of: "content", at: time, log: stage.log, in: Run(phone, line, measurer: try measurer())),
      tunings: [
        TuningReach(TuningChange("drawer.height", .number(130)), moves: 10),
        TuningReach(TuningChange("drawer.open.curve", .curve(.linear)), moves: .infinity),
      ], isDone: true)
    let rows = WhyRows.all(findings, stage.explain(160, 300))
    #expect(
      rows.contains { $0.act == .seek(.milliseconds(50)) && $0.outline.title.contains("finger 1") })
    let tunings = rows.compactMap { row -> String? in
      if case .tune(let name)? = row.act { name } else { nil }
    }
    #expect(tunings == ["drawer.open.curve", "drawer.height"])
    #expect(rows.contains { $0.act == .pick("row-1") || $0.act == .pick("row-2") })
    #expect(rows.filter { $0.outline.kind == .heading }.allSatisfy { $0.act == nil })
  }

  @Test func `The thread and the tunings are found on a thread of its own, and given up at once`()
    throws
  {
    let log = Run(phone, line, measurer: try measurer()).state(at: .milliseconds(400)).log
    let question = WhyFinder.Question(
      recording: line, id: "content", time: .milliseconds(400), log: log)
    let fonts = try WhyRowsTests.fonts.get()
    let job = try #require(
      BackgroundJob(WhyFinder.Findings()) {
        WhyFinder.find(
          question, phone, makeMeasurer: { [fonts] in PangoMeasurer(fonts: fonts) }, $0)
      })
    job.wait()
    let findings = job.findings
    #expect(findings.isDone && findings.thread?.motion == "drawer.progress")
    #expect(findings.tunings.contains { $0.change.name == "drawer.height" })
    #expect(!findings.tunings.contains { $0.change.name.hasPrefix("banner.") })
    let other = try #require(
      BackgroundJob(WhyFinder.Findings()) {
        WhyFinder.find(
          question, phone, makeMeasurer: { [fonts] in PangoMeasurer(fonts: fonts) }, $0)
      })
    other.cancel()
    other.wait()
    #expect(!other.findings.isDone)
  }

  @Test func `Parts that let a touch through are those of windows that passed it on`() throws {
    let measurer = try measurer()
    let payload = Payload.object([
      .init("title", .string("Maya")), .init("message", .string("Hello")),
    ])
    let run = Run(
      phone,
      Recording(
        start: StartState(usualOf: phone),
        inputs: [Input(.custom("notify", payload), at: .milliseconds(10))],
        end: .seconds(1)), measurer: measurer)
    let stage = run.state(at: .milliseconds(900))
    let below = stage.explain(160, 400)
    let passing = WhyRows.passing(below, stage.tree())
    #expect(below.windows.contains { $0.outcome == .passed } && !passing.isEmpty)
  }
}

/// Whether the panel says the same as `inspect --explain` at so many points and times at random.
struct ExplainedPoints {
  let count: Int

  /// All texts of a JSON value, in their order.
  private func texts(_ value: JSONValue?, _ key: String? = nil) -> [String] {
    guard case .array(let items)? = value?.kind else { return [] }
    return items.compactMap { item in text(key == nil ? item : item[key ?? ""]) }
  }

  private func text(_ value: JSONValue?) -> String? {
    if case .string(let text)? = value?.kind { text } else { nil }
  }

  func check(_ line: Recording, _ measurer: PangoMeasurer) throws {
    let run = Run(phone, line, measurer: measurer)
    var dice = SeededRandom(seed: 19)
    let screen = run.variant.settings.device.size
    for time in (0..<count).map({ _ in Int.random(in: 0...1800, using: &dice) }).sorted() {
      let stage = run.state(at: .milliseconds(time))
      let place = Point(
        Double.random(in: -5...(screen.width + 5), using: &dice).rounded(),
        Double.random(in: -5...(screen.height + 5), using: &dice).rounded())
      let explained = stage.explain(place.x, place.y)
      let rows = WhyRows.all(nil, explained).map(\.outline)
      let bytes = TreeWriter.write(stage.tree(), explanation: explained)
      let json = try #require(try JSONReader.parse(bytes)["explain"])
      let taker = text(json["taker"])
      #expect(
        rows.contains { $0.title == (taker.map { "Received by \($0)" } ?? "No view receives it") })
      #expect(
        rows.filter { $0.title.hasPrefix("then ") }.map { String($0.title.dropFirst(5)) }
          == Array(texts(json["chain"]).dropFirst()))
      #expect(
        rows.filter { $0.title.hasPrefix("Watched by ") }.map { String($0.title.dropFirst(11)) }
          == texts(json["gestures"]))
      guard case .array(let windows)? = json["windows"]?.kind else { continue }
      let asked = windows.flatMap { window -> [String] in
        guard case .array(let views)? = window["views"]?.kind else { return [] }
        return [text(window["id"]) ?? ""]
          + views.map { "\(text($0["view"]) ?? "") \(text($0["answer"]) ?? "")" }
      }
      #expect(Array(rows.map(\.title).suffix(asked.count)) == asked, "at \(time) ms, \(place)")
    }
  }
}

@Suite struct WhyRowsLong {
  @Test func `Why says what inspect --explain does, at 1,000 points of a phone in motion`() throws {
    let tests = WhyRowsTests()
    try ExplainedPoints(count: 1000).check(tests.line, try tests.measurer())
  }
}
