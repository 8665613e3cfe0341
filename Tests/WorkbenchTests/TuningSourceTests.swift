import Files
import JSON
import Rehearsal
import Screens
import TestSupport
import Testing
import TouchKit

@testable import Workbench

@Suite struct TuningSourceTests {
  private func file(_ text: String) throws -> (TemporaryFolder, String) {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/slow.json"
    try SafeFile.write(Array(text.utf8), to: path)
    return (folder, path)
  }

  @Test func `A name takes the values of a file away, and a file those of a name`() throws {
    let (folder, path) = try file(#"{"drawer.threshold": 0.6}"#)
    var startState = StartState(usualOf: phone)
    try TuningSource.file(path).apply(to: &startState, of: phone)
    #expect(startState.tuningName == Prototype.usualTuning)
    #expect(startState.changes.map(\.name) == ["drawer.threshold"])
    try TuningSource.named("classic").apply(to: &startState, of: phone)
    #expect(startState.tuningName == "classic" && startState.changes.isEmpty)
    withExtendedLifetime(folder) {}
  }

  @Test func `A file that is broken changes nothing and says where it is`() throws {
    let (folder, path) = try file("{\n  \"drawer.treshold\": 1\n}")
    var startState = StartState(usualOf: phone)
    let problem = try #require(throws: Problem.self) {
      try TuningSource.file(path).apply(to: &startState, of: phone)
    }
    #expect(problem.description.hasPrefix("\(path):2:3: "))
    #expect(problem.description.contains("drawer.threshold"))
    #expect(startState == StartState(usualOf: phone))
    withExtendedLifetime(folder) {}
  }

  @Test func `Text stands for a name or a path, and back`() {
    for source in [TuningSource.named("classic"), .file("/a/b.json")] {
      #expect(TuningSource(source.text) == source)
    }
  }

  @Test func `A start says what its tuning is called`() {
    var start = LiveSession.Start(startState: StartState(usualOf: phone))
    #expect(start.tuningTitle(in: phone) == "Default")
    start.startState.set(TuningChange("drawer.threshold", .number(0.6)))
    #expect(start.tuningTitle(in: phone) == "Default + 1")
    start.tuningFile = "/a/slow.json"
    #expect(start.tuningTitle(in: phone) == "slow")
    #expect(start.tuning == .file("/a/slow.json"))
  }

  @Test func `A start counts what is otherwise, not what is said: a review says all values`() {
    for name in ["default", "classic"] {
      var start = LiveSession.Start(startState: StartState(usualOf: phone))
      start.startState.use(tuning: name)
      let title = StudioNames.title(name)
      start.startState.use(tuning: name, start.startState.tuning(of: phone).all)
      #expect(start.startState.changes.count > 50)
      #expect(start.tuningTitle(in: phone) == title)
      start.startState.set(TuningChange("drawer.threshold", .number(0.61)))
      start.startState.set(TuningChange("drawer.height", .number(133)))
      #expect(start.tuningTitle(in: phone) == "\(title) + 2")
    }
  }

  @Test func `What the command line sets stands over every tuning that is chosen`() throws {
    let change = TuningChange("drawer.threshold", .number(0.6))
    let tuning = StartingTuning(
      phone, named: "classic", changes: [change], remembered: "default")
    var start = LiveSession.Start(startState: StartState(usualOf: phone))
    tuning.begin(&start)
    #expect(start.startState.tuningName == "classic" && start.startState.changes == [change])
    try tuning.choose(.named("default"), in: &start)
    #expect(start.startState.tuningName == "default" && start.startState.changes == [change])
    // What was chosen by hand is not taken back by the command line.
    tuning.adjust(&start)
    #expect(start.startState.tuningName == "default")
  }

  @Test func `A remembered tuning that can't be used any more gives way to the usual one`() throws {
    for remembered in ["/nowhere/x.json", "nonsense"] {
      let tuning = StartingTuning(
        phone, named: nil, changes: [], remembered: remembered)
      var start = LiveSession.Start(startState: StartState(usualOf: phone))
      tuning.begin(&start)
      #expect(start.startState == StartState(usualOf: phone) && start.tuningFile == nil)
      #expect(tuning.problem != nil)
    }
  }
}
