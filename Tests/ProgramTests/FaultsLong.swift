import Files
import Foundation
import TestSupport
import Testing

/// What becomes of files when the system fails or the program is killed at any call that changes one.
@Suite struct FaultsLong {
  /// Commands that write, what they replace, and how the project has to stand before.
  enum Writing: String, CaseIterable {
    case results, update, motion, approve, reject, undo, undoOfReject
    case sequence, animation, plot, comparison, difference, report, page, answers

    /// The way of writing that the program's own table calls so.
    var way: String {
      switch self {
      case .results: "test"
      case .update, .motion: "test --update"
      case .approve: "approve"
      case .reject: "reject"
      case .undo: "approve --undo"
      case .undoOfReject: "reject --undo"
      case .sequence, .animation: "capture --output"
      case .plot: "trace --output"
      case .comparison: "compare --output"
      case .difference: "diff --output"
      case .report: "report"
      case .page: "review --output"
      case .answers: "review --merge"
      }
    }

    var words: [String] {
      switch self {
      case .results: ["test", "-j", "1"]
      case .update, .motion: ["test", "--update=all", "-j", "1"]
      case .approve: ["approve"]
      case .reject: ["reject", "start@1x", "--reason", "no"]
      case .undo: ["approve", "--undo"]
      case .undoOfReject: ["reject", "--undo"]
      case .sequence: ["capture", "a.scenario.json", "--every", "50", "-o", "result"]
      case .animation:
        ["capture", "a.scenario.json", "--every", "50", "--format", "apng", "-o", "result"]
      case .plot: ["trace", "a.scenario.json", "-o", "result"]
      case .comparison:
        [
          "compare", "a.scenario.json", "--tuning", "default", "--tuning", "classic", "-o",
          "result",
        ]
      case .difference: ["diff", "a.png", "b.png", "--share", "1", "-o", "result"]
      case .report: ["report", "-o", "result"]
      case .page: ["review", "a.review", "-o", "result"]
      case .answers: ["review", "a.review", "--merge", "answers.json", "--yes"]
      }
    }

    /// What is looked at before and after.
    var target: String {
      switch self {
      case .results: ".drawer-proto/last"
      case .update, .motion, .approve, .reject, .undo, .undoOfReject: "a.baselines"
      case .answers: "a.review"
      case .sequence, .animation, .plot, .comparison, .difference, .report, .page: "result"
      }
    }

    /// To do it once more would undo another change.
    var isDoneOnce: Bool { self == .undo || self == .undoOfReject }
    /// Whether each of its files is replaced by itself.
    var hasSeveralFiles: Bool { self == .answers }
  }

  /// The window and `serve` need a display: `Tests/window/journal_facts.py` and `gate_facts.py` kill them.
  private static let withDisplay: Set = ["", "serve"]

  @Test func `All that the program's table says to write files is killed here`() throws {
    let table = try Program.run(["generate", "writing"])
    let ways = Set(
      table.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map(String.init))
    #expect(ways == Set(Writing.allCases.map(\.way)).union(FaultsLong.withDisplay))
  }

  @Test func `All other commands of the table change no file`() throws {
    let others = [
      "inspect": ["inspect", Program.drawer, "--log"], "check": ["check", Program.drawer],
    ]
    let scratch = try TemporaryFolder()
    let library = try faultLibrary(in: scratch)
    let ways = try Program.run(["generate", "writing"]).text.split(separator: "\n")
    let writing = Set(ways.compactMap { $0.split(separator: " ").first })
    let table = try Program.run(["--help"]).text
    let names = table.split(separator: "\n").compactMap { line -> Substring? in
      let words = line.split(separator: " ")
      return words.count > 1 && words[0] == "drawer-proto" && words[1].first?.isLetter == true
        ? words[1] : nil
    }
    #expect(names.contains("review") && names.contains("inspect"))
    for name in names where !writing.contains(name) {
      let words = try #require(others[String(name)], "\(name) is not tried")
      let count = scratch.at("count")
      let run = try Program.run(words, environment: ["LD_PRELOAD": library, "FAULT_COUNT": count])
      #expect(run.status == 0, "\(run.complaints)")
      #expect(try SafeFile.read(count) == Array("0 0".utf8), "\(name)")
    }
  }

