import Files
import TestSupport
import Testing

/// `--vary` and `--strobe` of `capture` and `trace`.
@Suite struct VaryTests {
  private let scratch: TemporaryFolder
  private let opening: String

  init() throws {
    scratch = try TemporaryFolder()
    opening = try scratch.put(
      #"{ "scenario": 1, "tuning": "classic", "steps": [ { "tap": "status-bar" }, { "wait": 350 } ] }"#,
      at: "s.json")
  }

  private func part(
    _ picture: PixelBuffer, _ left: Int, _ top: Int, _ width: Int, _ height: Int
  ) -> [UInt8] {
    (top..<top + height).flatMap { y in
      let start = (y * picture.width + left) * 4
      return Array(picture.bytes[start..<start + width * 4])
    }
  }

  @Test func `A sheet has a row for each value, whose frames are those of --set`() throws {
    let key = "drawer.open.duration"
    let sheet = try Program.run(
      ["capture", opening, "--sheet", "--every", "100", "--vary", "\(key)=0.6,0.1", "-o", "-"])
    #expect(sheet.status == 0 && sheet.complaints.isEmpty)
    let picture = try PNG.decode(sheet.output)
    let (gap, label) = (16, 40)
    #expect(picture.width == gap + 4 * (320 + gap))
    #expect(picture.height == gap + 2 * (label + 480 + label + gap))
    for (row, value) in ["0.6", "0.1"].enumerated() {
      let frame = try PNG.decode(
        Program.run(["capture", opening, "--at", "200", "--set", "\(key)=\(value)", "-o", "-"])
          .output)
      let top = gap + row * (480 + 2 * label + gap) + label
      #expect(part(picture, gap + 2 * (320 + gap), top, 320, 480) == frame.bytes, "\(value)")
    }
  }

  @Test func `A trace has a column for each value, which is that of --set`() throws {
    let words = ["trace", opening, "--view", "drawer", "--property", "y", "--every", "100"]
    let all = try Program.run(words + ["--vary", "drawer.open.duration=0.1,0.4"])
    #expect(all.status == 0)
    let lines = VaryTests.cells(all.text)
    #expect(lines.contains { $0[1] != $0[2] })
    #expect(
      lines[0] == [
        "time", "drawer.open.duration=0.1 drawer.y", "drawer.open.duration=0.4 drawer.y",
      ])
    for (column, value) in [(1, "0.1"), (2, "0.4")] {
      let one = try Program.run(words + ["--set", "drawer.open.duration=\(value)"])
      #expect(
        VaryTests.cells(one.text).dropFirst().map { $0[1] } == lines.dropFirst().map { $0[column] })
    }
  }

  private static func cells(_ table: String) -> [[String]] {
    table.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test func `Curves have commas of their own`() throws {
    let result = try Program.run([
      "trace", opening, "--view", "drawer", "--property", "y", "--vary",
      #"drawer.open.curve=linear,[0.2,0,0,1],{"spring":{"response":0.3,"damping":0.6}}"#,
    ])
    #expect(result.status == 0 && result.complaints.isEmpty)
    #expect(result.text.split(separator: "\n")[0].split(separator: ",").count == 4)
  }

  @Test func `A failed expectation is told with its value`() throws {
    let file = try scratch.put(
      #"{ "scenario": 1, "tuning": "classic", "steps": [ { "tap": "status-bar" }, { "wait": 200 }, { "expect": "drawer", "frame": [0, 20, 320, 120] } ] }"#,
      at: "e.json")
    let result = try Program.run(
      ["trace", file, "--vary", "drawer.open.duration=0.1,0.8", "-o", scratch.at("a.csv")])
    #expect(result.status == 1 && result.lines.count == 1)
    #expect(result.complaints.contains("with drawer.open.duration = 0.8: "))
  }

  @Test func `A strobe is one picture in any format, and as large as the phone`() throws {
    for (words, width) in [([], 320), (["--scale", "2", "--device", "modern"], 786)] {
      let first = try Program.run(["capture", opening, "--strobe", "5", "-o", "-"] + words)
      let second = try Program.run(["capture", opening, "--strobe", "5", "-o", "-"] + words)
      #expect(first.status == 0 && first.output == second.output)
      #expect(try PNG.decode(first.output).width == width)
    }
    let svg = try Program.run(["capture", opening, "--strobe", "5", "-o", scratch.at("a.svg")])
    #expect(svg.status == 0)
    #expect(try SafeFile.read(scratch.at("a.svg")).starts(with: Array("<?xml".utf8)))
    let dark = ["--appearance", "dark"]
    #expect(
      try Program.run(["capture", opening, "--strobe", "5", "-o", "-"] + dark).output
        != Program.run(["capture", opening, "-o", "-"] + dark).output)
  }

  @Test(arguments: [
    (["--strobe", "3", "--sheet", "--fps", "9"], "can't be used together"),
    (["--strobe", "3", "--at", "5"], "can't be used together"),
    (["--strobe", "3", "--shots"], "can't be used together"),
    (["--strobe", "0"], "it must be 1 to 1000"),
    (["--strobe", "1.5"], "it must be a whole number"),
    (["--strobe", "3", "--format", "apng"], "--strobe makes one picture"),
    (["--strobe", "3", "--format", "webp"], "--strobe makes one picture"),
    (["--strobe", "1", "--every", "1"], "more than 100 frames; use a greater number for --strobe"),
    (["--vary", "drawer.height=100,110", "--every", "50"], "--vary needs --sheet; add --sheet"),
    (["--vary", "drawer.height=9,110", "--every", "50", "--sheet"], "it must be"),
    (
      [
        "--sheet", "--every", "50", "--vary", "drawer.height=100,101,102,103,104,105,106,107,108",
        "--vary", "drawer.open.duration=0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8",
      ], "--vary asks for 72 runs; at most 64"
    ),
  ])
  func `What contradicts itself is refused with the remedy`(_ words: [String], _ told: String)
    throws
  {
    let result = try Program.run(["capture", opening, "-o", "-"] + words)
    #expect(result.status == 2 && result.output.isEmpty && result.lines.count == 1)
    #expect(result.complaints.contains(told), "\(result.complaints)")
  }
}
