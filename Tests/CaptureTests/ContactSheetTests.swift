import Files
import GtkPaint
import Testing
import TouchKit

@testable import Capture

/// A contact sheet as a picture.
@Suite struct ContactSheetTests {
  private static let ground = Pixel(red: 0x3A, green: 0x3A, blue: 0x40)

  private func isGround(_ picture: PixelBuffer, _ x: Range<Int>, _ y: Range<Int>) -> Bool {
    y.allSatisfy { y in x.allSatisfy { picture[$0, y] == ContactSheetTests.ground } }
  }

  @Test func `Each frame is on the sheet as it is alone, with its time below`() throws {
    let run = try PhoneRun(#"{ "tap": "status-bar" }, { "wait": 300 }"#)
    var sheet = ContactSheet()
    var frames: [PixelBuffer] = []
    for time in [0, 150, 300] {
      run.run.run(to: .milliseconds(time))
      try sheet.add(FrameLook.bare.frame(run.stage), at: run.stage.now)
      frames.append(try run.painted())
    }
    let bytes = try #require(try sheet.png(run.measurer, scale: 1))
    let picture = try PNG.decode(bytes, path: nil)
    let layout = try #require(SheetLayout(frames: 3, largest: run.stage.screenSize, scale: 1))
    #expect((picture.width, picture.height) == (layout.width, layout.height))
    for (number, frame) in frames.enumerated() {
      let corner = layout.corner(number)
      let isSame = (0..<frame.height).allSatisfy { y in
        (0..<frame.width).allSatisfy { x in
          picture[corner.x + x, corner.y + y] == frame[x, y]
        }
      }
      #expect(isSame, "frame \(number)")
      let columns = corner.x..<corner.x + layout.cell.width
      let below = corner.y + layout.cell.height
      #expect(!isGround(picture, columns, below..<below + layout.label), "label \(number)")
    }
    #expect(frames[0] != frames[1] && frames[1] != frames[2])
    #expect(isGround(picture, 0..<picture.width, 0..<SheetLayout.gap))
    #expect(isGround(picture, 0..<SheetLayout.gap, 0..<picture.height))
    #expect(
      isGround(picture, 0..<picture.width, picture.height - SheetLayout.gap..<picture.height))
  }

  @Test func `A shot has its name below`() throws {
    let run = try PhoneRun(#"{ "wait": 300 }"#)
    func sheet(_ name: String?) throws -> [UInt8]? {
      var sheet = ContactSheet()
      try sheet.add(FrameLook.bare.frame(run.stage), at: run.stage.now, shot: name)
      return try sheet.png(run.measurer, scale: 1)
    }
    let files = try [sheet(nil), sheet("halfway"), sheet("open")]
    #expect(Set(files).count == 3)
    #expect(try sheet("open") == files[2])
  }

  @Test func `A sheet without frames is none`() throws {
    let run = try PhoneRun("")
    #expect(try ContactSheet().png(run.measurer, scale: 1) == nil)
  }

  @Test func `More than a thousand frames are refused`() throws {
    let run = try PhoneRun("")
    var sheet = ContactSheet()
    for _ in 0..<ContactSheet.most {
      try sheet.add(FrameLook.bare.frame(run.stage), at: run.stage.now)
    }
    #expect(throws: CaptureError.crowdedSheet) {
      try sheet.add(FrameLook.bare.frame(run.stage), at: run.stage.now)
    }
  }

  @Test(arguments: [
    (0, "0.000 s"), (499, "0.000 s"), (16_667, "0.017 s"), (350_000, "0.350 s"),
    (59_999_500, "60.000 s"), (1_000_010, "1.000 s"),
  ])
  func `Times are written in seconds with three decimals`(microseconds: Int64, words: String) {
    #expect(ContactSheet.label(of: .microseconds(microseconds)) == words)
    #expect(
      ContactSheet.label(of: .microseconds(microseconds), shot: "open") == "\(words) · open")
  }
}
