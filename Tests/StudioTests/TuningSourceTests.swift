import Files
import Rehearsal
import Screens
import TestSupport
import Testing
import TouchKit

@testable import Studio

@MainActor @Suite struct TuningSourceTests {
  private func file(_ text: String) throws -> (TemporaryFolder, String) {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/slow.json"
    try SafeFile.write(Array(text.utf8), to: path)
    return (folder, path)
  }

  @Test func `A name takes the values of a file away, and a file those of a name`() throws {
    let (folder, path) = try file(#"{"drawer.threshold": 0.6}"#)
    var opening = Opening(usualOf: phone)
    try TuningSource.file(path).apply(to: &opening, of: phone)
    #expect(opening.tuningName == Prototype.usualTuning)
    #expect(opening.changes.map(\.name) == ["drawer.threshold"])
    try TuningSource.named("classic").apply(to: &opening, of: phone)
    #expect(opening.tuningName == "classic" && opening.changes.isEmpty)
    withExtendedLifetime(folder) {}
  }

  @Test func `A file that is broken changes nothing and says where it is`() throws {
    let (folder, path) = try file("{\n  \"drawer.treshold\": 1\n}")
    var opening = Opening(usualOf: phone)
    let problem = try #require(throws: Problem.self) {
      try TuningSource.file(path).apply(to: &opening, of: phone)
    }
    #expect(problem.description.hasPrefix("\(path):2:3: "))
    #expect(problem.description.contains("drawer.threshold"))
    #expect(opening == Opening(usualOf: phone))
    withExtendedLifetime(folder) {}
  }

  @Test func `Text stands for a name or a path, and back`() {
    for source in [TuningSource.named("classic"), .file("/a/b.json")] {
      #expect(TuningSource(source.text) == source)
    }
  }

  @Test func `A start says what its tuning is called`() {
    var start = LiveSession.Start(opening: Opening(usualOf: phone))
    #expect(start.tuningTitle == "Default")
    start.opening.set(TuningChange("drawer.threshold", .number(0.6)))
    #expect(start.tuningTitle == "Default + 1")
    start.tuningFile = "/a/slow.json"
    #expect(start.tuningTitle == "slow")
    #expect(start.tuning == .file("/a/slow.json"))
  }

  @Test func `What the command line sets stands over every tuning that is chosen`() throws {
    let change = TuningChange("drawer.threshold", .number(0.6))
    let options = StudioOptions(version: "", tuning: "classic", changes: [change])
    let keeper = TuningKeeper(phone, options, remembered: "default")
    var start = LiveSession.Start(opening: Opening(usualOf: phone))
    keeper.begin(&start)
    #expect(start.opening.tuningName == "classic" && start.opening.changes == [change])
    try keeper.choose(.named("default"), in: &start)
    #expect(start.opening.tuningName == "default" && start.opening.changes == [change])
    // What was chosen by hand is not taken back by the command line.
    keeper.adjust(&start)
    #expect(start.opening.tuningName == "default")
  }

  @Test func `A remembered tuning that can't be used any more gives way to the usual one`() throws {
    for remembered in ["/nowhere/x.json", "nonsense"] {
      let keeper = TuningKeeper(phone, StudioOptions(version: ""), remembered: remembered)
      var start = LiveSession.Start(opening: Opening(usualOf: phone))
      keeper.begin(&start)
      #expect(start.opening == Opening(usualOf: phone) && start.tuningFile == nil)
      #expect(keeper.trouble != nil)
    }
  }
}
