import Files
import MotionStudy
import Rehearsal
import TestSupport
import Testing
import TouchKit

@testable import Capture

/// Pictures of whole runs.
@Suite struct RunPicturesTests {
  private static let startState = #"{ "tap": "status-bar" }, { "wait": 350 }"#
  private static let end = Time.milliseconds(400)
  private static let failing = #"{ "wait": 100 }, { "tap": "drawer-history-7" }, { "shot": "b" }"#

  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  private func frame(_ name: String) throws -> PixelBuffer {
    try PNG.decode(try SafeFile.read(temporary.at("frames/\(name)")), path: nil)
  }

  @Test func `A still is the frame at a time, at the end, or after it`() throws {
    let times = [Time.zero, .milliseconds(120), RunPicturesTests.end, .milliseconds(900)]
    let painted = try PhoneRun.painted(RunPicturesTests.startState, at: times, scale: 2)
    for (time, wanted) in zip([times[0], times[1], nil, times[3]], painted) {
      let run = try PhoneRun(RunPicturesTests.startState)
      let bytes = try #require(try run.pictures(scale: 2).still(at: time, as: .png))
      #expect(try PNG.decode(bytes, path: nil) == wanted)
    }
  }

  @Test func `A sequence has the frames from 0 to before the end`() throws {
    let run = try PhoneRun(RunPicturesTests.startState)
    let count = try run.pictures().writeFrames(
      at: .perSecond(30), as: .png, to: temporary.at("frames"))
    // The twelfth is at 400 ms, which is the end.
    #expect(count == 12)
    #expect(run.stage.now == RunPicturesTests.end)
    let times = (0..<12).map { SampleTimes.perSecond(30)[$0] }
    let painted = try PhoneRun.painted(RunPicturesTests.startState, at: times)
    let names = try Folder(opening: temporary.at("frames")).names()
    #expect(names.count == 12 && names.first == "frame-00000.png")
    for (name, wanted) in zip(names, painted) {
      let isSame = try frame(name) == wanted
      #expect(isSame, "\(name)")
    }
  }

  @Test func `Documents and pictures have the same times`() throws {
    let run = try PhoneRun(RunPicturesTests.startState)
    let count = try run.pictures().writeFrames(
      at: .every(.milliseconds(100)), as: .svg, to: temporary.at("frames"))
    #expect(count == 4)
    #expect(try Folder(opening: temporary.at("frames")).names().last == "frame-00003.svg")
  }

  @Test func `Shots are written under their names`() throws {
    let steps =
      #"{ "shot": "closed" }, { "tap": "status-bar" }, { "wait": 350 }, { "shot": "open" }"#
    let run = try PhoneRun(steps)
    #expect(try run.pictures().writeShots(as: .png, to: temporary.at("frames")) == 2)
    let painted = try PhoneRun.painted(steps, at: [.zero, RunPicturesTests.end])
    #expect(try frame("closed.png") == painted[0])
    #expect(try frame("open.png") == painted[1])
  }

  @Test func `An animation has a frame for each time`() throws {
    let run = try PhoneRun(RunPicturesTests.startState)
    let bytes = try #require(try run.pictures().animation(at: .perSecond(30), as: .apng))
    let first = try PhoneRun.painted(RunPicturesTests.startState, at: [.zero])[0]
    #expect(try PNG.decode(bytes, path: nil) == first)
    // acTL counts what is shown; frames that are as before are shown longer.
    let mark = try #require(bytes.firstRange(of: Array("acTL".utf8)))
    let frames = bytes[mark.upperBound..<mark.upperBound + 4].reduce(0) { $0 << 8 | Int($1) }
    #expect((2...12).contains(frames))
  }

