import Files
import Foundation
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
    let scratch = try Scratch()
    let file = try scratch.write(
      #"{ "scenario": 1, "steps": [ { "tap": "status-bar" }, { "wait": 50 } ] }"#, to: "s.json")
    let folder = scratch.path("frames")
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

  @Test func `A sequence takes the place of an earlier one whole`() throws {
    let scratch = try Scratch()
    let folder = scratch.path("frames")
    func names(_ words: String...) throws -> [String] {
      let result = try Program.run(["capture", Program.drawer, "-o", folder] + words)
      #expect(result.status == 0 && result.complaints.isEmpty)
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }
    #expect(try names("--every", "50").count > 5)
    #expect(try names("--every", "300").count == 2)
    #expect(try names("--every", "300", "--format", "svg").first == "frame-00000.svg")
    #expect(scratch.names == ["frames"])
  }

  @Test func `Shots are files by their names`() throws {
    let scratch = try Scratch()
    let folder = scratch.path("shots")
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
    ] {
      let first = try Program.run(["capture", Program.drawer, "-o", "-"] + words)
      let second = try Program.run(["capture", Program.drawer, "-o", "-"] + words)
      #expect(first.status == 0 && first.output == second.output && first.output.count > 1000)
    }
  }

  @Test func `A file's ending says its format`() throws {
    let scratch = try Scratch()
    for (name, start) in [
      ("a.svg", "<?xml"), ("a.pdf", "%PDF"), ("a.node", ""), ("a.png", "\u{89}PNG"),
    ] {
      let path = scratch.path(name)
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
    let scratch = try Scratch()
    let file = try scratch.write(
      #"{ "scenario": 1, "device": "modern", "steps": [ { "wait": 5000 } ] }"#, to: "s.json")
    // The loop waits for the first frame, however long the machine takes for it.
    let script = """
      "$@" & pid=$!
      until compgen -G '\(scratch.path("out.partial-*/*1.png"))' > /dev/null || ! kill -0 $pid; do :; done
      kill -INT $pid; wait $pid
      """
    let result = try Program.run(
      "/bin/bash",
      [
        "-c", "set -m; \(script)", "bash", Program.path, "capture", file, "--fps", "1000", "-o",
        scratch.path("out"),
      ])
    #expect(result.status == 130)
    #expect(scratch.names == ["s.json"])
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
    #expect(strip.text.contains("the strip takes it for the drawer; no view hears of it"))
    #expect(strip.text.contains(#""taker": null"#) && !strip.text.contains(#""outcome": "took""#))
    for place in ["160", "160,", "1,2,3", "a,b", "1e9,2"] {
      let wrong = try Program.run(["inspect", Program.drawer, "--explain", place])
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
