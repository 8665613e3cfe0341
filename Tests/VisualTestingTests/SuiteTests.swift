import Files
import JSON
import Rehearsal
import Synchronization
import Testing
import TouchKit

@testable import VisualTesting

@Suite struct SuiteTests {
  let tester: SuiteTester

  init() throws { tester = try SuiteTester() }

  @Test func `A picture without a baseline is missing and nothing is recorded`() throws {
    let result = try tester.run(TestPhone())
    #expect(result.outcomes.map(\.status) == [.missing])
    #expect(result.exitStatus == 4)
    #expect(try tester.temporary.names() == ["state"])
  }

  @Test func `What was recorded is equal from then on`() throws {
    #expect(try tester.run(TestPhone(), update: .missing).outcomes.map(\.status) == [.recorded])
    #expect(
      try tester.temporary.names(tester.baselines)
        == ["manifest.json", "start@1x.png", "start@1x.tree.json"])
    let result = try tester.run(TestPhone())
    #expect(result.outcomes.map(\.status) == [.equal])
    #expect(result.exitStatus == 0)
    #expect(result.words == "1 equal")
    #expect(try tester.temporary.names("state/last") == ["results.json"])
  }

  @Test func `A manifest is sorted and has a line for each picture`() throws {
    let tests = [
      TestPhone().test(tester.file, shots: ["b", "a"]),
      TestPhone().test(tester.file, shots: ["b"], isDark: true),
    ]
    try tester.run(tests, update: .missing)
    let text = String(
      decoding: try tester.temporary.bytes("\(tester.baselines)/manifest.json"), as: UTF8.self)
    let lines = text.split(separator: "\n").map { $0.prefix(18) }
    #expect(
      lines == [
        "{ \"manifest\": 1,", "  \"environments\": ", "    {\"engine\":\"1\",", "  ],",
        "  \"pictures\": {", "    \"a@1x\": {\"pixe", "    \"b@1x\": {\"pixe",
        "    \"b@1x-dark\": {", "  },", "  \"rejected\": {", "  } }",
      ])
    let manifest = try tester.manifest()
    #expect(try Manifest(json: manifest.json) == manifest)
    #expect(manifest["a@1x"]?.device == "tiny")
    #expect(manifest["a@1x"]?.pixels == manifest["b@1x"]?.pixels)
    #expect(manifest["a@1x"]?.pixels != manifest["b@1x-dark"]?.pixels)
  }

  @Test func `A difference is told in words and pictures`() throws {
    try tester.run(TestPhone(), update: .missing)
    let result = try tester.run(TestPhone(x: 13))
    #expect(result.exitStatus == 1)
    let outcome = try #require(result.outcomes.first)
    #expect(outcome.status == .different)
    #expect(outcome.details == ["\"card\" moved by 3, 0"])
    #expect(
      outcome.reproduce == "\(ProgramIdentity.command) test \(tester.file) --filter 'tiny@1x light'"
    )
    #expect(
      outcome.approve
        == "\(ProgramIdentity.command) approve \(tester.temporary.at("card.baselines/start@1x"))")
    #expect(
      try tester.temporary.names("state/last") == [
        "0001-start@1x.actual.png", "0001-start@1x.difference.png", "0001-start@1x.expected.png",
        "0001-start@1x.tree.json", "results.json",
      ])
    #expect(
      try tester.temporary.bytes("state/last/0001-start@1x.expected.png")
        == tester.temporary.bytes("\(tester.baselines)/start@1x.png"))
    #expect(try LastRun(tester.state.lastRun).result == result)
  }

  @Test func `Views that were recoloured, renamed, appeared or vanished are named`() throws {
    try tester.run(TestPhone(), update: .missing)
    func details(_ phone: TestPhone) throws -> [String] {
      try #require(try tester.run(phone).outcomes.first).details
    }
    #expect(
      try details(TestPhone(color: Color(hex: 0xCC3366))) == ["\"card\" was recoloured"])
    #expect(
      try details(TestPhone(title: "Bye")) == ["\"title\" reads «Bye» instead of «Hello»"])
    #expect(try details(TestPhone(hasBadge: true)) == ["\"badge\" appeared"])
    try tester.run(TestPhone(hasBadge: true), update: .changed)
    #expect(try details(TestPhone()).first == "\"badge\" vanished")
  }

  @Test func `Equal pixels and an untouched file are equal without decoding`() throws {
    try tester.run(TestPhone(), update: .missing)
    // No PNG at all, but the manifest tells of exactly this file.
    let file: [UInt8] = [1, 2, 3]
    try tester.temporary.put(file, at: "\(tester.baselines)/start@1x.png")
    var manifest = try tester.manifest()
    manifest["start@1x"]?.file = SHA256.hex(of: file)
    try tester.temporary.put(manifest.json, at: "\(tester.baselines)/manifest.json")
    #expect(try tester.run(TestPhone()).outcomes.map(\.status) == [.equal])
    #expect(try tester.run(TestPhone(x: 11)).outcomes.map(\.status) == [.unreadable])
  }

  @Test func `A file that was only packed anew is still the baseline`() throws {
    try tester.run(TestPhone(), update: .missing)
    let path = "\(tester.baselines)/start@1x.png"
    let picture = try PNG.decode(tester.temporary.bytes(path))
    try tester.temporary.put(PNG.encode(picture, .quick), at: path)
    #expect(try tester.run(TestPhone()).outcomes.map(\.status) == [.equal])
  }

  @Test func `A picture that was changed past its manifest is not approved`() throws {
    try tester.run(TestPhone(x: 20), update: .missing)
    let wanted = try tester.temporary.bytes("\(tester.baselines)/start@1x.png")
    try tester.run(TestPhone(), update: .changed)
    try tester.temporary.put(wanted, at: "\(tester.baselines)/start@1x.png")
    for x in [10.0, 20] {
      let outcome = try #require(try tester.run(TestPhone(x: x)).outcomes.first)
      #expect(outcome.status == .different)
      #expect(outcome.details.first == "start@1x.png is not the file that the manifest describes")
    }
  }

  @Test func `A baseline whose file is gone is missing`() throws {
    try tester.run(TestPhone(), update: .missing)
    _ = try Folder(opening: tester.temporary.at(tester.baselines)).remove("start@1x.png")
    let outcome = try #require(try tester.run(TestPhone()).outcomes.first)
    #expect(outcome.status == .missing)
    #expect(outcome.summary == "the manifest has the baseline, but start@1x.png is missing")
    try tester.run(TestPhone(), update: .missing)
    #expect(try tester.run(TestPhone()).exitStatus == 0)
  }

  @Test func `Another environment is a status of its own, and one line for any number`() throws {
    let shots = (1...5).map { "shot-\($0)" }
    try tester.run([TestPhone().test(tester.file, shots: shots)], update: .missing)
    var other = tester
    other.environment = RenderingEnvironment(
      parts: [.init("engine", "1"), .init("painter", "2"), .init("cairo", "1.18")])
    #expect(try other.run([TestPhone().test(tester.file, shots: shots)]).exitStatus == 0)
    let result = try other.run([TestPhone(x: 11).test(tester.file, shots: shots)])
    #expect(Set(result.outcomes.map(\.status)) == [.environmentDiffers])
    let report = ReportFormat.line.report(result, picturesIn: "last").split(separator: "\n")
    #expect(
      report.first
        == "environment differs: 5 results were made with painter 1 (here: 2)"
    )
    #expect(report.count == 6)
    #expect(
      result.outcomes[0].details.contains("the baseline was made with cairo 1.16 (here: 1.18)"))
  }

  @Test func `Another library is no excuse, and is told only of a picture that differs`() throws {
    try tester.run(TestPhone(), update: .missing)
    var other = tester
    other.environment = RenderingEnvironment(
      parts: [.init("engine", "1"), .init("painter", "1"), .init("cairo", "1.18")])
    let equal = try #require(try other.run(TestPhone()).outcomes.first)
    #expect(equal.status == .equal && equal.details == [])
    let differing = try #require(try other.run(TestPhone(x: 11)).outcomes.first)
    #expect(differing.status == .different)
    #expect(differing.details.first == "the baseline was made with cairo 1.16 (here: 1.18)")
    // What is equal keeps its record, and is not made again.
    #expect(try other.run(TestPhone(), update: .all).outcomes.map(\.status) == [.equal])
  }

  @Test func `A manifest of before the numbers is read, and its pictures are still the baselines`()
    throws
  {
    var old = tester
    old.environment = RenderingEnvironment(
      parts: [.init("processor", "x86_64"), .init("cairo", "1.16"), .init("Inter.otf", "4.0")])
    try old.run(TestPhone(), update: .missing)
    #expect(try tester.run(TestPhone()).outcomes.map(\.status) == [.equal])
    let differing = try #require(try tester.run(TestPhone(x: 11)).outcomes.first)
    #expect(differing.status == .environmentDiffers)
    #expect(
      differing.summary
        == "made with an engine without a number (here: 1); a painter without a number (here: 1)")
    #expect(try tester.run(TestPhone(), update: .all).outcomes.map(\.status) == [.recorded])
    #expect(try tester.run(TestPhone(), update: .all).outcomes.map(\.status) == [.equal])
  }

  @Test func `Another tuning is told of`() throws {
    try tester.run(TestPhone(), update: .missing)
    let result = try tester.run([TestPhone(x: 11).test(tester.file, tuning: "other")])
    #expect(result.outcomes[0].details.first == "the baseline was made with another tuning")
  }

  @Test func `Tolerance and masks reach the comparison`() throws {
    try tester.run(TestPhone(), update: .missing)
    let near = TestPhone(color: Color(hex: 0x3468CE))
    #expect(try tester.run([near.test(tester.file)]).exitStatus == 1)
    let tolerant = try tester.run([near.test(tester.file, tolerance: Tolerance())])
    #expect(tolerant.exitStatus == 0)
    #expect(
      tolerant.outcomes[0].summary
        == "equal (colours may differ by 0.1, smoothed edges are ignored)")
    let masks = [Rect(0, 0, 60, 40)]
    #expect(try tester.run([TestPhone(x: 1).test(tester.file, masks: masks)]).exitStatus == 0)
  }

  @Test func `Updating records what it is asked to and drops what no shot makes`() throws {
    let first = TestPhone().test(tester.file, shots: ["a", "b"])
    #expect(try tester.run([first], update: .missing).count(.recorded) == 2)
    let second = TestPhone(x: 12).test(tester.file, shots: ["b", "c"])
    let missing = try tester.run([second], update: .missing)
    #expect(missing.outcomes.map(\.status) == [.different, .recorded])
    #expect(
      missing.notes == [
        "\(tester.temporary.at("card.baselines")): these baselines belong to no shot or motion: a@1x; "
          + "--update=all removes them"
      ])
    #expect(
      try tester.run([second], update: .changed).outcomes.map(\.status) == [.recorded, .equal])
    #expect(try tester.manifest().entries.keys.sorted() == ["a@1x", "b@1x", "c@1x"])
    #expect(try tester.run([second], update: .all).outcomes.map(\.status) == [.equal, .equal])
    #expect(try tester.manifest().entries.keys.sorted() == ["b@1x", "c@1x"])
    #expect(try tester.temporary.names(tester.baselines).count == 5)
  }

  @Test func `What a scenario shows whose steps fail is not recorded`() throws {
    var test = TestPhone().test(tester.file)
    let play = test.play
    test.play = { renderer in
      var played = try play(renderer)
      played.failures = [
        Problem(
          file: "card.scenario.json", position: SourcePosition(line: 3, column: 5),
          what: "no view \"x\" is there"), Problem(what: "another"),
      ]
      return played
    }
    let reason = "not recorded: the scenario fails at card.scenario.json:3:5"
    let result = try tester.run([test], update: .all)
    #expect(result.outcomes.map(\.status) == [.missing, .failed])
    #expect(result.outcomes[0].details == [reason])
    #expect(result.outcomes[1].summary == "card.scenario.json:3:5: no view \"x\" is there")
    #expect(result.outcomes[1].details == ["another"])
    #expect(result.exitStatus == 1)
    #expect(try tester.temporary.names() == ["state"])
    // Without --update nothing was to be recorded.
    #expect(try tester.run([test]).outcomes.map(\.details) == [[], ["another"]])
    // A difference is not recorded either; what is equal needs no reason.
    try tester.run(TestPhone(x: 11), update: .all)
    #expect(try tester.run([test], update: .changed).outcomes[0].details.contains(reason))
    #expect(try !tester.run([test], update: .missing).outcomes[0].details.contains(reason))
    try tester.run(TestPhone(), update: .all)
    #expect(try tester.run([test], update: .all).outcomes[0].details == [])
  }

  @Test func `A picture that differs from one time to the next is unsteady`() throws {
    let count = Mutex(0)
    var test = TestPhone().test(tester.file)
    test.play = { renderer in
      let time = count.withLock { count in
        count += 1
        return count
      }
      let stage = TestPhone(x: time == 3 ? 11 : 10).stage(renderer)
      return .init(shots: [try renderer.take(Shot(name: "start", time: .zero), of: stage, scale: 1)]
      )
    }
    var repeating = tester
    repeating.options.repeats = 4
    let result = try repeating.run([test], update: .all)
    #expect(result.outcomes.map(\.status) == [.unsteady])
    #expect(
      result.outcomes[0].summary.hasPrefix("the 3rd run made another picture: "))
    #expect(result.outcomes[0].details == ["\"card\" moved by 1, 0"])
    #expect(result.outcomes[0].approve == "")
    #expect(result.exitStatus == 1)
    #expect(try tester.temporary.names() == ["state"])
  }

  @Test func `A scenario that asks to be repeated is`() throws {
    let count = Mutex(0)
    var test = TestPhone().test(tester.file)
    let play = test.play
    test.repeats = 5
    test.play = { renderer in
      count.withLock { $0 += 1 }
      return try play(renderer)
    }
    try tester.run([test])
    #expect(count.withLock { $0 } == 5)
  }

  @Test func `A skipped test is not played`() throws {
    var test = TestPhone().test(tester.file)
    test.skip = "waits for the drawer"
    test.play = { _ in preconditionFailure("a skipped test is played") }
    let result = try tester.run([test])
    #expect(result.outcomes.map(\.status) == [.skipped])
    #expect(result.outcomes[0].summary == "waits for the drawer")
    #expect(result.exitStatus == 0)
  }

  @Test func `Stopping at the first failure leaves the rest`() throws {
    var stopping = tester
    stopping.options.stopsAtFirstFailure = true
    let tests = (1...4).map { TestPhone().test(tester.temporary.at("\($0).scenario.json")) }
    let result = try stopping.run(tests)
    #expect(result.outcomes.count == 1)
    #expect(result.notRun == 3)
    #expect(result.words == "1 missing, 3 tests not run")
  }

  @Test func `Several threads give what one gives`() throws {
    let tests = (1...12).map { number in
      TestPhone(x: Double(number)).test(
        tester.temporary.at("\(number % 5).scenario.json"), shots: ["s\(number)", "t\(number)"])
    }
    var parallel = tester
    parallel.options.jobs = 4
    try parallel.run(tests, update: .missing)
    #expect(try tester.run(tests).count(.equal) == 24)
    let others = tests.indices.map { index in
      TestPhone(x: Double(index), hasBadge: true).test(tests[index].file, shots: tests[index].shots)
    }
    let one = try tester.run(others)
    let pictures = try tester.temporary.contents("state/last")
    let four = try parallel.run(others)
    #expect(one == four)
    #expect(try tester.temporary.contents("state/last") == pictures)
  }

  @Test func `Progress is told once for each test, in order`() throws {
    let told = Mutex<[SuiteRunner.Progress]>([])
    var options = SuiteRunner.Options()
    options.jobs = 3
    let tests = (1...7).map { TestPhone().test(tester.temporary.at("\($0).scenario.json")) }
    let runner = SuiteRunner(
      tests, options, environment: tester.environment, makeRenderer: { try TestPhone.renderer() })
    _ = try runner.run { progress in told.withLock { $0.append(progress) } }
    let all = told.withLock { $0 }
    #expect(all.map(\.done) == Array(1...7))
    #expect(all.map(\.failed) == Array(1...7))
    #expect(Set(all.map(\.title)) == Set(tests.map(\.title)))
  }

  @Test func `What is wrong with a file fails its test, and with the machine ends the run`() throws
  {
    var wrong = TestPhone().test(tester.temporary.at("a.scenario.json"))
    wrong.play = { _ in throw Problem(file: "a", what: "this is wrong") }
    let fine = TestPhone().test(tester.file)
    let result = try tester.run([wrong, fine])
    #expect(result.outcomes.map(\.status) == [.unreadable, .missing])
    #expect(result.exitStatus == 2 && result.outcomes[0].summary == "a: this is wrong")
    wrong.play = { _ in throw Problem(file: "a", what: "no space", kind: .machine) }
    #expect(throws: Problem(file: "a", what: "no space", kind: .machine)) {
      try tester.run([wrong, fine])
    }
  }

  @Test func `Baselines that are links, folders or no JSON fail their tests`() throws {
    try tester.run(TestPhone(), update: .missing)
    let folder = tester.temporary.at(tester.baselines)
    try tester.temporary.put([1, 2, 3], at: "\(tester.baselines)/manifest.json")
    let outcome = try #require(try tester.run(TestPhone()).outcomes.first)
    #expect(outcome.status == .unreadable)
    #expect(outcome.summary.hasPrefix("\(folder)/manifest.json:1:1: "))
  }
}
