import Files
import Foundation
import TestSupport
import Testing

@Suite struct CaptureTests {
  private func capture(_ words: String...) throws -> [UInt8] {
    let result = try Program.run(["capture", Program.drawer, "-o", "-"] + words)
    #expect(result.status == 0 && result.complaints.isEmpty)
    return result.output
  }

  @Test func `A frame has the device's size at its scale`() throws {
    for (words, width, height) in [
      ([], 320, 480), (["--scale", "3"], 960, 1440), (["--device", "librem"], 720, 1440),
      (["--device", "modern", "--scale", "1"], 393, 852),
    ] as [([String], Int, Int)] {
      let result = try Program.run(
        ["capture", Program.drawer, "--at", "0", "-o", "-"] + words)
      let picture = try PNG.decode(result.output)
      #expect(picture.width == width && picture.height == height)
    }
  }

  @Test func `Frames are those before the end, a frame each k / N seconds`() throws {
    let scratch = try TemporaryFolder()
    let file = try scratch.put(
      #"{ "scenario": 1, "steps": [ { "tap": "status-bar" }, { "wait": 50 } ] }"#, at: "s.json")
    let folder = scratch.at("frames")
    let result = try Program.run(["capture", file, "--fps", "30", "-o", folder])
    #expect(result.status == 0)
    // 100 ms long: frames at 0, 33.3 and 66.7 ms; the one at 100 ms is the end.
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        == ["frame-00000.png", "frame-00001.png", "frame-00002.png"])
    for (name, at) in [("frame-00000", "0"), ("frame-00001", "33.334"), ("frame-00002", "66.667")] {
      let single = try Program.run(["capture", file, "--at", at, "-o", "-"])
      #expect(try SafeFile.read("\(folder)/\(name).png") == single.output)
    }
  }

  @Test func `Where little moves, frames of a sequence are those taken alone`() throws {
    let scratch = try TemporaryFolder()
    let banner = Program.resource("scenarios/banner-default.scenario.json")
    let folder = scratch.at("frames")
    let result = try Program.run(["capture", banner, "--every", "90", "-o", folder])
    #expect(result.status == 0)
    for number in 0..<6 {
      let single = try Program.run(["capture", banner, "--at", "\(90 * number)", "-o", "-"])
      #expect(try SafeFile.read("\(folder)/frame-0000\(number).png") == single.output)
    }
  }

  @Test func `A sequence takes the place of an earlier one whole`() throws {
    let scratch = try TemporaryFolder()
    let folder = scratch.at("frames")
    func names(_ words: String...) throws -> [String] {
      let result = try Program.run(["capture", Program.drawer, "-o", folder] + words)
      #expect(result.status == 0 && result.complaints.isEmpty)
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }
    #expect(try names("--every", "50").count > 5)
    #expect(try names("--every", "300").count == 2)
    #expect(try names("--every", "300", "--format", "svg").first == "frame-00000.svg")
    #expect(try scratch.names() == ["frames"])
  }

  @Test func `Shots are files by their names`() throws {
    let scratch = try TemporaryFolder()
    let folder = scratch.at("shots")
    let result = try Program.run(["capture", Program.drawer, "--shots", "-o", folder])
    #expect(result.status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        == ["closed.png", "halfway.png", "open.png"])
    #expect(try SafeFile.read("\(folder)/halfway.png") == capture("--at", "100"))
  }

  @Test func `Every format is the same bytes twice`() throws {
    for words in [
      ["--at", "120"], ["--at", "120", "--format", "svg"], ["--at", "120", "--format", "pdf"],
      ["--at", "120", "--format", "node"], ["--fps", "20", "--format", "apng"],
      ["--fps", "20", "--sheet"],
    ] {
      let first = try Program.run(["capture", Program.drawer, "-o", "-"] + words)
      let second = try Program.run(["capture", Program.drawer, "-o", "-"] + words)
      #expect(first.status == 0 && first.output == second.output && first.output.count > 1000)
    }
  }

  @Test func `A sheet shows each frame with its time below it`() throws {
    let (gap, label) = (16, 40)
    let sheet = try PNG.decode(capture("--every", "100", "--sheet"))
    // 0, 100 … 500 ms: six frames of 320 × 480, in rows of four because screens are wide.
    #expect(sheet.width == gap + 4 * (320 + gap) && sheet.height == gap + 2 * (480 + label + gap))
    for number in 0..<6 {
      let frame = try PNG.decode(capture("--at", "\(number * 100)", "--scale", "1"))
      let left = gap + number % 4 * (320 + gap)
      let top = gap + number / 4 * (480 + label + gap)
      let part = part(of: sheet, left, top, 320, 480)
      #expect(part == frame.bytes, "frame \(number)")
      let words = self.part(of: sheet, left, top + 480, 320, label)
      #expect(Set(words).count > 10)
    }
    let larger = try PNG.decode(capture("--every", "300", "--sheet", "--scale", "2"))
    #expect(larger.width == gap + 2 * (640 + gap))
  }

  @Test func `A sheet of shots is as wide as they need, and one of very many is made smaller`()
    throws
  {
    let shots = try PNG.decode(capture("--shots", "--sheet"))
    #expect(shots.width == 16 + 3 * (320 + 16) && shots.height == 16 + 480 + 40 + 16)
    let many = try PNG.decode(capture("--every", "2", "--sheet"))
    #expect(many.width <= 8192 && many.height <= 8192 && many.width * many.height <= 16 << 20)
  }

