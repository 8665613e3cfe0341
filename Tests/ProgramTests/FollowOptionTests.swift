import TestSupport
import Testing

/// `--follow` and `--strict` wherever a take is played, and what `check` says of takes.
@Suite struct FollowOptionTests {
  /// A tap on the second row of the smallest device.
  private static func take(on view: String?) -> String {
    let on = view.map { #", "on": "\#($0)", "offset": [160, 13]"# } ?? ""
    return """
      {"scenario": 1, "take": true, "device": "classic", "steps": [
        {"at": 1840, "touch": 1, "phase": "began", "x": 160, "y": 250\(on)},
        {"at": 1890, "touch": 1, "phase": "ended", "x": 160, "y": 250}
      ], "end": 3000}
      """
  }

  private static let elsewhere =
    #"t.json:2:3: input 1 at 1,840 ms hit "row-2" in the recording and hits "row-1" now; play the take with --follow, or record it again"#

  private func run(
    _ words: [String], _ take: String = take(on: nil)
  ) throws -> Program.Result {
    let scratch = try TemporaryFolder()
    try scratch.put(take, at: "t.json")
    try scratch.put(#"{"scenario": 1, "steps": [{"tap": "row-2"}]}"#, at: "s.json")
    return try Program.run(words, folder: scratch.path)
  }

  @Test(arguments: [
    ["inspect", "t.json", "--log"], ["trace", "t.json", "--view", "message"],
    ["capture", "t.json", "--scale", "1", "-o", "-"],
  ])
  func `A take is followed to another device, and judged there`(_ words: [String]) throws {
    let other = words + ["--device", "modern"]
    let plain = try run(other)
    #expect(plain.status == 0 && plain.lines == [])
    let strict = try run(other + ["--strict"])
    #expect(strict.status == 1 && strict.lines == [Self.elsewhere])
    #expect(strict.output == plain.output)
    let followed = try run(other + ["--follow", "--strict"])
    #expect(followed.status == 0 && followed.lines == [])
    // Which row is pressed moves no view.
    #expect(words[0] == "trace" || followed.output != plain.output)
    // Where it was recorded it is what it was.
    let own = try run(words)
    #expect(try run(words + ["--follow", "--strict"]).output == own.output)
  }

  @Test func `A comparison of a take follows it in each run, and says where it can't`() throws {
    let words = ["compare", "t.json", "--tuning", "default", "--tuning", "classic"]
    let other = words + ["--device", "modern"]
    let followed = try run(other + ["--follow", "--view", "message"])
    #expect(followed.status == 0 && followed.lines == [])
    #expect(followed.text.contains("message.x"), "\(followed.text)")
    // Where the first row is hit another message comes, at the same place.
    let missing = try run(other + ["--follow"], Self.take(on: "row-9"))
    #expect(missing.status == 0 && missing.lines.count == 2)
    #expect(
      missing.lines[0].hasPrefix(#"t.json:2:3: with "default": input 1 at 1,840 ms hit "row-9""#))
    let refused = try run(["compare", "t.json", "--with", Program.path, "--follow"])
    #expect(refused.status == 2 && refused.lines[0].contains("--with and --follow can't be used"))
  }

  @Test func `A finger whose view is not there is told, which fails a strict run alone`() throws {
    let take = Self.take(on: "row-9")
    let line =
      #"t.json:2:3: input 1 at 1,840 ms hit "row-9" in the recording, but that view is not on the screen now; there is "row-1"; this input is left out"#
    for (words, status) in [([], 0), (["--strict"], 1)] as [([String], Int32)] {
      let result = try run(["inspect", "t.json", "--follow"] + words, take)
      #expect(result.status == status && result.lines == [line])
    }
    // Before its time nothing is known of it.
    let early = try run(["inspect", "t.json", "--follow", "--strict", "--at", "1000"], take)
    #expect(early.status == 0 && early.lines == [])
  }

  @Test(arguments: [
    (
      ["inspect", "s.json", "--follow"],
      "s.json: --follow needs a take, and this file is a scenario; name a take, or remove --follow"
    ),
    (
      ["capture", "s.json", "-o", "-", "--strict"],
      "s.json: --strict needs a take, and this file is a scenario; name a take, or remove --strict"
    ),
    (
      ["s.json", "--follow"],
      "s.json: --follow needs a take, and this file is a scenario; name a take, or remove --follow"
    ),
    (["--follow"], "drawer-proto: --follow needs a take; name a take, or remove --follow"),
    (
      ["serve", "--strict"], "drawer-proto: --strict needs a take; name a take, or remove --strict"
    ),
    (
      ["test", "--follow"],
      #"drawer-proto: unknown option "--follow"; known: "--update", "--filter", "--shard", "--jobs", "--repeat-each", "--timeout", "--last-failed", "--list", "--exit-first", "--reporter", "--tuning", "--device" and 4 more"#
    ),
  ])
  func `Where there is no take the options are refused`(
    _ words: [String], _ line: String
  ) throws {
    let result = try run(words)
    #expect(result.status == 2 && result.lines == [line])
  }

  @Test func `check says which takes mean something else now`() throws {
    let fine = try run(["check", "t.json"], Self.take(on: "row-2"))
    #expect(fine.status == 0 && fine.text == "t.json: a take of 2 steps\n" && fine.lines == [])
    let untold = try run(["check", "t.json"], Self.take(on: nil))
    #expect(untold.status == 0 && untold.text == fine.text)
    let other = try run(["check", "t.json"], Self.take(on: "row-3"))
    #expect(other.status == 1)
    #expect(other.text == "t.json: a take of 2 steps that diverges from its recording now\n")
    #expect(
      other.lines == [
        #"t.json:2:3: input 1 at 1,840 ms hit "row-3" in the recording and hits "row-2" now; record the take again"#
      ])
    let gone = try run(["check", "t.json", "s.json"], Self.take(on: "row-9"))
    #expect(gone.status == 1)
    #expect(
      gone.lines == [
        #"t.json:2:3: input 1 at 1,840 ms hit "row-9" in the recording, but that view is not on the screen now; there is "row-1"; record the take again"#
      ])
    // A name that no view of the phone can have makes the file wrong.
    let unknown = try run(["check", "t.json"], Self.take(on: "rwo-2"))
    #expect(unknown.status == 2)
    #expect(
      unknown.lines == [
        #"t.json:2:72: there is no view "rwo-2"; did you mean "row-2"?"#
      ])
  }
}
