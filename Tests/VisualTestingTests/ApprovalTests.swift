import Files
import JSON
import Testing
import TouchKit

@testable import VisualTesting

@Suite struct ApprovalTests {
  let tester: SuiteTester
  var folder: String { tester.temporary.at("card.baselines") }

  init() throws {
    tester = try SuiteTester()
    try tester.run(TestPhone(), update: .missing)
  }

  private func approval(_ names: [String] = [], words: [String] = []) throws -> Approval {
    try Approval(
      LastRun(tester.state.lastRun), names: names, words: words, of: tester.state.project)
  }

  private func approve(_ names: [String] = []) throws {
    _ = try tester.state.apply(approval(names).approval(), as: "approve")
  }

  private func reject(_ reason: String) throws {
    _ = try tester.state.apply(approval().rejection(reason: reason), as: "reject")
  }

  private func status(_ phone: TestPhone) throws -> Outcome.Status? {
    try tester.run(phone).outcomes.first?.status
  }

  @Test func `What was approved is the baseline from then on`() throws {
    try tester.run(TestPhone(x: 14))
    let approval = try approval()
    #expect(
      approval.choices.map(\.line) == [
        "\(folder)/start@1x.png (different: 266 of 2400 pixels differ, in the area 34 × 20 at 10, 10)"
      ])
    try approve()
    #expect(try status(TestPhone(x: 14)) == .equal)
    #expect(try status(TestPhone()) == .different)
    // As small as `test --update` would have made it.
    let approved = try tester.temporary.contents("card.baselines")
    try tester.run(TestPhone(x: 14), update: .all)
    #expect(try tester.temporary.contents("card.baselines") == approved)
  }

  @Test func `A picture without a baseline can be approved`() throws {
    try tester.run([TestPhone().test(tester.temporary.at("new.scenario.json"), shots: ["a", "b"])])
    try approve(["\(tester.temporary.at("new.baselines"))/b@1x.png"])
    #expect(try tester.temporary.names("new.baselines").count == 3)
  }

  @Test func `Names choose pictures, and one that fits nothing is refused with the nearest`() throws
  {
    let tests = ["card", "other"].map {
      TestPhone(x: 20).test(tester.temporary.at("\($0).scenario.json"), shots: ["start", "end"])
    }
    try tester.run(tests)
    #expect(try approval().choices.count == 4)
    #expect(try approval([tests[1].file]).choices.count == 2)
    #expect(try approval([tests[1].title]).choices.count == 2)
    #expect(try approval(["\(folder)/end@1x", folder]).choices.count == 2)
    #expect(try approval(["start@1x.png"]).choices.count == 2)
    #expect(try approval(words: ["OTHER", "end"]).choices.count == 1)
    #expect(try approval(words: ["nothing"]).choices.isEmpty)
    let problem = #expect(throws: Problem.self) { try approval(["star@1x"]) }
    #expect(problem?.remedy == "did you mean \"start@1x\"?")
  }

  @Test func `Only the picture that was judged can be approved`() throws {
    try tester.run(TestPhone(x: 14))
    let path = "state/last/0001-start@1x.actual.png"
    let other = try PNG.decode(tester.temporary.bytes(path)).filled(0, 0, 1, 1, .black)
    let before = try tester.temporary.contents("card.baselines")
    try tester.temporary.put(PNG.encode(other), at: path)
    let problem = #expect(throws: Problem.self) { try approve() }
    #expect(problem?.what == "this is not the picture that the test compared")
    #expect(throws: Problem.self) { try reject("no") }
    #expect(try tester.temporary.contents("card.baselines") == before)
  }

  @Test func `A baseline that changed since is not approved over`() throws {
    try tester.run(TestPhone(x: 14))
    let results = try tester.temporary.contents("state/last")
    try tester.run(TestPhone(x: 15), update: .changed)
    for (name, bytes) in results { try tester.temporary.put(bytes, at: "state/last/\(name)") }
    let problem = #expect(throws: Problem.self) { try approve() }
    #expect(problem?.what == "the baseline has changed since the picture was compared with it")
  }

  @Test func `Results that lead out of the project are refused`() throws {
    try tester.run(TestPhone(x: 14))
    let own = tester.temporary.at("card.scenario.json")
    let text = String(
      decoding: try tester.temporary.bytes("state/last/results.json"), as: UTF8.self)
    let out = ["/etc/x.scenario.json", "\(tester.temporary.path)/../x.scenario.json", "../x"]
    for file in out {
      try tester.temporary.put(
        Array(text.replacing("\"file\": \"\(own)\"", with: "\"file\": \"\(file)\"").utf8),
        at: "state/last/results.json")
      let problem = #expect(throws: Problem.self) { try approval() }
      #expect(problem?.what.hasSuffix("which is outside this folder") == true)
    }
  }

  @Test func `A rejected picture is red with the reason until it changes`() throws {
    try tester.run(TestPhone(x: 14))
    try reject("the card has to stay left")
    let result = try tester.run(TestPhone(x: 14))
    #expect(result.outcomes.map(\.status) == [.rejected])
    #expect(result.outcomes[0].summary == "rejected: the card has to stay left")
    #expect(result.exitStatus == 1)
    #expect(try tester.manifest().rejection(of: "start@1x")?.reason == "the card has to stay left")
    #expect(try status(TestPhone(x: 15)) == .different)
    #expect(try status(TestPhone()) == .equal)
  }

  @Test func `Updating does not record what was rejected, approving does`() throws {
    try tester.run(TestPhone(x: 14))
    try reject("no")
    for mode in UpdateMode.allCases {
      let result = try tester.run([TestPhone(x: 14).test(tester.file)], update: mode)
      #expect(result.outcomes.map(\.status) == [.rejected])
    }
    try approve()
    #expect(try status(TestPhone(x: 14)) == .equal)
    #expect(try tester.manifest().rejections.isEmpty)
  }

  @Test func `Undoing brings back every byte, step by step`() throws {
    let first = try tester.temporary.contents("card.baselines")
    try tester.run(TestPhone(x: 14))
    try approve()
    let second = try tester.temporary.contents("card.baselines")
    try tester.run(TestPhone(x: 15))
    try reject("no")
    #expect(try tester.temporary.contents("card.baselines") != second)
    #expect(try tester.undo()?.what == "reject")
    #expect(try tester.temporary.contents("card.baselines") == second)
    let undone = try #require(try tester.undo())
    #expect(undone.what == "approve")
    #expect(undone.folders == [folder])
    #expect(try tester.temporary.contents("card.baselines") == first)
    #expect(try tester.undo()?.what == "test --update=missing")
    #expect(try tester.temporary.names() == ["state"])
    #expect(try tester.undo() == nil)
  }

  @Test func `What was changed since is not undone`() throws {
    try tester.run(TestPhone(x: 14))
    try approve()
    let path = "card.baselines/manifest.json"
    try tester.temporary.put(try tester.temporary.bytes(path) + [10], at: path)
    let after = try tester.temporary.contents("card.baselines")
    let problem = #expect(throws: Problem.self) { try tester.undo() }
    #expect(problem?.what == "the baselines were changed again after \"approve\"")
    #expect(try tester.temporary.contents("card.baselines") == after)
  }

  @Test func `Only so many steps are kept`() throws {
    for x in 1...(UndoStep.most + 3) {
      try tester.run(TestPhone(x: Double(x)), update: .changed)
    }
    #expect(try tester.temporary.names("state/undo").count == UndoStep.most)
    for _ in 1...UndoStep.most { #expect(try tester.undo() != nil) }
    #expect(try tester.undo() == nil)
  }

  @Test func `Git passes the folder over`() throws {
    #expect(try tester.temporary.bytes("state/.gitignore") == Array("*\n".utf8))
  }

  @Test func `A path into which a link leads is not written to`() throws {
    // Only paths below the working folder are looked through; this one is named from the root.
    try tester.temporary.link(
      "elsewhere.baselines", to: tester.temporary.at("card.baselines"))
    let result = try tester.run([TestPhone().test(tester.temporary.at("elsewhere.scenario.json"))])
    #expect(result.outcomes.map(\.status) == [.unreadable])
    #expect(result.outcomes[0].summary.contains("this is a symbolic link"))
  }
}
