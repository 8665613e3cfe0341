import Files
import Foundation
import TestSupport
import Testing

/// Few words that ask for too much are refused before anything runs, and what takes too long on a slow machine ends.
@Suite struct BoundsTests {
  private static let commands = [
    ["check"], ["inspect"], ["trace"], ["test"], ["capture", "--fps", "1", "-o", "frames"],
    ["capture", "--shots", "-o", "frames"], ["capture", "--sheet", "--every", "9", "-o", "s.png"],
  ]

  private static func scenario(_ steps: String) -> String {
    #"{"scenario":1,"steps":[\#(steps)]}"#
  }

  private static let endless = [
    (
      #"{"repeat":10000,"steps":[{"drag":[[0,100],[100,200]],"duration":60000}]}"#,
      "1:49: up to this step the scenario has more than 1000000 inputs; repeat the steps fewer times, or make them shorter"
    ),
    (
      #"{"repeat":2,"steps":[{"wait":86400000}]}"#,
      "1:45: up to this step the scenario takes more than 24 h; repeat the steps fewer times, or wait for a shorter time"
    ),
    (
      #"{"wait":86399999},{"tap":"status-bar"}"#,
      "1:42: up to this step the scenario takes more than 24 h; repeat the steps fewer times, or wait for a shorter time"
    ),
    (
      #"{"repeat":50001,"steps":[]}"#,
      #"1:34: "repeat" of a repeat step is 50001; it must be 1 to 10000"#
    ),
    (
      #"{"activate":"search-field"},{"type":"\#(String(repeating: "a", count: 20_001))"}"#,
      #"1:60: "type" of a type step has 20001 characters; at most 20000 are allowed"#
    ),
  ]

  @Test(arguments: 0..<endless.count)
  func `What would run for hours is refused before it runs, with the step that goes over`(
    _ number: Int
  ) throws {
    let (steps, message) = BoundsTests.endless[number]
    let scratch = try TemporaryFolder()
    let file = "x.scenario.json"
    try scratch.put(BoundsTests.scenario(steps), at: file)
    for words in BoundsTests.commands {
      let result = try Program.run(words + [file], folder: scratch.path)
      #expect(result.status == 2, "\(words)")
      #expect(result.lines == ["\(file):\(message)"], "\(words)")
      #expect(try result.output.isEmpty && scratch.names() == [file], "\(words)")
    }
  }

