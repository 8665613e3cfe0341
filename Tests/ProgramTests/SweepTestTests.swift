import Files
import Foundation
import TestSupport
import Testing

/// Sweeps as `check`, `test` and `report` treat them, from outside.
@Suite struct SweepTestTests {
  private let project: TestProject

  init() throws { project = try TestProject() }

  private func write(_ checks: String, _ plan: String, with steps: String) throws {
    try project.scratch.put(
      """
      { "scenario": 1, "device": "classic", "steps": [
        { "motion": "opening", "views": ["drawer", "content"]\(checks) },
        { "sweep": { \(plan) }, "with": [ \(steps) ] },
        { "tap": "status-bar" }, { "wait": "settled" }, { "motion": "opening", "end": true } ] }
      """, at: "a.scenario.json")
  }

  @Test func `A drawer that another tap turns around goes on without a fault`() throws {
    try write(
      #", "together": [["drawer", "content"]], "settles": 1000"#, #""every": 50, "to": 400"#,
      with: #"{ "tap": "status-bar" }"#)
    #expect(
      try project.run("check", "a.scenario.json").text
        == "a.scenario.json: a scenario of 5 steps with a sweep of 9 runs\n")
    #expect(try project.run("test", "-u").text == "1 passed, 1 recorded\n")
    let again = try project.run("test", "--reporter", "junit")
    #expect(again.status == 0)
    #expect(again.text.contains(#"name="sweep"/>"#))
    #expect(try project.scratch.names(".drawer-proto").contains("sweeps") == false)
  }

  @Test func `A sweep that fails is exit 1, and its worst run fails as a scenario`() throws {
    // The drawer can't stand still so soon after the last input.
    try write(
      #", "settles": 60"#, #""every": 40, "from": 40, "to": 160"#,
      with: #"{ "tap": "status-bar" }"#)
    let failed = try project.run("test", "-j", "1")
    #expect(failed.status == 1)
    #expect(
      failed.text.contains(
        "light sweep: with \"tap status-bar\" between 40 and 160 ms, \"content.y\" reaches its final value up to "
      ),
      "\(failed.text)")
    let results = try project.scratch.text(".drawer-proto/last/results.json")
    for jobs in ["2", "3"] {
      #expect(try project.run("test", "-j", jobs).text == failed.text)
      #expect(try project.scratch.text(".drawer-proto/last/results.json") == results)
    }
    #expect(
      try project.run("test", "--reporter", "github").text.contains("light sweep: with \"tap"))
    #expect(
      try project.run("report", "-o", "-").text.contains("\"sweep\":\"data:image/svg+xml;base64,"))
    let worst = ".drawer-proto/sweeps/a-sweep.scenario.json"
    #expect(failed.text.contains("test \(worst)\n"))
    #expect(try project.run("check", worst).status == 0)
    #expect(try project.run("trace", worst).status == 1)
    // Playing it does not take it away.
    for _ in 0..<2 {
      let again = try project.run("test", worst)
      #expect(again.status == 1)
      #expect(again.text.contains("the motion \"opening-since-input\" allows 60 ms"))
    }
  }

  @Test func `A sweep that makes no sense is exit 2 with its place`() throws {
    try write("", #""from": 5, "to": 1"#, with: #"{ "shake": true }"#)
    let result = try project.run("test")
    #expect(result.status == 2)
    #expect(
      result.complaints.contains(
        "a.scenario.json:3:33: the sweep ends at 1 ms, before it begins at 5 ms; "),
      "\(result.complaints)")
  }
}
