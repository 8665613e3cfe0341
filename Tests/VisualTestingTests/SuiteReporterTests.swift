import Files
import Foundation
import JSON
import TestSupport
import Testing

@testable import VisualTesting

@Suite struct SuiteReporterTests {
  /// Texts that mean something to terminals, CI services, XML, HTML or file systems.
  static let hostile = [
    "\u{1B}[31mred\u{1B}[0m", "a\n::error file=x::owned", "  ::set-output name=x::y",
    "::warning::w",
    "##vso[task.complete]", "##[group]x", "###[error]", "</script><script>alert(1)</script>",
    "<!--", "]]>", "&lt;\"'", "a\r::add-mask::b", "\u{0}", "\u{202E}txt", "\u{2028}::error::x",
    "../../etc/passwd", "%0A::error::x", "\u{FFFE}\u{1FFFF}", "\u{9B}31m", "$(rm -rf x)`x`",
    String(repeating: "x", count: 10_000), "«»", "名前",
  ]

  private var result: SuiteResult {
    let outcomes = SuiteReporterTests.hostile.flatMap { text in
      Outcome.Status.allCases.map { status in
        Outcome(
          file: text, test: text, picture: text, status: status, summary: text,
          details: [text, text], files: [.init(.actual, text)], reproduce: text, approve: text)
      }
    }
    return SuiteResult(
      outcomes: outcomes, environment: RenderingEnvironment(parts: [.init("cairo", "1.16")]),
      notes: SuiteReporterTests.hostile)
  }

  @Test(arguments: ReportFormat.allCases)
  func `Nothing in a report is taken for a command`(reporter: ReportFormat) {
    let report = reporter.report(result, picturesIn: "\u{1B}last")
    let scalars: Set<UInt32> = Set(report.unicodeScalars.map { $0.value })
    let bad: [UInt32] = Array(0..<10) + Array(11..<32) + Array(0x7F...0x9F) + [0x202E, 0x2028]
    #expect(scalars.isDisjoint(with: bad))
    #expect(!report.contains("##"))
    for line in report.split(separator: "\n") {
      let start = line.drop { $0 == " " }
      guard start.hasPrefix("::") else { continue }
      // Only one of the reporters speaks to a CI service, and it says one thing.
      #expect(reporter == .github && line.hasPrefix("::error file="), "\(line.prefix(80))")
      #expect(line.components(separatedBy: "::").count >= 3)
    }
  }

  @Test func `What is written as JSON reads back as it was`() throws {
    let text = ReportFormat.json.report(result, picturesIn: "last")
    #expect(try JSONReport.read(Array(text.utf8)) == result)
  }

  @Test func `Results of another version are refused`() {
    let problem = #expect(throws: Problem.self) {
      try JSONReport.read(Array("{\"results\":2}".utf8))
    }
    #expect(problem?.remedy == "this program knows version 1")
  }

  @Test func `GitHub gets one annotation for each kind of failure`() {
    let outcomes = (1...30).map {
      Outcome(
        file: "a:b,c%.scenario.json", test: "t", picture: "p\($0)", status: .different,
        summary: "100 % of it")
    }
    let result = SuiteResult(outcomes: outcomes, environment: RenderingEnvironment(parts: []))
    let lines = ReportFormat.github.report(result, picturesIn: "last").split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix(
        "::error file=a%3Ab%2Cc%25.scenario.json,title=30 different::t p1: 100 %25 of it%0At p2: "))
    #expect(lines[0].hasSuffix("%0Aand 20 more"))
    #expect(lines[1] == "30 different")
  }

  @Test func `A parser of JUnit's XML reads every test with its status`() throws {
    let report = ReportFormat.junit.report(result, picturesIn: "last")
    let script = """
      import sys, junitparser
      xml = junitparser.JUnitXml.fromstring(sys.stdin.buffer.read())
      for suite in xml:
        for case in suite:
          kinds = [type(r).__name__ for r in case.result]
          types = [getattr(r, "type", None) or "" for r in case.result]
          print(len(case.name), ",".join(kinds), ",".join(types), len((case.result[0].text or "") if case.result else ""))
      print("sum", xml.tests, xml.failures, xml.skipped if hasattr(xml, "skipped") else "")
      """
    let output = try python(script, Array(report.utf8))
    let lines = output.split(separator: "\n")
    #expect(lines.count == result.outcomes.count + 1)
    for (line, outcome) in zip(lines, result.outcomes) {
      let parts = line.split(separator: " ", omittingEmptySubsequences: false)
      switch outcome.status {
      case .equal, .passed, .recorded: #expect(parts[1] == "")
      case .skipped: #expect(parts[1] == "Skipped")
      case .different, .environmentDiffers, .missing, .rejected, .failed, .unsteady:
        #expect(parts[1] == "Failure" && parts[2] == outcome.status.rawValue)
        #expect((Int(parts[3]) ?? 0) > 20)
      case .timedOut, .unreadable:
        #expect(parts[1] == "Error" && parts[2] == outcome.status.rawValue)
      }
    }
    let failures =
      result.outcomes.count { !$0.passes } - result.count(.timedOut) - result.count(.unreadable)
    #expect(lines.last?.hasPrefix("sum \(result.outcomes.count) \(failures)") == true)
  }

  @Test func `A word is one word to a shell`() throws {
    for word in SuiteReporterTests.hostile + ["", "-x", "a b", "it's", "*"]
    where !word.contains("\u{0}") {
      let shell = Process()
      let pipe = Pipe()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-c", "printf %s \(shellWord(word))"]
      shell.standardOutput = pipe
      try shell.run()
      let said = String(
        decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      shell.waitUntilExit()
      #expect(said == (word.hasPrefix("-") ? "./\(word)" : word))
    }
  }
}

/// What a Python program prints that gets `input`. Debian's own Python has Debian's modules.
func python(_ script: String, _ input: [UInt8]) throws -> String {
  let temporary = try TemporaryFolder()
  try temporary.put(input, at: "input")
  try temporary.put(Array(script.utf8), at: "script.py")
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
  process.arguments = [temporary.at("script.py")]
  process.standardInput = try FileHandle(
    forReadingFrom: URL(fileURLWithPath: temporary.at("input")))
  process.standardOutput = pipe
  try process.run()
  let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  try #require(process.terminationStatus == 0, "the Python program failed")
  return output
}
