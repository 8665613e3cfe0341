import Files
import Foundation
import JSON
import TestSupport
import Testing

/// The schemas accept and refuse the same files as the program, with another program's validator as the judge.
@Suite struct SchemaTests {
  /// Prints the names of the files in a folder that a schema accepts.
  private static let judge = """
    import json, os, sys
    import jsonschema
    schema = json.load(open(sys.argv[1], encoding="utf-8"))
    jsonschema.Draft7Validator.check_schema(schema)
    judge = jsonschema.Draft7Validator(schema)
    for name in sorted(os.listdir(sys.argv[2])):
        with open(os.path.join(sys.argv[2], name), encoding="utf-8") as file:
            if judge.is_valid(json.load(file)):
                print(name)
    """

  private func accepted(_ schema: String, _ folder: String) throws -> [String] {
    let result = try Program.run(
      "/usr/bin/python3",
      ["-c", SchemaTests.judge, Program.resource("schemas/\(schema)"), folder])
    #expect(result.status == 0 && result.complaints.isEmpty, "\(result.complaints)")
    return result.text.split(separator: "\n").map(String.init)
  }

  private func compare(_ schema: String, good: [String], bad: [String]) throws {
    let scratch = try TemporaryFolder()
    var expected: [String] = []
    for (texts, kind) in [(good, "good"), (bad, "bad")] {
      for (number, text) in texts.enumerated() {
        let name = "\(kind)-\(number + 100)"
        try scratch.put(text, at: name)
        if kind == "good" { expected.append(name) }
      }
    }
    let result = try Program.run(["check"] + scratch.names(), folder: scratch.path)
    let byProgram = result.text.split(separator: "\n").map {
      String($0.prefix { $0 != ":" })
    }
    let bySchema = try accepted(schema, scratch.path)
    func texts(_ names: [String]) throws -> [String] {
      try names.map { String(decoding: try SafeFile.read(scratch.at($0)), as: UTF8.self) }
    }
    #expect(try texts(byProgram) == texts(expected))
    #expect(try texts(bySchema) == texts(expected))
  }

  @Test func `Scenarios`() throws {
    func file(_ step: String) -> String { #"{ "scenario": 1, "steps": [ \#(step) ] }"# }
    try compare(
      "scenario.schema.json",
      good: SchemaCases.goodScenarios + SchemaCases.goodSteps.map(file)
        + SchemaCases.goodTakes,
      bad: SchemaCases.badScenarios + SchemaCases.badSteps.map(file) + SchemaCases.badTakes)
    #expect(
      SchemaCases.goodScenarios.count + SchemaCases.goodSteps.count + SchemaCases.goodTakes.count
        + SchemaCases.badScenarios.count + SchemaCases.badSteps.count
        + SchemaCases.badTakes.count >= 100)
  }

  @Test func `Tunings`() throws {
    try compare(
      "tuning.schema.json", good: SchemaCases.goodTunings, bad: SchemaCases.badTunings)
  }

  @Test func `The days of a scenario's time are the calendar's`() throws {
    var good: [String] = []
    var bad: [String] = []
    let months = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    func file(_ day: String) -> String {
      #"{ "scenario": 1, "now": "\#(day)T00:00:00", "steps": [] }"#
    }
    for year in ["0001", "1900", "2000", "2024", "2026", "9999"] {
      let number = Int(year) ?? 0
      let isLeap = number % 4 == 0 && (number % 100 != 0 || number % 400 == 0)
      for (index, length) in months.enumerated() {
        let month = String(format: "%02d", index + 1)
        let last = length + (index == 1 && isLeap ? 1 : 0)
        good.append(file("\(year)-\(month)-\(last)"))
        bad.append(file("\(year)-\(month)-\(last + 1)"))
      }
    }
    bad += ["0000-01-01", "2026-00-10", "2026-13-01", "2026-01-00", "226-01-01"].map(file)
    try compare("scenario.schema.json", good: good, bad: bad)
  }

  @Test func `The project's own scenarios and every view tree fit their schemas`() throws {
    let plain = try TemporaryFolder()
    let trees = try TemporaryFolder()
    let folder = Program.resource("scenarios")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let path = "\(folder)/\(name)"
      guard name.hasSuffix(".scenario.json") else { continue }
      #expect(try Program.run(["check", path]).status == 0)
      // A validator reads no comments: what the program's own reader read is written again.
      var writer = JSONWriter()
      writer.value(try JSONReader.parse(try SafeFile.read(path), allowComments: true))
      try plain.put(writer.text, at: name)
      let tree = try Program.run(["inspect", path, "--log", "--explain", "100,100"])
      #expect(tree.status == 0 && tree.complaints.isEmpty, "\(name): \(tree.complaints)")
      try trees.put(tree.text, at: name)
    }
    #expect(try plain.names().count >= 9)
    #expect(try accepted("scenario.schema.json", plain.path) == plain.names())
    #expect(try accepted("view-tree.schema.json", trees.path) == trees.names())
  }
}
