import Files
import JSON
import Testing
import TouchKit

@testable import Capture

/// Where frames lie on a contact sheet.
@Suite struct SheetLayoutTests {
  private func layout(
    _ frames: Int, _ width: Double = 100, _ height: Double = 100, scale: Double = 1
  ) throws -> SheetLayout {
    try #require(
      SheetLayout(frames: frames, largest: Size(width, height), scale: scale))
  }

  @Test func `One frame has a gap on each side and its label below`() throws {
    let one = try layout(1)
    #expect((one.columns, one.rows) == (1, 1))
    #expect((one.width, one.height) == (16 + 100 + 16, 16 + 100 + 24 + 16))
    #expect(one.corner(0) == (16, 16))
  }

  @Test func `Words are as large as frames ask for, and never too small to be read`() throws {
    #expect(try layout(1, 100).words == 12 && layout(1, 393, 852).words == 24)
    #expect(try layout(1, 393, 852, scale: 2).words == 49)
    #expect(try layout(1, 852, 393).words == 24)
    #expect(try layout(1, 393, 852).height == 16 + 852 + 48 + 16)
  }

  @Test func `Frames go from left to right, then down`() throws {
    let four = try layout(4)
    #expect((four.columns, four.rows) == (3, 2))
    #expect((four.width, four.height) == (16 + 3 * 116, 16 + 2 * 140))
    #expect(four.corner(2) == (16 + 2 * 116, 16))
    #expect(four.corner(3) == (16, 16 + 140))
  }

  @Test func `Tall frames stand in more columns than wide ones`() throws {
    #expect(try layout(12, 50, 200).columns == 8)
    #expect(try layout(12, 200, 50).columns == 3)
  }

  @Test(arguments: [1, 2, 3, 5, 7, 24, 60, 61, 120, 450])
  func `Every frame lies on the sheet, over no other, and no row is empty`(frames: Int) throws {
    let sheet = try layout(frames, 393, 852)
    let cell = sheet.cell
    #expect(sheet.columns <= frames)
    #expect(sheet.rows == (frames + sheet.columns - 1) / sheet.columns)
    var taken: Set<[Int]> = []
    for number in 0..<frames {
      let (x, y) = sheet.corner(number)
      #expect(x >= SheetLayout.gap && x + cell.width + SheetLayout.gap <= sheet.width)
      #expect(y + cell.height + sheet.label + SheetLayout.gap <= sheet.height)
      #expect((x - SheetLayout.gap) % (cell.width + SheetLayout.gap) == 0)
      taken.insert([x, y])
    }
    #expect(taken.count == frames)
  }

  @Test func `The scale is the one asked for where the sheet is small enough`() throws {
    #expect(try layout(2, 393, 852, scale: 3).scale == 3)
    #expect(try layout(2, 393, 852, scale: 3).cell == (1179, 2556))
  }

  @Test func `Where it is not, the largest smaller scale is taken that fits`() throws {
    let (width, height) = (393.0, 852.0)
    for frames in [30, 60, 200, 500] {
      let sheet = try layout(frames, width, height, scale: 3)
      #expect(sheet.scale < 3)
      #expect(sheet.width <= PNGHeader.mostSide && sheet.height <= PNGHeader.mostSide)
      #expect(sheet.width * sheet.height <= PNGHeader.mostPixels)
      #expect(sheet.cell.width == Int((width * sheet.scale).rounded()))
    }
    let scales = try [30, 60, 200, 500].map { try layout($0, width, height, scale: 3).scale }
    #expect(scales == scales.sorted(by: >))
    #expect(try layout(500, width, height).scale == 0.25)
  }

  @Test func `What does not fit in any scale has no layout`() {
    #expect(SheetLayout(frames: 1, largest: Size(40_000, 100), scale: 1) == nil)
    #expect(SheetLayout(frames: 1000, largest: Size(393, 852), scale: 3) == nil)
  }
}
