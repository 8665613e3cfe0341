import Files
import Rehearsal
import Testing
import TouchKit

@testable import Capture

/// One picture of how a run moves.
@Suite struct OnionSkinPaintTests {
  private static let steps =
    #"{ "swipe": "row-2", "direction": "left", "distance": 90, "duration": 200 }, { "wait": 400 }"#

  private func onionSkin(_ step: Int, scale: Int = 1) throws -> PixelBuffer {
    let run = try PhoneRun(OnionSkinPaintTests.steps)
    return try PNG.decode(
      try #require(
        try run.pictures(scale: scale).onionSkin(every: step, of: .perSecond(60), as: .png)),
      path: nil
    )
  }

  @Test(arguments: [1, 2])
  func `What stands is as at the end, and what moved leaves traces`(_ scale: Int) throws {
    let end = try PhoneRun.painted(
      OnionSkinPaintTests.steps, at: [.milliseconds(600)], scale: scale)[0]
    let picture = try onionSkin(4, scale: scale)
    #expect((picture.width, picture.height) == (end.width, end.height))
    let run = try PhoneRun(OnionSkinPaintTests.steps)
    let row = try #require(run.stage.tree().node("row-2")).frame
    let rows = Int(row.y) * scale..<Int(row.maxY) * scale
    var (inside, outside) = (0, 0)
    // Above the rows a button dims.
    let list = try #require(run.stage.tree().node("row-1")).frame
    for y in Int(list.y) * scale..<end.height {
      for x in 0..<end.width where picture[x, y] != end[x, y] {
        if rows.contains(y) { inside += 1 } else { outside += 1 }
      }
    }
    #expect(inside > 500 && outside == 0, "\(inside) in the row, \(outside) elsewhere")
  }

  @Test func `The same inputs give the same picture, and another step another one`() throws {
    let picture = try onionSkin(4)
    #expect(try onionSkin(4) == picture)
    #expect(try onionSkin(9) != picture)
  }

  @Test func `A picture of only the first frame has that frame behind the end`() throws {
    // The 500th frame comes after the end.
    let picture = try onionSkin(500)
    let end = try PhoneRun.painted(OnionSkinPaintTests.steps, at: [.milliseconds(600)])[0]
    #expect(picture != end)
  }

  @Test func `A phone that turns and too many frames are refused`() throws {
    let turning = try PhoneRun(#"{ "wait": 100 }, { "rotate": "left" }, { "wait": 1000 }"#)
    #expect(throws: CaptureError.turnInStrobe) {
      try turning.pictures().onionSkin(every: 1, of: .perSecond(10), as: .png)
    }
    let long = try PhoneRun(#"{ "wait": 5000 }"#)
    #expect(throws: CaptureError.crowdedStrobe) {
      try long.pictures().onionSkin(every: 1, of: .perSecond(60), as: .png)
    }
  }

  @Test func `Where a step can't be done there is no picture`() throws {
    let run = try PhoneRun(#"{ "wait": 100 }, { "tap": "drawer-history-7" }"#)
    #expect(try run.pictures().onionSkin(every: 2, of: .perSecond(60), as: .png) == nil)
  }
}
