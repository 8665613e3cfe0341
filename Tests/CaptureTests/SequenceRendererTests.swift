import Files
import GtkPaint
import Rehearsal
import Testing
import TouchKit

@testable import Capture

/// Frames of which only what changed is drawn.
@Suite struct SequenceRendererTests {
  @Test func `Every frame of a drawer that opens is as if it were painted whole`() throws {
    let run = try PhoneRun(#"{ "tap": "status-bar" }, { "wait": 400 }"#)
    let renderer = SequenceRenderer(run.stage, .bare, measurer: run.measurer, scale: 2)
    var last: PixelBuffer?
    var count = 0
    for time in stride(from: 0, through: 400, by: 25) {
      run.run.run(to: .milliseconds(time))
      let whole = try run.painted(scale: 2)
      let surface = try renderer.nextFrame()
      if surface != nil { count += 1 }
      last = surface?.pixelBuffer ?? last
      #expect(last == whole, "at \(time) ms")
    }
    #expect(count > 5)
  }

  @Test func `A frame like the one before is not drawn again`() throws {
    let run = try PhoneRun("")
    let renderer = SequenceRenderer(run.stage, .bare, measurer: run.measurer, scale: 1)
    #expect(try renderer.nextFrame() != nil)
    #expect(try renderer.nextFrame() == nil)
    run.stage.advance(to: .milliseconds(500))
    #expect(try renderer.nextFrame() == nil)
  }

  @Test func `The surface of a frame is left alone while the next is drawn`() throws {
    let run = try PhoneRun(#"{ "tap": "status-bar" }, { "wait": 400 }"#)
    let renderer = SequenceRenderer(run.stage, .bare, measurer: run.measurer, scale: 1)
    let first = try #require(try renderer.nextFrame())
    let before = first.pixelBuffer
    run.run.run(to: .milliseconds(150))
    let second = try #require(try renderer.nextFrame())
    #expect(second !== first && first.pixelBuffer == before)
    run.run.run(to: .milliseconds(200))
    #expect(try renderer.nextFrame() === first)
  }
}
