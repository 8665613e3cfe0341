import GtkPaint
import JSON
import Testing
import TouchKit

@testable import MotionStudy

@Suite struct TextContrastTests {
  private static let fonts = Result { try Fonts() }
  private static let screen = Size(200, 100)
  private static let ground = DisplayItem.fill(Rect(0, 0, 200, 100), .zero, .white)
  private static let style = TextStyle(size: 16, lineHeight: 20)

  private func contrasts(_ items: [DisplayItem]) throws -> [TextContrast] {
    let measurer = PangoMeasurer(fonts: try TextContrastTests.fonts.get())
    let painter = Painter(measurer: measurer)
    let screen = TextContrastTests.screen
    return try TextContrast.all(
      of: DisplayList(items: items), screen: screen, measurer: measurer
    ) { list in
      try painter.pixels(painter.scene(list, size: screen, scale: 1)).pixelBuffer
    }
  }

  private func text(
    _ hex: UInt32, at point: Point = Point(20, 20), alpha: Double = 1, style: TextStyle = style
  ) -> DisplayItem {
    .text(Text("Words", style: style), point, width: nil, Color(hex: hex, alpha: alpha))
  }

  private func close(_ ratio: Double?, _ wanted: Double) -> Bool {
    ratio.map { abs($0 - wanted) < 0.05 } ?? false
  }

  @Test func `A text on one colour has the contrast of the two`() throws {
    let found = try contrasts([TextContrastTests.ground, text(0x777777)])
    #expect(found.count == 1 && found.first?.text.string == "Words")
    #expect(close(found.first?.ratio, 4.48) && found.first?.level == .fails)
    let box = try #require(found.first?.text.box)
    #expect(box.origin == Point(20, 20) && box.height == 20 && box.width > 30 && box.width < 60)
  }

  @Test func `A pale ink, a group's opacity and what lies over both count`() throws {
    let pale = try contrasts([TextContrastTests.ground, text(0x000000, alpha: 0.5)])
    #expect(close(pale.first?.ratio, Contrast.ratio(Color(hex: 0x7F7F7F), .white)))
    let group = try contrasts([
      TextContrastTests.ground,
      .pushOpacity(0.5, bounds: Rect(0, 0, 200, 100)), text(0x000000), .pop,
    ])
    #expect(close(group.first?.ratio, Contrast.ratio(Color(hex: 0x7F7F7F), .white)))
    let dimmed = try contrasts([
      TextContrastTests.ground, text(0x000000),
      .fill(Rect(0, 0, 200, 100), .zero, Color.black.faded(0.5)),
    ])
    #expect(close(dimmed.first?.ratio, Contrast.ratio(.black, Color(hex: 0x7F7F7F))))
  }

  @Test func `What can't be seen has none, and what looks like its ground has the least`() throws {
    #expect(
      try contrasts([
        TextContrastTests.ground, text(0x000000), .fill(Rect(0, 0, 200, 100), .zero, .white),
      ]).isEmpty)
    #expect(
      try contrasts([
        TextContrastTests.ground, .pushClip(Rect(0, 60, 200, 40), .zero), text(0x000000), .pop,
      ]).isEmpty)
    let same = try contrasts([TextContrastTests.ground, text(0xFFFFFF)])
    #expect(same.map(\.ratio) == [1] && same.first?.level == .fails)
    #expect(try contrasts([TextContrastTests.ground]).isEmpty)
  }

  @Test func `Of a ground in two colours the worse counts, but a line in it does not`() throws {
    let halves = try contrasts([
      TextContrastTests.ground, .fill(Rect(40, 0, 160, 100), .zero, Color(hex: 0x333333)),
      text(0x000000),
    ])
    #expect(close(halves.first?.ratio, Contrast.ratio(.black, Color(hex: 0x333333))))
    let line = try contrasts([
      TextContrastTests.ground, .fill(Rect(40, 0, 1, 100), .zero, Color(hex: 0x333333)),
      text(0x000000),
    ])
    #expect(close(line.first?.ratio, 21))
  }

  @Test func `Letters are as large as they are shown`() throws {
    let doubled = try contrasts([
      TextContrastTests.ground, .pushTransform(.scale(2, 2)), text(0x777777, at: Point(5, 5)), .pop,
    ])
    #expect(doubled.first?.text.size == 32 && doubled.first?.text.isLarge == true)
    #expect(doubled.first?.level == .aa)
    #expect(doubled.first?.text.box.origin == Point(10, 10))
  }

  @Test func `A box stands where its text is aligned`() throws {
    func item(_ alignment: Text.Alignment, _ words: String) -> DisplayItem {
      .text(
        Text(words, style: TextContrastTests.style, alignment: alignment), Point(0, 0), width: 200,
        .black)
    }
    let found = try contrasts([
      TextContrastTests.ground, item(.leading, "Words"), item(.center, "Words"),
      item(.trailing, "Words"), item(.leading, "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"),
    ])
    let boxes = found.map(\.text.box)
    #expect(boxes.count == 4)
    #expect(boxes[0].x == 0 && abs(boxes[1].center.x - 100) < 0.01 && boxes[2].maxX == 200)
    #expect(boxes[3].maxX == 200)
  }
}