  /// A run whose results can't be kept ends as it would have, so it is not among them.
  @Test(arguments: Writing.allCases.filter { $0 != .results })
  func `Every call that fails leaves the old files, exit 3 and a line with a path`(
    _ writing: Writing
  ) throws {
    let bench = try FaultBench(writing)
    for number in 1...bench.fallibleCalls {
      // No space, an error of the disk, no permission, in turn.
      let error = [ENOSPC, EIO, EACCES][number % 3]
      let result = try bench.run(["FAULT_AT": "\(number)", "FAULT_ERROR": "\(error)"])
      // When an undone step cannot be forgotten, all is done that was asked for.
      if writing.isDoneOnce, result.status == 0, try bench.contents() == bench.new { continue }
      #expect(result.status == 3, "call \(number): \(result.complaints)")
      #expect(result.lines.count == 1)
      #expect(
        bench.places.contains { result.complaints.contains("\($0)") }, "\(result.complaints)")
      let contents = try bench.contents()
      #expect(
        contents == bench.old || (writing.hasSeveralFiles && bench.isWhole(contents)),
        "call \(number)")
      #expect(bench.leftovers.isEmpty, "call \(number): \(bench.leftovers)")
    }
    let result = try bench.run()
    #expect(result.status == 0, "\(result.complaints)")
    #expect(try bench.contents() == bench.new)
  }

  @Test(arguments: Writing.allCases)
  func `Whoever is killed leaves the old files or the new ones`(_ writing: Writing) throws {
    let bench = try FaultBench(writing)
    var olds = 0
    for number in 1...bench.calls {
      let result = try bench.run(["FAULT_AT": "\(number)"])
      #expect(result.status == 128 + SIGKILL)
      let contents = try bench.contents()
      #expect(bench.isWhole(contents), "call \(number)")
      if contents == bench.old { olds += 1 }
      // What it left behind does not hinder the next run, which clears it away.
      let isUndone = writing.isDoneOnce && contents == bench.new
      let next = try isUndone ? bench.runTests() : bench.run()
      #expect(next.status == (isUndone ? 1 : 0), "after call \(number): \(next.complaints)")
      #expect(try bench.contents() == bench.new)
      #expect(bench.leftovers.isEmpty || isUndone, "after call \(number): \(bench.leftovers)")
    }
    #expect(olds > 0)
  }
}

