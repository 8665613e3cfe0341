import Files
import Foundation
import TestSupport
import Testing

/// What is wrong comes as one clear message and the documented status, and leaves nothing half-written.
@Suite struct BadInputTests {
  private func check(
    _ file: String, _ status: Int32, _ line: String,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let scratch = try TemporaryFolder()
    let output = scratch.at("frame.png")
    for words in [
      ["check", file], ["inspect", file], ["capture", file, "-o", output], ["trace", file],
    ] {
      let result = try Program.run(words)
      #expect(result.status == status, sourceLocation: location)
      #expect(result.lines == [line], sourceLocation: location)
      #expect(result.output.isEmpty, sourceLocation: location)
    }
    #expect(try scratch.names() == [], sourceLocation: location)
  }

  private static let broken: [(String, String)] = [
    (
      #"{ "scenario": 1, "steps": [ "#,
      "1:29: the file ends, but a value is expected; complete the file"
    ),
    (
      #"{ "scenario": "1", "steps": [] }"#,
      #"1:15: "scenario" of a scenario is a string; it must be a whole number"#
    ),
    (
      #"{ "scenario": 1, "steps": {} }"#,
      #"1:27: "steps" of a scenario is an object; it must be an array"#
    ),
    (
      #"{ "scenario": 1, "textSize": NaN, "steps": [] }"#,
      "1:30: NaN is not a JSON number; write a finite number"
    ),
    (
      #"{ "scenario": 1, "textSize": 1e308, "steps": [] }"#,
      #"1:30: "textSize" of a scenario is 1e308; it must be 0.8 to 2"#
    ),
    (
      #"{ "scenario": 1, "textSize": 1e400, "steps": [] }"#,
      "1:30: the number 1e400 is too large; the largest possible number is about 1.8e308"
    ),
    (
      #"{ "scenario": 1, "name": "a", "name": "b", "steps": [] }"#,
      #"1:31: duplicate key "name"; the first one is in line 1; keep one of them"#
    ),
    (
      #"{ "scenario": 1, "step": [] }"#,
      #"1:18: a scenario has no "steps"; did you mean "steps" instead of "step"?"#
    ),
    (
      #"{ "scenario": 1, "device": "clasic", "steps": [] }"#,
      #"1:28: "device" of a scenario is "clasic"; did you mean "classic"?"#
    ),
    (
      "{ \"scenario\": 1, \"steps\": [\n  { \"tap\": \"statusbar\" } ] }",
      #"2:12: there is no view "statusbar"; did you mean "status-bar"?"#
    ),
    (
      "{ \"scenario\": 1, \"take\": true, \"steps\": [\n{\"at\": 2, \"shake\": true},\n{\"at\": 1, \"shake\": true}\n] }",
      "3:8: this step is at 1.000 ms, but the step before it is at 2.000 ms; put the steps into the order of their times"
    ),
    ("\u{FEFF}{}", "1:1: the file starts with a byte order mark; save it as UTF-8 without one"),
    ("", "1:1: the file is empty; write a JSON value"),
    (
      String(repeating: "[", count: 100_000),
      "1:65: arrays and objects are nested more than 64 levels deep; use fewer levels"
    ),
    (
      #"{ "scenario": 1, "steps": "# + String(repeating: "[", count: 100_000),
      "1:90: arrays and objects are nested more than 64 levels deep; use fewer levels"
    ),
  ]

  @Test(arguments: 0..<broken.count)
  func `A broken file is exit 2 with its line and column`(_ number: Int) throws {
    let scratch = try TemporaryFolder()
    let (text, message) = BadInputTests.broken[number]
    let file = try scratch.put(text, at: "broken.json")
    try check(file, 2, "\(file):\(message)")
  }

  @Test func `A file of 200 MB is not read`() throws {
    let scratch = try TemporaryFolder()
    let file = try scratch.put("", at: "large.json")
    #expect(truncate(file, 200 << 20) == 0)
    try check(file, 2, "\(file): the file has 209715200 bytes; at most 67108864 are allowed")
  }