  @Test func `The step that goes over is named in the file that it is used from`() throws {
    let scratch = try TemporaryFolder()
    try scratch.put(
      BoundsTests.scenario(#"{"wait":43200001}"#), at: "half.scenario.json")
    try scratch.put(
      BoundsTests.scenario(#"{"use":"half.scenario.json"},{"use":"half.scenario.json"}"#),
      at: "whole.scenario.json")
    let result = try Program.run(["check", "whole.scenario.json"], folder: scratch.path)
    #expect(result.status == 2)
    #expect(
      result.lines.first?.hasPrefix("half.scenario.json:1:24: up to this step the scenario takes")
        == true)
  }

  @Test func `Bounds are reached and not passed`() throws {
    let scratch = try TemporaryFolder()
    let day = try scratch.put(BoundsTests.scenario(#"{"wait":86400000}"#), at: "day.json")
    // 833 drags of 1,199 inputs each and one of 1,233.
    let drags = #"{"repeat":833,"steps":[{"drag":[[0,100],[9,100]],"duration":9983}]}"#
    let last = #",{"drag":[[0,100],[9,100]],"duration":10259}"#
    let most = try scratch.put(
      BoundsTests.scenario(drags + last), at: "most.json")
    let more = try scratch.put(
      BoundsTests.scenario(drags + last + #",{"rotate":"left"}"#), at: "more.json")
    let result = try Program.run(["check", day, most, more])
    #expect(result.text == "\(day): a scenario of 1 step\n\(most): a scenario of 834 steps\n")
    #expect(result.lines.count == 1 && result.lines[0].hasPrefix("\(more):1:"))
  }

  @Test func `Waits for stillness that add up to more than a day end the run at their step`() throws
  {
    let scratch = try TemporaryFolder()
    let file = try scratch.put(
      BoundsTests.scenario(
        """
        {"wait":86399000},{"tap":"status-bar"},{"wait":"settled"},
        {"tap":"status-bar"},{"wait":"settled"},
        {"shot":"late"}
        """), at: "late.json")
    let result = try Program.run(["inspect", file])
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(result.lines.count == 1)
    #expect(
      result.lines.first?.contains(
        " ms the run takes more than 24 h, including the waits until nothing moves")
        == true, "\(result.lines)")
  }

  @Test func `More pictures than are made are refused before the first`() throws {
    let scratch = try TemporaryFolder()
    let day = try scratch.put(BoundsTests.scenario(#"{"wait":86400000}"#), at: "day.json")
    // Only running says how long it waits.
    let settles = try scratch.put(
      BoundsTests.scenario(
        #"{"wait":99900},{"tap":"status-bar"},{"wait":"settled"}"#), at: "settles.json")
    let before = try scratch.names()
    let output = scratch.at("out")
    for (file, rate, count) in [
      (day, ["--fps", "1000"], "86400000"), (day, ["--every", "0.5"], "172800000"),
      (settles, ["--every", "1"], "100733"),
    ] {
      for words in [
        ["capture", file, "-o", output], ["capture", file, "--sheet", "-o", output],
        ["capture", file, "--format", "apng", "-o", output], ["trace", file, "-o", output],
      ] {
        let result = try Program.run(words + rate)
        #expect(result.status == 2, "\(words)")
        #expect(
          result.lines == [
            "\(file): \(count) pictures are too many; at most 100000 are made; use fewer frames per second"
          ], "\(words)")
        #expect(try scratch.names() == before)
      }
    }
  }

  @Test func `A trace of several runs has as many samples in all as that of one`() throws {
    let scratch = try TemporaryFolder()
    let vary = ["--every", "1", "--vary", "drawer.open.duration=0.1,0.2,0.3"]
    func file(_ wait: String, _ name: String) throws -> String {
      try scratch.put(BoundsTests.scenario(#"{"wait":\#(wait)}"#), at: name)
    }
    let most = try Program.run(
      ["trace", try file("33333", "most.json"), "--view", "drawer"] + vary)
    #expect(most.status == 0 && most.complaints.isEmpty)
    let settles = try scratch.put(
      BoundsTests.scenario(#"{"wait":33290},{"tap":"status-bar"},{"wait":"settled"}"#),
      at: "settles.json")
    for (path, count) in [(try file("33334", "more.json"), "100002"), (settles, "")] {
      let more = try Program.run(["trace", path, "-o", scratch.at("out.csv")] + vary)
      #expect(more.status == 2)
      #expect(
        more.lines.count == 1 && more.lines[0].hasPrefix("\(path): \(count)")
          && more.lines[0].hasSuffix(
            " pictures in 3 runs are too many; at most 100000 are made; use fewer frames per second"
          ),
        "\(more.lines)")
    }
    #expect(try scratch.names() == ["more.json", "most.json", "settles.json"])
  }

  @Test func `A review that shows more frames than are made is refused before the first`() throws {
    let scratch = try TemporaryFolder()
    func review(_ range: String) throws {
      let folder = try Folder(creating: scratch.at("r.review"))
      try folder.write(
        Array(#"{"scenario":1,"take":true,"steps":[],"end":86400000}"#.utf8), to: "a.take.json")
      try folder.write(
        Array(
          #"{"review":1,"title":"t","compare":[{"take":"a.take.json"\#(range)},{"take":"a.take.json","tuning":"classic"\#(range)}]}"#
            .utf8), to: "review.json")
      try folder.write(
        Array(
          #"{"id":"\#(String(repeating: "a", count: 32))","author":"M","date":"2026-01-05T09:41:00Z","choice":"A","because":"","blind":false,"look":"0123456789abcdef"}"#
            .utf8), to: "verdicts.jsonl")
    }
    let folder = scratch.at("r.review")
    for (range, count) in [("", "10368000"), (#","to":833334"#, "100002")] {
      try review(range)
      for words in [["-o", scratch.at("page.html")], ["--check"]] {
        let result = try Program.run(["review", folder] + words)
        #expect(result.status == 2 && result.output.isEmpty, "\(words)")
        #expect(
          result.lines == [
            "\(folder)/review.json: the takes of this review have \(count) frames in all; "
              + "at most 100000 are allowed; show only a part of a take with \"from\" and \"to\""
          ], "\(words)")
      }
    }
    #expect(try scratch.names() == ["r.review"])
  }

  @Test func `The runs of a sweep have as many inputs in all as a scenario`() throws {
    let scratch = try TemporaryFolder()
    let file = "x.scenario.json"
    func write(every: String) throws {
      let sweep = #"{"sweep":{"every":\#(every),"to":5000},"with":[{"tap":"status-bar"}]}"#
      try scratch.put(
        BoundsTests.scenario(
          sweep + #",{"repeat":99,"steps":[{"tap":"status-bar"},{"wait":"settled"}]}"#), at: file)
    }
    try write(every: "1")
    for words in BoundsTests.commands {
      let result = try Program.run(words + [file], folder: scratch.path)
      #expect(result.status == 2, "\(words)")
      #expect(
        result.lines == [
          "\(file):1:24: the 5001 runs of this sweep have 1000200 inputs in all; the limit is 1000000; "
            + #"use a greater "every", or bring "from" and "to" closer together"#
        ], "\(words)")
    }
    try write(every: "2")
    #expect(try Program.run(["check", file], folder: scratch.path).status == 0)
  }

  @Test func `The time that a test may take is that of all runs of its sweep`() throws {
    let scratch = try TemporaryFolder()
    // Each run takes some milliseconds, and there are 100,000.
    try scratch.put(
      BoundsTests.scenario(
        #"{"sweep":{"to":99999},"with":[{"tap":"status-bar"}]},{"tap":"status-bar"},{"wait":"settled"}"#
      ), at: "x.scenario.json")
    let late = try Program.run(["test", "--timeout", "5"], folder: scratch.path)
    #expect(late.status == 3)
    #expect(
      late.text.hasPrefix("timed-out: x.scenario.json classic@1x light sweep: after "),
      "\(late.text)")
    #expect(late.text.contains(" of 100000 runs: x.scenario.json:1:"), "\(late.text)")
    #expect(late.text.hasSuffix("\n1 passed, 1 timed-out\n"), "\(late.text)")
  }

  // MARK: Text

  @Test func `A field takes 20,000 characters and no more, in one go or many`() throws {
    let scratch = try TemporaryFolder()
    func file(_ typing: String, _ name: String) throws -> String {
      let full = String(repeating: "word ", count: 4000)
      return try scratch.put(
        BoundsTests.scenario(
          #"{"activate":"search-field"},\#(typing),{"expect":"search-field","text":"\#(full)"}"#),
        at: name)
    }
    let once = String(repeating: "word ", count: 4000)
    let part = String(repeating: "word ", count: 1400)
    for path in [
      try file(#"{"type":"\#(once)"},{"type":"x"}"#, "once.json"),
      try file(#"{"repeat":3,"steps":[{"type":"\#(part)"}]}"#, "parts.json"),
    ] {
      let result = try Program.run(["inspect", path])
      #expect(result.status == 0, "\(result.complaints)")
    }
  }

  // MARK: Time on the machine

  private static let long = scenario(
    #"{"repeat":300,"steps":[{"tap":"status-bar"},{"wait":"settled"}]},{"shot":"end"}"#)

  @Test
  func `A run that takes too long on the machine is exit 3 with the step, and writes nothing`()
    throws
  {
    let scratch = try TemporaryFolder()
    let file = try scratch.put(BoundsTests.long, at: "long.json")
    for words in [
      ["inspect", file], ["trace", file], ["capture", file, "-o", scratch.at("o.png")],
      ["capture", file, "--fps", "30", "-o", scratch.at("o")],
      ["capture", file, "--shots", "-o", scratch.at("o")],
      ["capture", file, "--sheet", "--fps", "1", "-o", scratch.at("o.png")],
    ] {
      let result = try Program.run(words + ["--timeout", "0.001"])
      #expect(result.status == 3, "\(words)")
      #expect(result.lines.count == 1 && result.output.isEmpty, "\(words)")
      #expect(
        result.lines.first?.hasPrefix("\(file):1:") == true
          && result.lines.first?.contains(": timed out in step ") == true, "\(result.lines)")
      #expect(try scratch.names() == ["long.json"], "\(words)")
    }
  }

  @Test func `A test that takes too long is an error of its own, and no baseline comes of it`()
    throws
  {
    let scratch = try TemporaryFolder()
    try scratch.put(BoundsTests.long, at: "long.scenario.json")
    try scratch.put(
      BoundsTests.scenario(#"{"expect":"status-bar"}"#), at: "quick.scenario.json")
    let home = try TemporaryFolder()
    func run(_ words: String...) throws -> Program.Result {
      try Program.run(
        ["test"] + words, environment: ["XDG_STATE_HOME": home.path], folder: scratch.path)
    }
    let late = try run("--update=all", "--timeout", "0.001", "--filter", "long")
    #expect(late.status == 3 && late.complaints.isEmpty)
    #expect(
      late.text.hasPrefix(
        "timed-out: long.scenario.json classic@1x light: long.scenario.json:1:")
        && late.text.contains(": timed out in step ") && late.text.hasSuffix("\n1 timed-out\n"),
      "\(late.text)")
    #expect(try !scratch.names().contains("long.baselines"))
    let xml = try run("--timeout", "0.001", "--filter", "long", "--reporter", "junit")
    #expect(xml.status == 3)
    #expect(xml.text.contains(#"tests="1" failures="0" errors="1" skipped="0""#))
    #expect(xml.text.contains(#"<error type="timed-out" message="long.scenario.json:1:"#))
    let json = try run("--timeout", "0.001", "--filter", "long", "--reporter", "json")
    #expect(json.text.contains(#""verdict": "timed-out""#))
    #expect(try Program.run(["report"], folder: scratch.path).status == 0)
    // With the usual time both are played.
    let both = try run("--update=missing")
    #expect(both.status == 0 && both.text == "1 passed, 1 recorded\n", "\(both.text)")
  }

  @Test func `A timeout that is no time is refused`() throws {
    for word in ["0", "-1", "soon", "1e9"] {
      let result = try Program.run(["inspect", Program.drawer, "--timeout=\(word)"])
      #expect(result.status == 2 && result.lines.count == 1)
      #expect(result.lines.first?.hasSuffix("it must be 0.001 to 86400") == true)
    }
  }

  // MARK: Stillness

  @Test func `Stillness that a finger keeps away is told of with the finger`() throws {
    let scratch = try TemporaryFolder()
    let file = try scratch.put(
      BoundsTests.scenario(
        #"{"touch":1,"phase":"began","x":100,"y":300},{"wait":"settled"}"#), at: "finger.json")
    let result = try Program.run(["inspect", file])
    #expect(result.status == 1)
    #expect(
      result.lines == [
        "\(file):1:68: at 30000 ms after 30 s the phone is not still: finger 1 is down; lift the finger before you wait until nothing moves"
      ])
  }

  // MARK: Files

  @Test func `Of a file that is wrong from the first step on, the first step is told`() throws {
    let scratch = try TemporaryFolder()
    let steps = String(repeating: "0,", count: 500_000)
    let zeros = try scratch.put("{\"scenario\":1,\"steps\":[\(steps)0]}", at: "zeros.json")
    let result = try Program.run(["check", zeros])
    #expect(result.status == 2)
    #expect(result.lines == ["\(zeros):1:24: a step is a number; it must be an object"])
  }

  @Test func `A take may say after its steps what it is`() throws {
    let scratch = try TemporaryFolder()
    let take = try scratch.put(
      #"{"end":7,"steps":[{"at":1,"shake":true},{"at":5,"shake":true}],"take":true,"scenario":1}"#,
      at: "a.json")
    let early = try scratch.put(
      #"{"steps":[{"at":1,"shake":true}],"end":0.5,"take":true,"scenario":1}"#, at: "b.json")
    let commented = try scratch.put(
      "{\"steps\":[{\"at\":1,\"shake\":true} /* x */],\"take\":true,\"scenario\":1}", at: "c.json")
    let result = try Program.run(["check", take, early, commented])
    #expect(result.text == "\(take): a take of 2 steps\n")
    #expect(
      result.lines == [
        "\(early):1:40: the take ends at 0.500 ms, before its last step at 1.000 ms",
        "\(commented):1:33: a take can't have comments; remove the comment",
      ])
  }
}
