import MotionStudy
import Rehearsal
import Testing
import TouchKit

@testable import Capture

@Suite struct FrameLengthTests {
  private func ticks(_ times: SampleTimes) throws -> [Int] {
    let length = try FrameLength(times)
    return [length.ticks, length.ticksPerSecond]
  }

  @Test func `Frames a second are ticks, and milliseconds are`() throws {
    #expect(try ticks(.perSecond(60)) == [1, 60])
    #expect(try ticks(.perSecond(1000)) == [1, 1000])
    #expect(try ticks(.every(.milliseconds(40))) == [40, 1000])
    #expect(try ticks(.every(.milliseconds(65_535))) == [65_535, 1000])
    // As a whole number of milliseconds, like every other.
    #expect(try ticks(.perSecond(1)) == [1000, 1000])
  }

  @Test(arguments: [500, 16_667, 999, 65_536_000])
  func `What the file can't say is refused`(microseconds: Int64) {
    let time = Time.microseconds(microseconds)
    #expect(throws: CaptureError.frameLength(time)) { try FrameLength(.every(time)) }
  }
}