  @Test func `A player of WebP shows the frames that were painted, each in its time`() throws {
    let run = try PhoneRun(RunPicturesTests.startState)
    let bytes = try #require(
      try run.pictures(scale: 2).animation(at: .perSecond(30), as: .webp))
    let played = try #require(PlayedWebP(bytes))
    let times = SampleTimes.perSecond(30)
    let painted = try PhoneRun.painted(
      RunPicturesTests.startState, at: (0..<12).map { times[$0] }, scale: 2)
    #expect(played.ends.last == 400)
    for (index, wanted) in painted.enumerated() {
      // The frame in the middle of its time.
      let middle = (2 * index + 1) * 1000 / 60
      let shown = try #require(played.ends.firstIndex { $0 > middle })
      let isSame = played.frames[shown] == wanted.bytes
      #expect(isSame, "frame \(index)")
    }
    let again = try PhoneRun(RunPicturesTests.startState).pictures(scale: 2)
    #expect(try again.animation(at: .perSecond(30), as: .webp) == bytes)
  }

  @Test func `An animation of a phone that turns is refused with the time`() throws {
    let run = try PhoneRun(#"{ "wait": 100 }, { "rotate": "left" }, { "wait": 1000 }"#)
    let thrown = #expect(throws: CaptureError.self) {
      try run.pictures().animation(at: .every(.milliseconds(50)), as: .apng)
    }
    #expect(thrown == .turn(before: run.stage.now))
    #expect(run.stage.now >= .milliseconds(100))
  }

  @Test func `A sheet is of the times or of the shots`() throws {
    let run = try PhoneRun(RunPicturesTests.startState)
    let bytes = try #require(try run.pictures().sheet(at: .every(.milliseconds(100))))
    let layout = try #require(SheetLayout(frames: 4, largest: run.stage.screenSize, scale: 1))
    #expect(try PNG.decode(bytes, path: nil).width == layout.width)
    let shots = try PhoneRun(#"{ "shot": "a" }, { "wait": 10 }, { "shot": "b" }"#)
    let sheet = try #require(try shots.pictures().sheetOfShots())
    let two = try #require(SheetLayout(frames: 2, largest: run.stage.screenSize, scale: 1))
    #expect(try PNG.decode(sheet, path: nil).width == two.width)
  }

  @Test func `The times on a sheet count from where it begins`() throws {
    func sheet(of length: Int, from start: Int) throws -> [UInt8]? {
      let still = try PhoneRun("{ \"wait\": \(length) }")
      let pictures = RunPictures(
        of: still.run, measurer: still.measurer, scale: 1, from: .milliseconds(start),
        check: { _ in })
      return try pictures.sheet(at: .every(.milliseconds(100)))
    }
    #expect(try sheet(of: 350, from: 50) == sheet(of: 300, from: 0))
    #expect(try sheet(of: 350, from: 50) != sheet(of: 350, from: 0))
  }

  @Test func `Where a step can't be done nothing is made`() throws {
    func pictures() throws -> RunPictures { try PhoneRun(RunPicturesTests.failing).pictures() }
    let path = temporary.at("frames")
    let rate = SampleTimes.perSecond(60)
    #expect(try pictures().still(at: nil, as: .png) == nil)
    #expect(try pictures().writeFrames(at: rate, as: .png, to: path) == 0)
    #expect(try pictures().writeFrames(at: rate, as: .node, to: path) == 0)
    #expect(try pictures().writeShots(as: .png, to: path) == 0)
    #expect(try pictures().animation(at: rate, as: .apng) == nil)
    #expect(try pictures().sheet(at: rate) == nil)
    #expect(try pictures().sheetOfShots() == nil)
    #expect(try temporary.names() == [])
  }

  @Test func `A scenario without time or shots has nothing to show`() throws {
    let path = temporary.at("frames")
    #expect(try PhoneRun("").pictures().writeFrames(at: .perSecond(60), as: .png, to: path) == 0)
    #expect(try PhoneRun("").pictures().writeShots(as: .png, to: path) == 0)
    #expect(try PhoneRun("").pictures().animation(at: .perSecond(60), as: .apng) == nil)
    #expect(try PhoneRun("").pictures().sheetOfShots() == nil)
    #expect(try temporary.names() == [])
  }

  @Test func `What ends a run leaves no folder behind`() throws {
    struct Ended: Error {}
    let run = try PhoneRun(RunPicturesTests.startState)
    let pictures = run.pictures { run in
      if run.stage.now > .milliseconds(200) { throw Ended() }
    }
    #expect(throws: Ended.self) {
      try pictures.writeFrames(at: .perSecond(60), as: .png, to: temporary.at("frames"))
    }
    #expect(try temporary.names() == [])
  }
}