/// Builds the library that has calls of the system fail, and gives its path.
func faultLibrary(in scratch: TemporaryFolder) throws -> String {
  let library = scratch.at("faults.so")
  let source = Program.root.appendingPathComponent("Tests/faults/faults.c").path
  let compiled = try Program.run(
    "/usr/bin/env", ["clang", "-shared", "-fPIC", "-O1", source, "-o", library],
    environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"])
  try #require(compiled.status == 0, "\(compiled.complaints)")
  return library
}

/// A project that one command changes, again and again from the same start.
private final class FaultBench {
  let writing: FaultsLong.Writing
  let old: [String: [UInt8]]
  let new: [String: [UInt8]]
  /// How many calls the command makes that change files, and how many of them can fail.
  let calls: Int
  let fallibleCalls: Int
  private let project: TestProject
  private let start: TemporaryFolder
  private let library: String

  /// Words one of which every complaint has to hold.
  let places = [".drawer-proto", "a.baselines", "a.review", "result"]

  init(_ writing: FaultsLong.Writing) throws {
    self.writing = writing
    let project = try TestProject()
    start = try TemporaryFolder()
    library = try faultLibrary(in: start)
    try project.scratch.put(
      FaultBench.scenario(writing, #""device": "classic""#),
      at: "a.scenario.json")
    try project.run("test", "-u")
    if writing == .sequence {
      try project.run("capture", "a.scenario.json", "--every", "70", "-o", "result")
    }
    switch writing {
    case .animation, .plot, .comparison, .difference, .report, .page:
      try project.scratch.put("old", at: "result")
    default: break
    }
    if writing == .page || writing == .answers { try FaultBench.makeReview(in: project) }
    if writing == .difference {
      try project.run("capture", "a.scenario.json", "--at", "0", "-o", "a.png")
      try project.run(
        "capture", "a.scenario.json", "--at", "0", "--appearance", "dark", "-o", "b.png")
    }
    try project.scratch.put(
      FaultBench.scenario(
        writing, writing == .motion ? #""tuning": "classic""# : #""textSize": 1.3"#),
      at: "a.scenario.json")
    try project.run("test")
    if writing == .undo { try project.run("approve") }
    if writing == .undoOfReject { try project.run("reject", "start@1x", "--reason", "no") }
    // What failed will pass.
    if writing == .results {
      try project.scratch.put(
        FaultBench.scenario(writing, #""device": "classic""#), at: "a.scenario.json")
    }
    self.project = project
    let manager = FileManager.default
    try manager.copyItem(atPath: project.scratch.path, toPath: start.at("project"))
    old = try FaultBench.contents(project.scratch.at(writing.target))
    let count = start.at("count")
    let environment = ["LD_PRELOAD": library, "FAULT_COUNT": count]
    let whole = try project.run(writing.words, environment: environment)
    try #require(whole.status == 0, "\(whole.complaints)")
    new = try FaultBench.contents(project.scratch.at(writing.target))
    try #require(old != new)
    let counts = String(decoding: try SafeFile.read(count), as: UTF8.self).split(separator: " ")
      .compactMap { Int($0) }
    try #require(counts.count == 2 && counts[0] > 2)
    (fallibleCalls, calls) = (counts[0], counts[1])
    try restore()
  }

  /// A scenario with a shot, or with a section whose motion is tested.
  private static func scenario(_ writing: FaultsLong.Writing, _ header: String) -> String {
    let steps =
      writing == .motion
      ? #"{ "motion": "m" }, { "tap": "status-bar" }, { "wait": "settled" }, { "motion": "m", "end": true }"#
      : #"{ "shot": "start" }, { "wait": 150 }"#
    return #"{ "scenario": 1, \#(header), "steps": [ \#(steps) ] }"#
  }

  /// A review without notes, and answers to it.
  private static func makeReview(in project: TestProject) throws {
    try project.makeFolder("a.review")
    let id = String(repeating: "a", count: 32)
    try project.scratch.put(
      #"{ "scenario": 1, "take": true, "device": "classic", "steps": [], "end": 50 }"#,
      at: "a.review/a.take.json")
    try project.scratch.put(
      #"{ "review": 1, "id": "\#(id)", "title": "t", "compare": [{ "take": "a.take.json" }] }"#,
      at: "a.review/review.json")
    let origin = #""author": "Maya", "date": "2026-11-25T21:31:44Z""#
    try project.scratch.put(
      """
      { "answers": 1, "review": "\(id)",
        "notes": [{ "id": "\(String(repeating: "b", count: 32))", \(origin), "kind": "note", "text": "x" }],
        "verdicts": [{ "id": "\(String(repeating: "c", count: 32))", \(origin), "choice": "A" }] }
      """, at: "answers.json")
  }

  /// Runs the command on the project as it was at the start; without faults on what is there now.
  func run(_ faults: [String: String] = [:]) throws -> Program.Result {
    guard !faults.isEmpty else { return try project.run(writing.words) }
    try restore()
    return try project.run(
      writing.words, environment: faults.merging(["LD_PRELOAD": library]) { $1 })
  }

  func runTests() throws -> Program.Result { try project.run("test") }

  func contents() throws -> [String: [UInt8]] {
    let all = try FaultBench.contents(project.scratch.at(writing.target))
    // What is begun is beside the files that it is to replace.
    return writing.hasSeveralFiles ? all.filter { !$0.key.contains(".partial-") } : all
  }

  /// Whether what is there is the old or the new: all of it, or each file by itself.
  func isWhole(_ contents: [String: [UInt8]]) -> Bool {
    guard writing.hasSeveralFiles else { return contents == old || contents == new }
    let names = Set(contents.keys).union(old.keys)
    return names.allSatisfy { contents[$0] == old[$0] || contents[$0] == new[$0] }
  }

  /// What was begun and not ended.
  var leftovers: [String] {
    let all = FileManager.default.enumerator(atPath: project.scratch.path)
    return (all?.compactMap { $0 as? String } ?? []).filter { $0.contains(".partial-") }
  }

  private func restore() throws {
    let manager = FileManager.default
    for name in try project.scratch.names() {
      try manager.removeItem(atPath: project.scratch.at(name))
    }
    for name in try manager.contentsOfDirectory(atPath: start.at("project")) {
      try manager.copyItem(
        atPath: start.at("project/\(name)"), toPath: project.scratch.at(name))
    }
  }

  /// A file, or all files of a folder, with their content.
  private static func contents(_ path: String) throws -> [String: [UInt8]] {
    guard try SafeFile.kind(path) == .folder else { return ["": try SafeFile.read(path)] }
    var contents: [String: [UInt8]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      contents[name] = try SafeFile.read("\(path)/\(name)")
    }
    return contents
  }
}
