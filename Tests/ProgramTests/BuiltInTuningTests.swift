import Files
import Foundation
import JSON
import TestSupport
import Testing

/// The tunings that are built into the program are what its files say, as the program shows from outside: a copy of it
/// is changed where they stand in it.
@Suite struct BuiltInTuningTests {
  /// A program whose built-in files have another text of the same length.
  private func program(
    _ scratch: TemporaryFolder, with new: String, for old: String
  ) throws -> String {
    try #require(old.utf8.count == new.utf8.count)
    var program = try Data(contentsOf: URL(fileURLWithPath: Program.path))
    let range = try #require(program.range(of: Data(old.utf8)), "\(old) is not in the program")
    try #require(program.range(of: Data(old.utf8), in: range.upperBound..<program.count) == nil)
    program.replaceSubrange(range, with: Data(new.utf8))
    let (changed, path) = (scratch.at("changed"), scratch.at("drawer-proto"))
    try program.write(to: URL(fileURLWithPath: changed))
    // Another process makes the program: a child that another test starts meanwhile would hold ours open for writing.
    let copy = try Program.run("/usr/bin/install", ["-m", "700", changed, path])
    try #require(copy.status == 0, "\(copy.complaints)")
    return path
  }

  /// The drawer's height once the scenario has opened it.
  private func drawerHeight(_ program: String, _ options: [String] = []) throws -> Double? {
    let scratch = try TemporaryFolder()
    let scenario = try scratch.put(
      #"{ "scenario": 1, "steps": [ { "tap": "status-bar" }, { "wait": "settled" } ] }"#,
      at: "s.json")
    let result = try Program.run(program, ["inspect", scenario] + options)
    #expect(result.status == 0 && result.complaints.isEmpty, "\(result.complaints)")
    return height(of: "drawer", in: try JSONReader.parse(result.output))
  }

  private func height(of id: String, in value: JSONValue) -> Double? {
    switch value.kind {
    case .object(let members):
      if case .string(id) = value["id"]?.kind, case .array(let frame) = value["frame"]?.kind,
        case .number(let height, _) = frame[3].kind
      {
        return height
      }
      return members.lazy.compactMap { height(of: id, in: $0.value) }.first
    case .array(let items): return items.lazy.compactMap { height(of: id, in: $0) }.first
    case .null, .bool, .number, .string, .items: return nil
    }
  }

  @Test func `Another value in the default's file is another program`() throws {
    let scratch = try TemporaryFolder()
    let usual = try #require(try drawerHeight(Program.path))
    let higher = try program(
      scratch, with: #""drawer.height": 145,"#, for: #""drawer.height": 120,"#)
    #expect(try drawerHeight(higher) == usual + 25)
    // A file that leaves it out means the default's.
    let file = try scratch.put(#"{ "drawer.threshold": 0.4 }"#, at: "mine.json")
    #expect(try drawerHeight(higher, ["--tuning", file]) == usual + 25)
    #expect(try drawerHeight(higher, ["--set", "drawer.height=130"]) == usual + 10)
  }

  @Test(arguments: [
    (
      #""drawer.height": 120,"#, #"                     "#,
      #"resources/tunings/default.json:1:1: the tuning "default" has no "drawer.height"; add it: this file must have every tuning"#
    ),
    (
      #""drawer.height": 120,"#, #""drawer.hieght": 120,"#,
      #"resources/tunings/default.json:L:3: there is no tuning "drawer.hieght"; did you mean "drawer.height"?"#
    ),
    (
      #""drawer.height": 120,"#, #""drawer.height": 320,"#,
      #"resources/tunings/default.json:L:20: "drawer.height" is 320; it must be 80 to 240"#
    ),
    (
      #""drawer.height": 120,"#, #""touch.slop": 10 ,   "#,
      #"resources/tunings/default.json:L:3: duplicate key "touch.slop"; the first one is in line 2; keep one of them"#
    ),
    (
      #""row.full.swipe": "asks""#, #""row.full.swipe": "aks?""#,
      #"resources/tunings/classic.json:L:21: "row.full.swipe" is "aks?"; known: "acts", "asks""#
    ),
  ])
  func `A broken tuning stops every command at its start, as check says it`(
    _ old: String, _ new: String, _ expected: String
  ) throws {
    let scratch = try TemporaryFolder()
    let name = expected.contains("classic") ? "classic" : "default"
    let text = String(
      decoding: try SafeFile.read(Program.resource("tunings/\(name).json")), as: UTF8.self)
    let before = try #require(text.split(separator: old, maxSplits: 1).first)
    let line = before.split(separator: "\n", omittingEmptySubsequences: false).count
    let message = expected.replacing(":L:", with: ":\(line):")
    let broken = try program(scratch, with: new, for: old)
    for arguments in [["--help"], ["--version"], ["inspect", Program.drawer], ["check", "x"], []] {
      let result = try Program.run(broken, arguments)
      #expect(result.status == 2, "\(arguments)")
      #expect(result.lines == [message], "\(arguments)")
      #expect(result.output.isEmpty, "\(arguments)")
    }
    // The file that it would have been built from.
    try FileManager.default.createDirectory(
      atPath: scratch.at("resources/tunings"), withIntermediateDirectories: true)
    try scratch.put(text.replacing(old, with: new), at: "resources/tunings/\(name).json")
    let result = try Program.run(
      ["check", "resources/tunings/\(name).json"], folder: scratch.path)
    #expect(result.status == 2)
    #expect(result.lines == [message])
  }

  @Test func `check accepts the program's own tunings, and no default that says less`() throws {
    let scratch = try TemporaryFolder()
    let files = ["default", "classic"].map { Program.resource("tunings/\($0).json") }
    let own = try Program.run(["check"] + files)
    #expect(own.status == 0 && own.complaints.isEmpty)
    #expect(own.text.split(separator: "\n").count == 2)
    let less = try scratch.put(#"{ "drawer.height": 130 }"#, at: "default.json")
    let result = try Program.run(["check", less])
    #expect(result.status == 2)
    #expect(
      result.lines.first?.hasPrefix(#"\#(less):1:1: the tuning "default" has no "touch.slop", "#)
        == true)
  }
}