  private func part(
    of picture: PixelBuffer, _ left: Int, _ top: Int, _ width: Int, _ height: Int
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    for y in top..<top + height {
      let start = (y * picture.width + left) * 4
      bytes += picture.bytes[start..<start + width * 4]
    }
    return bytes
  }

  @Test func `A sheet is one PNG of several frames`() throws {
    for words in [
      ["--sheet"], ["--sheet", "--at", "5"], ["--sheet", "--fps", "9", "--format", "svg"],
    ] {
      let result = try Program.run(["capture", Program.drawer, "-o", "-"] + words)
      #expect(result.status == 2 && result.output.isEmpty && result.lines.count == 1)
    }
  }

  @Test func `A file's ending says its format`() throws {
    let scratch = try TemporaryFolder()
    for (name, start) in [
      ("a.svg", "<?xml"), ("a.pdf", "%PDF"), ("a.node", ""), ("a.png", "\u{89}PNG"),
    ] {
      let path = scratch.at(name)
      #expect(try Program.run(["capture", Program.drawer, "--at", "0", "-o", path]).status == 0)
      let head = String(
        decoding: try SafeFile.read(path).prefix(start.utf8.count), as: UTF8.self)
      #expect(start == "\u{89}PNG" || head == start)
    }
  }

  @Test func `Time past the end goes on, and without --at the end is shown`() throws {
    #expect(try capture("--at", "5000") == capture())
    #expect(try capture("--at", "100") != capture())
  }

  @Test func `A phone that turns does not fit into an animation`() throws {
    let rotation = Program.resource("scenarios/rotation.scenario.json")
    let result = try Program.run(
      ["capture", rotation, "--fps", "10", "--format", "apng", "-o", "-"])
    #expect(result.status == 2 && result.output.isEmpty && result.lines.count == 1)
  }

  @Test func `An interruption ends a sequence with 130 and leaves nothing behind`() throws {
    let scratch = try TemporaryFolder()
    let file = try scratch.put(
      #"{ "scenario": 1, "device": "modern", "steps": [ { "wait": 90000 } ] }"#, at: "s.json")
    // The loop waits for the first frame, however long the machine takes for it.
    let script = """
      "$@" & pid=$!
      until compgen -G '\(scratch.at("out.partial-*/frame-00001.png"))' > /dev/null || ! kill -0 $pid; do :; done
      kill -INT $pid; wait $pid
      """
    let result = try Program.run(
      "/bin/bash",
      [
        "-c", "set -m; \(script)", "bash", Program.path, "capture", file, "--fps", "1000", "-o",
        scratch.at("out"),
      ])
    #expect(result.status == 130)
    #expect(try scratch.names() == ["s.json"])
  }

  @Test func `inspect shows the tree, and the log where it is asked for`() throws {
    let plain = try Program.run(["inspect", Program.drawer, "--at", "350"])
    #expect(plain.status == 0)
    #expect(plain.text.hasPrefix("{\n  \"inspect\": 1,\n  \"time\": 350,\n"))
    #expect(!plain.text.contains("\"log\""))
    let logged = try Program.run(["inspect", Program.drawer, "--at", "350", "--log"])
    #expect(
      logged.text.contains(#""kind": "motion", "text": "drawer.progress from 0 to 1 until 200 ms""#)
    )
  }

  @Test func `inspect explains why a touch lands where it lands`() throws {
    let result = try Program.run(["inspect", Program.drawer, "--at", "0", "--explain", "160,300"])
    #expect(result.status == 0 && result.complaints.isEmpty)
    #expect(result.text.contains("\"explain\": {\n    \"x\": 160,\n    \"y\": 300,\n"))
    #expect(result.text.contains(#""outcome": "passed""#))
    #expect(result.text.contains(#""taker": "row-"#))
    for part in [
      #""chain": ["#, #""content","#, #""main-window""#, #""application""#, #""gestures": ["#,
      #"sent open to InboxController on TouchUpInside"#, #""answer": "handed it down""#,
      #""answer": "took it""#, #""answer": "no: outside, at "#,
    ] {
      #expect(result.text.contains(part), "\(part)")
    }
    let strip = try Program.run(["inspect", Program.drawer, "--at", "0", "--explain", "160,10"])
    #expect(strip.text.contains("the status bar takes it for the drawer; no view hears of it"))
    #expect(strip.text.contains(#""taker": null"#) && !strip.text.contains(#""outcome": "took""#))
    for point in ["160", "160,", "1,2,3", "a,b", "1e9,2"] {
      let wrong = try Program.run(["inspect", Program.drawer, "--explain", point])
      #expect(wrong.status == 2 && wrong.lines.count == 1 && wrong.output.isEmpty)
    }
  }

  @Test func `A trace has a line for each sample and one for the end`() throws {
    let result = try Program.run([
      "trace", Program.drawer, "--view", "drawer", "--property", "y", "--every", "100",
    ])
    #expect(result.status == 0)
    let lines = result.text.split(separator: "\n")
    #expect(lines.prefix(4) == ["time,drawer.y", "0,-100", "100,-40", "200,20"])
    #expect(lines.last == "600,")
  }
}
