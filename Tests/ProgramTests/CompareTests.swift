import Files
import Foundation
import JSON
import TestSupport
import Testing

/// The command `compare`: one finger under several tunings, or in another build.
@Suite struct CompareTests {
  private let caught = Program.resource("scenarios/drawer-caught.scenario.json")
  private let scratch: TemporaryFolder

  init() throws { scratch = try TemporaryFolder() }

  private func compare(_ words: String...) throws -> Program.Result {
    try Program.run(["compare", caught] + words)
  }

  @Test func `Two tunings are told in words, and where the ways part`() throws {
    let result = try compare("--tuning", "default", "--tuning", "classic")
    #expect(result.status == 0 && result.complaints.isEmpty)
    let lines = result.text.split(separator: "\n").map(String.init)
    #expect(lines[1].hasPrefix("2 runs with the same inputs, observed for "))
    #expect(lines[2] == "default  settled at 1,143 ms" && lines[3] == "classic  settled at 554 ms")
    #expect(lines.contains { $0.hasPrefix("drawer.y, pt ") && $0.hasSuffix("from   to") })
    #expect(
      lines.last?.hasPrefix("The runs diverge at 130 ms: with \"classic\", the finger lands on ")
        == true)
  }

  @Test func `As JSON it has the form that is fixed`() throws {
    let result = try compare(
      "--tuning", "default", "--tuning", "classic", "--view", "drawer", "--property", "y",
      "--format", "json")
    var file = try ObjectReader(try JSONReader.parse(result.output), in: "a comparison")
    #expect(try file.integer("compare") == 1)
    for (value, name) in zip(try file.array("runs", count: 2...2), ["default", "classic"]) {
      var run = try ObjectReader(value, in: "a run")
      #expect(try run.string("tuning") == name)
      #expect(try run.number("settled") > 500)
      try run.finish()
    }
    var track = try ObjectReader(try file.array("tracks", count: 1...1)[0], in: "a track")
    #expect(try track.string("name") == "drawer.y")
    for value in try track.array("runs", count: 2...2) {
      var run = try ObjectReader(value, in: "a run")
      for key in [
        "begins", "arrives", "ends", "duration", "overshoot", "peakVelocity", "from", "to",
      ] {
        _ = try run.number(key)
      }
      try run.finish()
    }
    var farthest = try track.object("farthest", in: "the distance")
    #expect(try farthest.number("points") > 10)
    _ = try farthest.number("at")
    try farthest.finish()
    try track.finish()
    var parts = try file.object("parts", in: "the parting")
    #expect(try parts.number("at") == 130 && parts.string("what").contains("classic"))
    try parts.finish()
    try file.finish()
  }

  @Test func `Differences fail only where that is wanted`() throws {
    let two = ["--tuning", "default", "--tuning", "classic"]
    let same = ["--tuning", "default", "--tuning", "default"]
    for (words, status) in [
      (two, 0), (two + ["--strict"], 1), (same, 0), (same + ["--strict"], 0),
    ] as [([String], Int32)] {
      let result = try Program.run(["compare", caught] + words)
      #expect(result.status == status && result.complaints.isEmpty, "\(words)")
    }
    #expect(
      try Program.run(["compare", caught] + same).text.contains("\ndefault (2)  settled at"))
  }

  @Test func `A picture is the same bytes twice, in every format`() throws {
    for (ending, head) in [("svg", "<svg "), ("png", "\u{89}PNG"), ("json", "{\n"), ("txt", "an ")]
    {
      let files = ["a", "b"].map { scratch.at("\($0).\(ending)") }
      for file in files {
        let result = try compare(
          "--tuning", "default", "--vary", "drawer.open.duration=0.1,0.5", "--velocity", "-o", file)
        #expect(result.status == 0 && result.output.isEmpty)
      }
      let bytes = try SafeFile.read(files[0])
      #expect(try bytes == SafeFile.read(files[1]))
      #expect(String(decoding: bytes.prefix(8), as: UTF8.self).hasPrefix(head) || ending == "png")
      if ending == "png" { #expect(try PNG.decode(bytes).width == 1920) }
    }
  }

  @Test func `Each value that varies is a run`() throws {
    let result = try compare(
      "--tuning", "default", "--tuning", "classic", "--vary", "drawer.open.duration=0.1,0.5",
      "--format", "json")
    for name in ["default", "classic"] {
      for value in ["0.1", "0.5"] {
        #expect(result.text.contains("\"\(name) · drawer.open.duration = \(value)\""))
      }
    }
    let set = try compare(
      "--tuning", "default", "--tuning", "classic", "--set", "drawer.open.duration=0.5")
    #expect(set.status == 0)
  }

  @Test(arguments: [
    ([], "1 run can't be compared; use --tuning twice"),
    (["--tuning", "default"], "1 run can't be compared"),
    (
      ["--vary", "drawer.open.duration=0.1,0.2,0.3", "--vary", "drawer.height=100,110,120"],
      "9 runs can't be compared; compare at most 8"
    ),
    (["--tuning", "default", "--tuning", "clasic"], "did you mean \"classic\"?"),
    (
      ["--tuning", "default", "--tuning", "classic", "--view", "drawr"], "did you mean \"drawer\"?"
    ),
    (["--tuning", "default", "--tuning", "classic", "--property", "z"], "--property is \"z\""),
    (["--tuning", "default", "--tuning", "classic", "--format", "pdf"], "--format is \"pdf\""),
    (["--vary", "drawer.open.duration=0.1,99"], "it must be"),
    (["--vary", "drawer.open.duratio=1,2"], "did you mean \"drawer.open.duration\"?"),
    (["--vary", "drawer.open.duration=0.1,0.1"], "twice"),
    (["--vary", "drawer.open.duration"], "has no \"=\""),
    (["--vary", "drawer.open.duration="], "drawer.open.duration"),
    (
      ["--vary", "drawer.height=100,110", "--set", "drawer.height=120"],
      "--set and --vary both change \"drawer.height\""
    ),
    (
      ["--vary", "drawer.height=100,110", "--vary", "drawer.height=120"],
      "--vary is used twice for \"drawer.height\""
    ),
    (
      [
        "--vary", "drawer.height=100", "--vary", "drawer.open.duration=0.1", "--vary",
        "row.height=1",
      ],
      "--vary is used 3 times"
    ),
  ])
  func `What is wrong is told in one line`(_ words: [String], _ told: String) throws {
    let result = try Program.run(["compare", caught] + words)
    #expect(result.status == 2 && result.output.isEmpty, "\(words)")
    #expect(result.lines.count == 1 && result.complaints.contains(told), "\(result.complaints)")
  }

  @Test func `What can't be written is told, and what was there stays`() throws {
    let result = try compare(
      "--tuning", "default", "--tuning", "classic", "-o", scratch.at("no/a.svg"))
    #expect(result.status != 0 && result.lines.count == 1)
    #expect(try scratch.names() == [])
  }

  // MARK: Another build

  private func program(_ script: String) throws -> String {
    let path = try scratch.put("#!/bin/sh\n\(script)\n", at: "other")
    chmod(path, 0o755)
    return path
  }

  @Test func `The same build does not differ`() throws {
    let result = try compare("--with", Program.path, "--strict")
    #expect(result.status == 0 && result.complaints.isEmpty)
    #expect(result.text.contains("  the same in every run\n"))
    #expect(result.text.ranges(of: "settled at 1,143 ms").count == 2)
  }

  @Test func `A build that behaves otherwise is told by its figures`() throws {
    // It plays the take under another tuning.
    let other = try program(
      #"case "$1" in --version) exec "\#(Program.path)" "$@";; *) exec "\#(Program.path)" "$@" --tuning classic;; esac"#
    )
    let result = try compare("--with", other, "--strict", "--format", "json")
    #expect(result.status == 1)
    var file = try ObjectReader(try JSONReader.parse(result.output), in: "a comparison")
    let names = try file.array("runs", count: 2...2).map { value in
      var run = try ObjectReader(value, in: "a run")
      return try run.string("tuning")
    }
    #expect(names[0].hasPrefix("this ") && names[1].hasPrefix(other))
  }

  @Test(arguments: [
    ("exit 0", "is not the program of a prototype"),
    ("echo hello", "is not the program of a prototype"),
    ("echo night-train 1.0", "another prototype, \"night-train\""),
    ("kill -9 $$", "is not the program of a prototype"),
    (
      #"case "$1" in --version) echo drawer-proto 9;; *) exit 2;; esac"#,
      "could not play these inputs (status 2)"
    ),
    (
      #"case "$1" in --version) echo drawer-proto 9;; *) echo "no room" >&2; exit 3;; esac"#,
      "its message: no room"
    ),
    (
      #"[ "$1" = --version ] && echo drawer-proto 9 || echo nonsense"#,
      "printed an answer that can't be read"
    ),
    ("yes", "prints more than 32 MiB"),
  ])
  func `A program that is no build of this prototype is told in one line`(
    _ script: String, _ told: String
  ) throws {
    let result = try compare("--with", try program(script))
    #expect(result.status == 2 && result.output.isEmpty && result.lines.count == 1)
    #expect(result.complaints.contains(told), "\(result.complaints)")
  }

  @Test func `A program that can't be started, or hangs, is told`() throws {
    let missing = try compare("--with", scratch.at("nothing"))
    #expect(missing.status == 2 && missing.complaints.contains("can't be started"))
    // What it has started ends with it.
    let hanging = try compare("--with", try program("sleep 600 & sleep 600"), "--timeout", "0.3")
    #expect(hanging.status == 3 && hanging.complaints.contains("has not answered after 0.3 s"))
    let both = try compare("--with", Program.path, "--tuning", "default", "--tuning", "classic")
    #expect(both.status == 2 && both.complaints.contains("one tuning"))
  }
}