  @Test func `A folder, a pipe and a device are no scenario`() throws {
    let scratch = try TemporaryFolder()
    try check(scratch.path, 2, "\(scratch.path): this is a folder; use the path of a regular file")
    let pipe = scratch.at("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    try check(pipe, 2, "\(pipe): this is a named pipe; use the path of a regular file")
    try check("/dev/zero", 2, "/dev/zero: this is a device; use the path of a regular file")
  }

  @Test func `A file's name cannot command a terminal or a CI runner`() throws {
    let scratch = try TemporaryFolder()
    _ = try scratch.put("[", at: "a")
    let name = "::error::\u{1B}[31m\nx.json"
    try FileManager.default.moveItem(atPath: scratch.at("a"), toPath: scratch.at(name))
    let result = try Program.run(["check", name], folder: scratch.path)
    #expect(result.status == 2 && result.lines.count == 1)
    #expect(result.lines.first?.hasPrefix("./::error::\\u{1B}[31m\\nx.json:1:2: ") ?? false)
  }

  @Test func `Of many broken files three lines tell`() throws {
    let scratch = try TemporaryFolder()
    let files = try (0..<7).map {
      try scratch.put("[\(Array(repeating: "1", count: $0))", at: "\($0).json")
    }
    let good = try scratch.put(#"{ "scenario": 1, "steps": [] }"#, at: "good.json")
    let result = try Program.run(["check"] + files + [good])
    #expect(result.status == 2)
    #expect(result.lines.count == 3 && result.lines[2] == "and 5 more problems like these")
    #expect(result.text == "\(good): a scenario of 0 steps\n")
  }

  @Test func `check tells scenarios, takes and tunings apart`() throws {
    let scratch = try TemporaryFolder()
    let take = try scratch.put(
      #"{ "scenario": 1, "take": true, "steps": [ {"at": 0, "shake": true} ] }"#, at: "t")
    let tuning = try scratch.put(#"{ "drawer.height": 130 }"#, at: "u")
    let wrong = try scratch.put(#"{ "drawer.heigth": 130 }"#, at: "w")
    let result = try Program.run(["check", take, tuning, wrong])
    #expect(result.status == 2)
    #expect(result.text == "\(take): a take of 1 step\n\(tuning): a tuning of 1 value\n")
    #expect(
      result.lines == [
        #"\#(wrong):1:3: there is no tuning "drawer.heigth"; did you mean "drawer.height"?"#
      ]
    )
  }

  // MARK: Outputs

  @Test(arguments: [
    (
      "/proc/frame.png", Int32(3),
      "/proc/frame.png: the permissions do not allow this to be written; change the permissions, or use another place"
    ),
    (
      "/sys/frame.png", 3,
      "/sys/frame.png: the permissions do not allow this to be written; change the permissions, or use another place"
    ),
    (
      "/dev/full", 3,
      "/dev/full: the disk has no space left for this to be written; free some space, or use another place"
    ),
    ("/nonexistent/frame.png", 2, "/nonexistent: there is no such file or folder; check the path"),
    ("/dev/null/frame.png", 2, "/dev/null: a part of the path is not a folder; check the path"),
    ("/", 2, "/: the path ends without a name; add the name of the file or folder"),
  ])
  func `An output that cannot be written is told as such`(
    _ output: String, _ status: Int32, _ line: String
  ) throws {
    let result = try Program.run(["capture", Program.drawer, "--at", "0", "-o", output])
    #expect(result.status == status)
    #expect(result.lines == [line])
  }

  @Test func `A folder in the place of a frame stays`() throws {
    let scratch = try TemporaryFolder()
    let result = try Program.run(["capture", Program.drawer, "--at", "0", "-o", scratch.path])
    #expect(result.status == 2)
    #expect(
      result.lines == ["\(scratch.path): this is a folder; use the path of a file in the folder"])
    #expect(try scratch.names() == [])
  }

  @Test func `A symbolic link in the place of a frame is not written through`() throws {
    let scratch = try TemporaryFolder()
    let target = try scratch.put("mine", at: "target")
    let link = scratch.at("frame.png")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let result = try Program.run(["capture", Program.drawer, "--at", "0", "-o", link])
    #expect(result.status == 2)
    #expect(try SafeFile.read(target) == Array("mine".utf8))
    #expect(try scratch.names() == ["frame.png", "target"])
  }

  @Test func `Where no space is left the old file stays and nothing is left behind`() throws {
    let scratch = try TemporaryFolder()
    let frame = try scratch.put("old", at: "frame.png")
    // A limit on the size of files stops a writer in the middle, like a disk that fills up.
    let script = "trap '' XFSZ; ulimit -f 1; exec \"$@\""
    for words in [
      ["capture", Program.drawer, "--at", "0", "-o", frame],
      ["capture", Program.drawer, "--fps", "30", "--format", "apng", "-o", frame],
      ["capture", Program.drawer, "--fps", "30", "-o", scratch.at("frames")],
      ["trace", Program.drawer, "-o", frame],
    ] {
      let result = try Program.run("/bin/bash", ["-c", script, "bash", Program.path] + words)
      #expect(result.status == 3)
      #expect(result.lines.count == 1)
      #expect(result.lines.first?.contains("is larger than the limit") ?? false)
      #expect(try SafeFile.read(frame) == Array("old".utf8))
      #expect(try scratch.names() == ["frame.png"])
    }
  }

  @Test func `Standard output that is full or closed is the machine's fault`() throws {
    let full = try Program.run(
      "/bin/bash",
      ["-c", "exec \"$@\" > /dev/full", "bash", Program.path, "inspect", Program.drawer])
    #expect(full.status == 3)
    #expect(
      full.lines == [
        "standard output: the disk has no space left for this to be written; free some space, or use another place"
      ])
    let closed = try Program.run(
      "/bin/bash", ["-c", "exec \"$@\" >&-", "bash", Program.path, "inspect", Program.drawer])
    #expect(closed.status == 3 && closed.lines.count == 1)
  }

  @Test func `A reader that has had enough is no fault`() throws {
    let result = try Program.run(
      "/bin/bash",
      [
        "-c", "\"$@\" | head -c 1; echo \" ${PIPESTATUS[0]}\"", "bash", Program.path, "inspect",
        Program.drawer, "--log",
      ])
    #expect(result.text == "{ 0\n")
    #expect(result.complaints.isEmpty)
  }

  @Test func `A folder with a person's files is not replaced by frames`() throws {
    let scratch = try TemporaryFolder()
    let folder = scratch.at("frames")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try SafeFile.write(Array("mine".utf8), to: "\(folder)/notes.txt")
    for words in [["--fps", "5"], ["--shots"]] {
      let result = try Program.run(["capture", Program.drawer, "-o", folder] + words)
      #expect(result.status == 2 && result.lines.count == 1)
      #expect(try SafeFile.read("\(folder)/notes.txt") == Array("mine".utf8))
      #expect(try scratch.names() == ["frames"])
    }
  }

  // MARK: Runs

  @Test func `A step that cannot be done is exit 1 and writes nothing`() throws {
    let scratch = try TemporaryFolder()
    let file = try scratch.put(
      #"{ "scenario": 1, "steps": [ { "wait": 10 }, { "tap": "modal" }, { "shot": "a" } ] }"#,
      at: "s.json")
    let output = scratch.at("out")
    for words in [
      ["inspect", file], ["trace", file], ["capture", file, "-o", output],
      ["capture", file, "--shots", "-o", output], ["capture", file, "--every", "4", "-o", output],
      ["capture", file, "--every", "4", "--format", "apng", "-o", output],
    ] {
      let result = try Program.run(words)
      #expect(result.status == 1)
      #expect(result.lines.count == 1)
      #expect(
        result.lines.first?.hasPrefix("\(file):1:45: at 10 ms there is no view \"modal\" now")
          ?? false)
      #expect(result.output.isEmpty)
      #expect(try scratch.names() == ["s.json"])
    }
    #expect(try Program.run(["inspect", file, "--at", "9"]).status == 0)
  }

  @Test func `An expectation that fails is exit 1, and the picture is written all the same`() throws
  {
    let scratch = try TemporaryFolder()
    let file = try scratch.put(
      #"{ "scenario": 1, "steps": [ { "expect": "drawer" } ] }"#, at: "s.json")
    let frame = scratch.at("frame.png")
    let result = try Program.run(["capture", file, "-o", frame])
    #expect(result.status == 1)
    #expect(result.lines.count == 1)
    #expect(try !SafeFile.read(frame).isEmpty)
  }

  @Test func `Where there is nothing to capture nothing is written, and that is exit 5`() throws {
    let scratch = try TemporaryFolder()
    let file = try scratch.put(
      #"{ "scenario": 1, "steps": [ { "rotate": "left" } ] }"#, at: "s.json")
    for words in [["--shots"], ["--fps", "60"], ["--fps", "60", "--format", "apng"]] {
      let result = try Program.run(["capture", file, "-o", scratch.at("out")] + words)
      #expect(result.status == 5)
      #expect(
        result.lines == [
          "\(file): there is nothing to capture; the scenario lasts 0 ms or has no shots"
        ])
      #expect(try scratch.names() == ["s.json"])
    }
  }
}
