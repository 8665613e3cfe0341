import Files
import Rehearsal
import TestDesks
import Testing
import TouchKit

/// Steps that stand for others: those of another scenario, and the same ones several times.
@Suite struct UseTests {
  @Test func `Repeated steps follow each other so many times`() throws {
    let scenario = try Desk.scenario(
      """
      { "repeat": 3, "steps": [ { "wait": 1 }, { "repeat": 2, "steps": [ { "wait": 5 } ] } ] },
      { "wait": 9 }
      """)
    #expect(
      scenario.steps.map(\.action)
        == [1, 5, 5, 1, 5, 5, 1, 5, 5, 9].map { .wait(.milliseconds($0)) })
    #expect(try Desk.scenario(#"{ "repeat": 5, "steps": [] }"#).steps.isEmpty)
  }

  @Test func `Another scenario's steps stand in the place of their use`() throws {
    let folder = try ScenarioFolder([
      "a.scenario.json": #"{ "wait": 1 }, { "use": "more/b.scenario.json" }, { "wait": 2 }"#,
      "more/b.scenario.json":
        #"{"scenario": 1, "device": "wide", "skip": "x", "steps": [ { "wait": 10 }, { "use": "../c.json" }, { "shot": "s" } ]}"#,
      "c.json": #"{ "wait": 20 }"#,
    ])
    let scenario = try folder.read("a.scenario.json")
    #expect(
      scenario.steps.map(\.action) == [
        .wait(.milliseconds(1)), .wait(.milliseconds(10)), .wait(.milliseconds(20)), .shot("s"),
        .wait(.milliseconds(2)),
      ])
    #expect(
      scenario.steps.map(scenario.file) == [
        nil, "more/b.scenario.json", "c.json", "more/b.scenario.json", nil,
      ])
    // Only the steps are used.
    #expect(scenario.startState.settings.device.name == "small")
    #expect(scenario.tests.skip == nil)
  }

  @Test func `What fails in a used scenario is told of with its file`() throws {
    let folder = try ScenarioFolder([
      "a.json": #"{ "use": "b.json" }, { "expect": "box", "exists": false }"#,
      "b.json": "{ \"wait\": 1 },\n{ \"expect\": \"box\", \"exists\": false }",
    ])
    let run = Run(
      Desk.prototype, try folder.read("a.json"), measurer: try Desk.measurer())
    run.finish()
    #expect(run.failures.map(\.file) == ["b.json", nil])
    #expect(
      run.failures[0].problem(in: "a.json").description.hasPrefix("b.json:2:1: at 1 ms"))
  }

  @Test func `Circles, other places and other files are refused`() throws {
    let folder = try ScenarioFolder([
      "self.json": #"{ "use": "self.json" }"#,
      "x/one.json": #"{ "use": "../two.json" }"#, "two.json": #"{ "use": "x/./one.json" }"#,
      "out.json": #"{ "use": "../out.json" }"#, "x/up.json": #"{ "use": "../two.json" }"#,
      "x/inside.json": #"{ "use": "../x/fine.json" }"#, "x/fine.json": #"{ "wait": 1 }"#,
      "root.json": #"{ "use": "/etc/passwd" }"#, "none.json": #"{ "use": "nothing.json" }"#,
      "folder.json": #"{ "use": "x" }"#, "zero.json": #"{ "use": "a\u0000b" }"#,
      "wrong.json": #"{ "use": "broken.json" }"#, "broken.json": #"{ "tap": 7 }"#,
      "takes.json": #"{ "use": "take.json" }"#,
      "take.json": #"{"scenario": 1, "take": true, "steps": []}"#,
      "linked.json": #"{ "use": "link.json" }"#, "through.json": #"{ "use": "y/fine.json" }"#,
    ])
    try folder.link("link.json", to: "x/fine.json")
    try folder.link("y", to: "x")
    let refusals = [
      (
        "self.json",
        "1:36: \"self.json\" uses this scenario, directly or through other scenarios; scenarios can't use each other in a circle"
      ),
      ("out.json", "1:36: \"../out.json\" is outside the project; use a file in the project"),
      (
        "root.json",
        "1:36: \"/etc/passwd\" is not a relative path; write the path from the folder of this scenario"
      ),
      (
        "zero.json",
        "1:36: \"a\\u{0}b\" is not a relative path; write the path from the folder of this scenario"
      ),
      (
        "none.json",
        "1:36: \"nothing.json\" cannot be used: there is no such file or folder; check the path"
      ),
      (
        "folder.json",
        "1:36: \"x\" cannot be used: this is a folder; use the path of a regular file"
      ),
      ("linked.json", "1:36: \"link.json\" is a symbolic link; use the path of its target"),
      ("through.json", "1:36: \"y\" is a symbolic link; use the path of its target"),
    ]
    for (name, refusal) in refusals { #expect(folder.refusal(name) == "\(name):\(refusal)") }
    #expect(folder.refusal("x/one.json").hasPrefix("two.json:1:36: \"x/./one.json\" uses this"))
    #expect(folder.refusal("wrong.json").hasPrefix("broken.json:1:36: "))
    #expect(
      folder.refusal("takes.json") == "take.json:1:1: this is a take; only scenarios can be used")
    #expect(folder.refusal("x/up.json", project: "x").contains("is outside the project"))
    // A scenario outside the project may use what lies in its own folder.
    #expect(folder.refusal("x/inside.json", project: "none").contains("is outside the project"))
    #expect(folder.refusal("x/inside.json").isEmpty)
    #expect(
      Desk.refusal(#"{ "use": "x.json" }"#).hasSuffix(
        "is not read from a file can't use another scenario"))
  }

  @Test func `Steps nest sixteen deep and no deeper`() throws {
    var files: [String: String] = ["f0.json": #"{ "wait": 1 }"#]
    for number in 1...17 { files["f\(number).json"] = "{ \"use\": \"f\(number - 1).json\" }" }
    let folder = try ScenarioFolder(files)
    #expect(try folder.read("f16.json").steps.count == 1)
    #expect(folder.refusal("f17.json").contains("steps are nested more than 16 levels deep"))
  }

  @Test func `Neither repeating nor using makes a scenario endless`() throws {
    let many =
      String(repeating: "{ \"repeat\": 1000, \"steps\": [", count: 4) + "{ \"wait\": 1 }"
      + String(repeating: "] }", count: 4)
    #expect(Desk.refusal(many).contains("more than 100000 steps, including those that it uses"))
    // None of these has a step of its own.
    var files: [String: String] = ["f0.json": #"{ "repeat": 2, "steps": [] }"#]
    for number in 1...12 {
      files["f\(number).json"] = Array(repeating: "{ \"use\": \"f\(number - 1).json\" }", count: 20)
        .joined(separator: ",")
    }
    let folder = try ScenarioFolder(files)
    #expect(folder.refusal("f12.json").contains("have more than 1000 \"use\" steps"))
  }

  @Test func `A shot may come only once, however it comes`() throws {
    #expect(
      Desk.refusal(#"{ "repeat": 2, "steps": [ { "shot": "a" } ] }"#).contains(
        "two shots have the name \"a\""))
    let folder = try ScenarioFolder([
      "a.json": #"{ "shot": "s" }, { "use": "b.json" }"#, "b.json": #"{ "shot": "s" }"#,
    ])
    #expect(
      folder.refusal("a.json").hasPrefix(
        "b.json:1:37: two shots have the name \"s\"; the first is in line 1"))
  }

  @Test func `A take uses and repeats nothing`() {
    for step in [#"{ "at": 0, "use": "x.json" }"#, #"{ "at": 0, "repeat": 2, "steps": [] }"#] {
      #expect(Desk.refusal(step, #""take": true, "#).contains("a take can't have the step"))
    }
  }
}
