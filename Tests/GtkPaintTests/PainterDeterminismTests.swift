import GtkPaint
import Testing
import TouchKit

@Suite struct PainterDeterminismTests {
  @Test(arguments: [1.0, 2, 3])
  func `Two painters paint the same pixels, whatever they painted before`(scale: Double) throws {
    let used = try PainterFixture(size: Showcase.size, scale: scale)
    for step in 0..<20 { _ = try used.paint(Showcase.items(shift: Double(step) * 1.37)) }
    let fresh = try PainterFixture(size: Showcase.size, scale: scale)
    for shift in [0, 3.3] {
      #expect(
        try used.paint(Showcase.items(shift: shift))
          == (try fresh.paint(Showcase.items(shift: shift))))
    }
  }

  @Test func `A scene drawn twice is drawn the same`() throws {
    let fixture = try PainterFixture(size: Showcase.size, scale: 2)
    let scene = fixture.scene(Showcase.items())
    #expect(
      Pixels(try fixture.painter.pixels(scene)) == Pixels(try fixture.painter.pixels(scene)))
  }

  @Test func `Items seen through a scale of the machine stay what they are`() throws {
    // Layout never learns the scale: one point more to the right is the same pixels more at any scale.
    let narrow = Text(
      "Some words to wrap", style: TextStyle(size: 15, lineHeight: 20), lines: 0)
    let measurer = try PainterFixture(scale: 1).measurer
    let before = measurer.measure(narrow, width: 70)
    for scale in [1.0, 2, 3] {
      let painter = Painter(measurer: measurer)
      _ = painter.scene(
        DisplayList(items: [.text(narrow, .zero, width: 70, .black)]), size: Size(80, 80),
        scale: scale)
      #expect(measurer.measure(narrow, width: 70) == before)
    }
  }
}
