import Files
import Foundation
import JSON
import MotionStudy
import Rehearsal
import Testing
import TestSupport
import TouchKit

@testable import VisualTesting

@Suite struct HTMLReportTests {
  let tester: SuiteTester

  init() throws { tester = try SuiteTester() }

  private func page() throws -> String {
    String(
      decoding: try HTMLReport.bytes(of: [LastRun(tester.state.lastRun)]), as: UTF8.self)
  }

  /// The text between the first occurrence of `start` after `from` and the next of `end`.
  private func part(_ page: String, _ start: String, _ end: String) throws -> String {
    let begin = try #require(page.range(of: start))
    let stop = try #require(page[begin.upperBound...].range(of: end))
    return String(page[begin.upperBound..<stop.lowerBound])
  }

  @Test func `A report holds its pictures and needs nothing else`() throws {
    try tester.run(TestPhone(), update: .missing)
    try tester.run(TestPhone(x: 12))
    let page = try page()
    let data = try JSONReader.parse(
      Array(try part(page, "id=\"data\">", "</script>").utf8))
    let outcome = try #require(try data["outcomes"]?.array("outcomes").first)
    for kind in ["expected", "actual", "difference"] {
      let text = try #require(try outcome["pictures"]?[kind]?.string(kind))
      let head = "data:image/png;base64,"
      #expect(text.hasPrefix(head))
      let bytes = try #require(Data(base64Encoded: String(text.dropFirst(head.count))))
      #expect(
        [UInt8](bytes) == (try tester.temporary.bytes("state/last/0001-start@1x.\(kind).png")))
    }
    for address in ["http:", "https:", "src=\"", "href", "@import", "url("] {
      #expect(!page.contains(address), "\(address)")
    }
  }

  @Test func `Its policy admits its own script and style alone, by their hashes`() throws {
    try tester.run(TestPhone())
    let page = try page()
    let policy = try part(page, "Content-Security-Policy\" content=\"", "\"")
    #expect(policy.hasPrefix("default-src 'none'; img-src data:; "))
    for (name, start, end) in [
      ("style-src ", "<style>", "</style>"), ("script-src ", "<script>", "</script>"),
      ("' ", "</script>\n<script>", "</script>"),
    ] {
      let text = try part(page, start, end)
      #expect(!text.isEmpty)
      let script = """
        import sys, hashlib, base64
        print(base64.b64encode(hashlib.sha256(sys.stdin.buffer.read()).digest()).decode(), end="")
        """
      #expect(policy.contains("\(name)'sha256-\(try python(script, Array(text.utf8)))'"))
    }
    #expect(!page.contains("onclick=") && !page.contains("style="))
  }

  @Test func `No text gets out of its place`() throws {
    let tests = SuiteReporterTests.hostile.filter { !$0.contains("/") && !$0.contains("\u{0}") }.map
    {
      var test = TestPhone().test(tester.file)
      test.file = tester.temporary.at(String($0.prefix(60)))
      test.name = $0
      return test
    }
    try tester.run(tests)
    let page = try page()
    // The data's element, the page's own and nothing a text has opened or closed.
    #expect(page.components(separatedBy: "<script").count == 4)
    #expect(page.components(separatedBy: "</script").count == 4)
    let data = try part(page, "id=\"data\">", "</script>")
    #expect(!data.contains("<"))
    #expect(!data.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x2028 })
    #expect(try JSONReader.parse(Array(data.utf8))["outcomes"]?.array("x").count == tests.count)
  }

  @Test func `Several shards make one report, and the worse of two verdicts counts`() throws {
    let tests = ["a", "b", "c"].map {
      TestPhone().test(tester.temporary.at("\($0).scenario.json"))
    }
    try tester.run(Array(tests[..<2]), update: .missing)
    var first = tester
    var runs: [LastRun] = []
    for (index, shard) in [[tests[2], tests[1]], [tests[0], tests[2]]].enumerated() {
      let path = tester.temporary.at("shard-\(index)")
      let last = try LastRunWriter(path)
      first.options.jobs = 2
      let runner = SuiteRunner(
        shard, first.options, environment: tester.environment, last: last,
        makeRenderer: { try TestPhone.renderer() })
      try last.finish(try runner.run().result)
      runs.append(try LastRun(path))
    }
    let merged = HTMLReport.result(of: runs)
    #expect(merged.outcomes.map(\.status) == [.equal, .equal, .missing])
    #expect(merged.exitStatus == 4)
    let page = String(decoding: try HTMLReport.bytes(of: runs), as: UTF8.self)
    #expect(page.contains("2 equal, 1 missing"))
  }

  /// A test whose section's numbers, log and file have hostile names.
  private func hostileMotion(_ word: String, to end: Double) throws -> PictureTest {
    let name = word.filter { $0 != "," && !$0.isNewline }
    let table = "time,\(name).y\n0,1\n50,\(end)\n100,\(end)\n"
    var motion = RecordedMotion(
      section: MotionSection("m"), numbers: try Tracks(csv: Array(table.utf8)))
    motion.log = [LogEntry(time: .milliseconds(20), kind: .action, message: .text(word))]
    var test = TestPhone().test(tester.temporary.at("m.scenario.json"))
    test.name = word
    test.sections = ["m"]
    test.shots = []
    test.frames = { _, times in times.map { _ in PixelBuffer(width: 30, height: 60) } }
    test.play = { [motion] _ in .init(shots: [], motions: [motion]) }
    return test
  }

  @Test func `No text of a motion gets out of its place`() throws {
    for word in SuiteReporterTests.hostile where !word.isEmpty {
      let tester = try SuiteTester()
      try tester.run([hostileMotion(word, to: 5)], update: .missing)
      let result = try tester.run([hostileMotion(word, to: 9)])
      #expect(result.outcomes.map(\.status) == [.different])
      let page = String(
        decoding: try HTMLReport.bytes(of: [LastRun(tester.state.lastRun)]), as: UTF8.self)
      #expect(page.components(separatedBy: "<script").count == 4)
      #expect(page.components(separatedBy: "</script").count == 4)
      #expect(page.components(separatedBy: "<svg").count == 2)
      #expect(page.components(separatedBy: "<img").count == 2)
      #expect(page.components(separatedBy: "<article").count == 2)
      let card = try part(page, "<article", "</article>")
      #expect(!card.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      for address in ["http:", "https:", "href", "@import", "url(", "onload=", "onerror="]
      where !word.contains(address) { #expect(!page.contains(address), "\(address)") }
      #expect(!page.contains("style="))
    }
  }

  @Test func `A motion's card has its toleranceBand, frames, events and commands`() throws {
    var old = try hostileMotion("box", to: 5)
    var new = try hostileMotion("box", to: 9)
    for toleranceBand in [nil, MotionSection.ToleranceBand(points: 0.5, span: .milliseconds(4))] {
      for test in [old, new] where toleranceBand != nil {
        var motion = try #require(try test.play(TestPhone.renderer()).motions.first)
        motion.section.toleranceBand = toleranceBand
        if test.name == old.name, motion.numbers.tracks[0].values[1] == 5 {
          old.play = { [motion] _ in .init(shots: [], motions: [motion]) }
        } else {
          new.play = { [motion] _ in .init(shots: [], motions: [motion]) }
        }
      }
      let tester = try SuiteTester()
      try tester.run([old], update: .missing)
      try tester.run([new])
      let page = String(
        decoding: try HTMLReport.bytes(of: [LastRun(tester.state.lastRun)]), as: UTF8.self)
      let card = try part(page, "<article", "</article>")
      #expect(card.contains("<polygon class=\"tube c0\"") == (toleranceBand != nil))
      #expect(card.components(separatedBy: "<polyline class=\"old c0\"").count == 3)
      #expect(card.components(separatedBy: "<polyline class=\"new c0\"").count == 3)
      #expect(card.contains("<b>20</b> box</li>") && card.contains("<li>6 ms</li>"))
      #expect(card.contains("/m.baselines/m.motion</code>"))
    }
  }

  @Test func `What is no log is not put into a report`() throws {
    try tester.run([hostileMotion("box", to: 5)], update: .missing)
    try tester.run([hostileMotion("box", to: 9)])
    for (name, text) in [
      ("log.json", "{}"), ("frames.png", "<svg onload=alert(1)>"), ("actual.csv", "time,a\n0,x\n"),
    ] {
      let file = "state/last/0001-m.motion.\(name)"
      let bytes = try tester.temporary.bytes(file)
      try tester.temporary.put(Array(text.utf8), at: file)
      #expect(throws: Problem.self) { try page() }
      try tester.temporary.put(bytes, at: file)
    }
    #expect(throws: Never.self) { try page() }
  }

  @Test func `What is no picture is not put into a report`() throws {
    try tester.run(TestPhone())
    try tester.temporary.put(
      Array("<svg onload=alert(1)>".utf8), at: "state/last/0001-start@1x.actual.png")
    #expect(throws: Problem.self) { try page() }
  }

  @Test func `Base 64 is that of everybody`() {
    var dice = SeededRandom(seed: 1)
    for count in 0..<40 {
      let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
      #expect(base64(bytes) == Data(bytes).base64EncodedString())
    }
  }
}
